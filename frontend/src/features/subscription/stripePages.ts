import type { PlanChoice } from "#domain/subscription/planChoice.ts";

/** Visitors see the plans without the code that asks for Stripe's pages. */
const load = () => Promise.all([import("#frontend/platform/call.ts"), import("#domain/api/billing.ts")]);

/** Asks for the page on which a plan is paid for. */
export async function openCheckoutPage(body: PlanChoice) {
  const [{ call }, { openCheckout }] = await load();
  return call(openCheckout, { body });
}

/** Asks for the customer portal. With a plan, the portal asks only to confirm the change to it. */
export async function openPortalPage(body?: PlanChoice) {
  const [{ call }, { openPortal }] = await load();
  return call(openPortal, { body });
}
