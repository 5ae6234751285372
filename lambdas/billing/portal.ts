import { afterStripe } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { PlanChoice } from "#domain/subscription/planChoice.ts";
import { findOffer, type PlanChange } from "#lambdas/services/payments.ts";
import { keepPortalVisit, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { CheckoutDeps } from "./checkout.ts";

/** Returns the customer portal. If a plan is chosen, it asks only to confirm the change to that plan. */
export async function openPortalPage(
  deps: CheckoutDeps,
  userId: UserId,
  choice: PlanChoice | undefined,
): Promise<string> {
  const { customer } = await readBilling(deps.table, userId);
  if (!customer) throw new Refused("not-found", "You haven't bought a plan yet, so there's nothing to manage.");
  const origin = await deps.siteOrigin();
  const change = choice && (await changeTo(choice, customer, deps, origin));
  const url = await deps.payments.openPortal(customer, { returnUrl: `${origin}${afterStripe.portal}`, change });
  await keepPortalVisit(deps.table, userId, deps.now());
  return url;
}

/** Returns undefined if there's nothing to change, or if a payment is late: then the portal asks for another card. */
async function changeTo(
  choice: PlanChoice,
  customer: string,
  { payments, prices }: CheckoutDeps,
  origin: string,
): Promise<PlanChange | undefined> {
  const listed = await payments.listSubscriptions(customer);
  const current = listed.find(({ status }) => status === "active" || status === "trialing");
  const [item] = current?.items.data ?? [];
  const before = item && findOffer(prices, item.price.id);
  const price = prices[choice.tier][choice.interval];
  if (!current || !before || item.price.id === price) return undefined;
  return {
    subscription: current.id,
    item: item.id,
    price,
    doneUrl: `${origin}${afterStripe.changed(choice, before.tier)}`,
  };
}
