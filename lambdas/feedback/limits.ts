import type { ShareId } from "#domain/sharing/share.ts";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { networkOf, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * A class of thirty shares one address. Nobody writes a comment every four seconds. Comments written offline arrive at
 * once, and the browser sends the rest minute by minute.
 */
const limits = {
  address: { limit: 600, windowSeconds: hourSeconds },
  reader: { limit: 15, windowSeconds: 60 },
  readerDay: { limit: 300, windowSeconds: daySeconds },
  link: { limit: 1_200, windowSeconds: hourSeconds },
} as const;
export type Limits = Readonly<Record<keyof typeof limits, Limit>>;

/**
 * The same class, which also checks for replies. Counted before anything is read. Where the play is read, it counts once for each
 * part (300 kB as stored).
 */
export const requestLimitOf = (viewerAddress: string): RateLimit => ({
  name: "feedback-requests-from",
  key: networkOf(viewerAddress),
  limit: 2_400,
  windowSeconds: hourSeconds,
});

/** Mail programs of many people share the addresses of their companies. */
export const choiceLimitOf = (viewerAddress: string): RateLimit => ({
  name: "mail-choices-from",
  key: networkOf(viewerAddress),
  limit: 600,
  windowSeconds: hourSeconds,
});

export interface ReaderRequest {
  readonly viewerAddress: string;
  readonly keyHash: string;
  readonly shareId: ShareId;
}

/** Counts one more comment that a reader leaves or changes. Refuses it above any of the limits. */
export async function assertNotTooMuch(
  table: Table,
  { viewerAddress, keyHash, shareId }: ReaderRequest,
  now: Date,
  allowed: Limits = limits,
): Promise<void> {
  for (const [source, key] of [
    // First, so that a refused reader doesn't use up the limit that they share with others at the same address.
    ["reader", `${shareId} ${keyHash}`],
    ["readerDay", `${shareId} ${keyHash}`],
    ["address", networkOf(viewerAddress)],
    ["link", shareId],
  ] as const) {
    const rate = { name: `feedback-by-${source}`, key, ...allowed[source] };
    await assertWithinRate(table, rate, now, { detail });
  }
}

const detail = (wait: string) =>
  `You've sent too many comments in a short time. Your text is saved here. Send it in ${wait}.`;

/**
 * E-mails that ask to confirm an address go to whatever address somebody enters. Nobody gets more than three a day, whoever asks
 * for them, and the same class of thirty can ask at once.
 */
const confirmLimits = {
  to: { limit: 3, windowSeconds: daySeconds },
  reader: { limit: 5, windowSeconds: daySeconds },
  address: { limit: 60, windowSeconds: hourSeconds },
  link: { limit: 100, windowSeconds: daySeconds },
} as const;

/** Counts one more e-mail that asks to confirm an address. Refuses it above any of the limits. */
export async function assertMayConfirm(
  table: Table,
  { viewerAddress, keyHash, shareId, email }: ReaderRequest & { readonly email: string },
  now: Date,
): Promise<void> {
  for (const [source, key] of [
    ["reader", `${shareId} ${keyHash}`],
    ["address", networkOf(viewerAddress)],
    ["link", shareId],
    // Last, so that refused requests don't keep others from asking for their own address.
    ["to", email.trim().toLowerCase()],
  ] as const) {
    const rate = { name: `confirm-replies-${source}`, key, ...confirmLimits[source] };
    await assertWithinRate(table, rate, now, { detail: tooManyConfirmations });
  }
}

const tooManyConfirmations = (wait: string) =>
  `We've sent too many e-mails that ask to confirm an address. Look for one in your inbox or spam folder, or try again in ${wait}.`;
