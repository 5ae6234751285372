import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { assertWithin } from "#lambdas/sharing/rates.ts";
import { countWithin, networkOf } from "#lambdas/stores/counters.ts";
import type { Table } from "#lambdas/stores/table.ts";

const hourSeconds = 3600;

/** In an hour. A class of thirty sits behind one address, and a reader with much to say writes a note every minute. */
const anHour = { address: 600, reader: 120, link: 1_200 } as const;
type Limits = Readonly<Record<keyof typeof anHour, number>>;

/** The class again, which looks for answers too. Counted before anything is looked at. */
const knocks = 2_400;

export async function assertMayKnock(table: Table, viewerAddress: string, now: Date): Promise<void> {
  const key = networkOf(viewerAddress);
  await assertWithin(table, { name: "feedback-knocks-from", key, limit: knocks, windowSeconds: hourSeconds }, now);
}

export interface Visit {
  readonly viewerAddress: string;
  readonly keyHash: string;
  readonly shareId: ShareId;
}

/** Counts one more thing that a reader leaves or changes. Refuses who is too quick. */
export async function assertNotTooMuch(
  table: Table,
  { viewerAddress, keyHash, shareId }: Visit,
  now: Date,
  limits: Limits = anHour,
): Promise<void> {
  for (const [source, key] of [
    ["address", networkOf(viewerAddress)],
    ["reader", `${shareId} ${keyHash}`],
    ["link", shareId],
  ] as const) {
    const rate = { name: `feedback-by-${source}`, key, limit: limits[source], windowSeconds: hourSeconds };
    const { allowed, retryAfterSeconds } = await countWithin(table, rate, now);
    if (!allowed) throw tooMuch(retryAfterSeconds);
  }
}

const tooMuch = (retryAfterSeconds: number) =>
  new Refused(
    "too-many",
    `You've sent too many comments in the last hour. Your text is saved here. Send it in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
  );
