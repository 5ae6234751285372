import type { UserId } from "#domain/play/play.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { putOffReading, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { nextReadingAfter, type Reader, readSubscription } from "./readSubscription.ts";
import { isTemporary } from "./whileStripeAnswers.ts";

type OpenReader = () => Promise<Omit<Reader, "table" | "now"> | undefined>;

/**
 * Compares one subscription with Stripe, because a webhook may have been lost. Runs daily. Returns false if Stripe
 * doesn't answer, so that the rest can wait for the next sweep.
 */
export async function reconcile(table: Table, openReader: OpenReader, userId: UserId, now: Date): Promise<boolean> {
  const { customer, isScheduled } = await readBilling(table, userId);
  if (!customer || !isScheduled) return true;
  try {
    const reader = await openReader();
    if (reader) await readSubscription({ ...reader, table, now: () => now }, userId, customer);
    else await putOffReading(table, userId, nextReadingAfter(now));
    return true;
  } catch (error) {
    if (isTemporary(error)) {
      onUnexpected(error);
      return false;
    }
    // It fails again until somebody fixes it. One report a day is enough.
    await putOffReading(table, userId, nextReadingAfter(now));
    throw error;
  }
}
