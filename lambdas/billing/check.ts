import type { UserId } from "#domain/play/play.ts";
import { isGoingOn, type Subscription } from "#domain/subscription/plans.ts";
import { type BillingDeps, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type BillingRecord, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * What is kept of a person's subscription, read again from Stripe where a webhook seems to be lost. Where Stripe does
 * not answer, what is kept must do: nobody who paid is shut out for it.
 */
export async function checkedSubscription(
  { table, now }: { readonly table: Table; readonly now: Clock },
  openBoxOffice: () => Promise<BillingDeps | undefined>,
  userId: UserId,
): Promise<Subscription | undefined> {
  const kept = await readBilling(table, userId);
  const { customer } = kept;
  if (!customer || !isDoubtful(kept, now())) return kept.subscription;
  try {
    const office = await openBoxOffice();
    if (office) await readSubscription(office, userId, customer);
  } catch (error) {
    onUnexpected(error);
  }
  return (await readBilling(table, userId)).subscription;
}

/** So long after the portal was opened it is asked what was done there. */
const portalVisitMs = 3_600_000;

/**
 * A checkout was begun and no answer came, or somebody was at the portal just now, or the end has passed of what should
 * have been renewed or ended, or the daily comparison with Stripe does not know of it.
 */
function isDoubtful({ checkout, bought, portalAt, isScheduled }: BillingRecord, now: Date): boolean {
  if (checkout) return true;
  if (portalAt && now.getTime() - Date.parse(portalAt) < portalVisitMs) return true;
  if (!bought || bought.status === "canceled") return false;
  return Date.parse(bought.end) < now.getTime() || (isGoingOn(bought.status) && !isScheduled);
}
