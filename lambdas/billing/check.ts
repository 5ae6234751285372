import type { UserId } from "#domain/play/play.ts";
import { continuesAtStripe, type Subscription } from "#domain/subscription/plans.ts";
import { hourMs } from "#domain/time.ts";
import { type BillingDeps, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type BillingRecord, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Returns a person's stored subscription, read again from Stripe first if a webhook seems to be lost. If Stripe doesn't
 * answer, the stored one counts, so nobody who paid is locked out.
 */
export async function checkedSubscription(
  { table, now }: { readonly table: Table; readonly now: Clock },
  openBilling: () => Promise<BillingDeps | undefined>,
  userId: UserId,
): Promise<Subscription | undefined> {
  const stored = await readBilling(table, userId);
  const { customer } = stored;
  if (!customer || !isDoubtful(stored, now())) return stored.subscription;
  try {
    const billing = await openBilling();
    if (billing) await readSubscription(billing, userId, customer);
  } catch (error) {
    onUnexpected(error);
  }
  return (await readBilling(table, userId)).subscription;
}

/** After the portal was opened, Stripe is read again for this long, because the person may change anything there. */
const portalVisitMs = hourMs;

/**
 * Returns whether the stored subscription may be out of date: a checkout has no result yet, the portal was opened just
 * now, the paid period has ended without a change from Stripe, or no daily comparison is scheduled.
 */
function isDoubtful({ checkout, bought, portalAt, isScheduled }: BillingRecord, now: Date): boolean {
  if (checkout) return true;
  if (portalAt && now.getTime() - Date.parse(portalAt) < portalVisitMs) return true;
  if (!bought || bought.status === "canceled") return false;
  return Date.parse(bought.end) < now.getTime() || (continuesAtStripe(bought.status) && !isScheduled);
}
