import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { countWithin, networkOf } from "#lambdas/stores/counters.ts";
import type { Table } from "#lambdas/stores/table.ts";

const hourSeconds = 3600;

/** In an hour. A class of thirty sits behind one address, and a reader with much to say writes a note every minute. */
const limits = {
  address: { name: "feedback-from", limit: 600, windowSeconds: hourSeconds },
  reader: { name: "feedback-by-reader", limit: 120, windowSeconds: hourSeconds },
  link: { name: "feedback-by-link", limit: 1_200, windowSeconds: hourSeconds },
} as const;

export interface Visit {
  readonly viewerAddress: string;
  readonly keyHash: string;
  readonly shareId: ShareId;
}

/** Counts one more thing that a reader leaves or changes. Refuses who is too quick. */
export async function assertNotTooMuch(table: Table, { viewerAddress, keyHash, shareId }: Visit, now: Date) {
  for (const rate of [
    { ...limits.address, key: networkOf(viewerAddress) },
    { ...limits.reader, key: `${shareId} ${keyHash}` },
    { ...limits.link, key: shareId },
  ]) {
    const { allowed, retryAfterSeconds } = await countWithin(table, rate, now);
    if (!allowed) throw tooMuch(retryAfterSeconds);
  }
}

const tooMuch = (retryAfterSeconds: number) =>
  new Refused(
    "too-many",
    `That is more feedback than we can take within an hour. Your words stay here; please send them in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
  );
