import type { BillingInterval, PaidTier } from "#domain/subscription/plans.ts";

interface WantedPlan {
  readonly tier: PaidTier;
  readonly interval: BillingInterval;
}

/** Visitors see the plans without the code that asks for Stripe's pages. */
const load = () => Promise.all([import("#frontend/platform/call.ts"), import("#domain/api/billing.ts")]);

/** Asks for the page on which a plan is paid for. */
export async function openCheckoutPage(body: WantedPlan) {
  const [{ call }, { openCheckout }] = await load();
  return call(openCheckout, { body });
}

/** Asks for the customer portal. */
export async function openPortalPage() {
  const [{ call }, { openPortal }] = await load();
  return call(openPortal, {});
}
