import type { Billing } from "#domain/api/billing.ts";
import { continuesAtStripe, isOnHold, type Tier, tiers } from "#domain/subscription/plans.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

/** The person looking at the plans. A person who owes a payment counts as a subscriber. */
export interface PlanHolder {
  /** `unknown`: the plan or the payment couldn't be read yet, so nothing is offered. */
  readonly kind: "guest" | "unknown" | "free" | "given" | "subscriber";
  /** Their plan, active or not. */
  readonly tier: Tier | undefined;
  /** Their plan is closed until a payment succeeds. */
  readonly isOnHold?: boolean;
}

export const useCustomer = (billing: Billing | undefined): PlanHolder => customerOf(useSession(), billing);

export function customerOf(state: SessionState, billing: Billing | undefined): PlanHolder {
  if (state.kind !== "signed-in") return { kind: "guest", tier: undefined };
  if (state.subscription.kind !== "known") return { kind: "unknown", tier: undefined };
  const { subscription_status, subscription_tier } = state.subscription.status;
  if (!subscription_status || !continuesAtStripe(subscription_status)) return { kind: "free", tier: "free" };
  const tier = tiers.find((each) => each === subscription_tier);
  return { kind: kindOf(billing), tier, isOnHold: isOnHold(state.subscription.status) };
}

function kindOf(billing: Billing | undefined): PlanHolder["kind"] {
  if (!billing) return "unknown";
  return billing.isGiven ? "given" : "subscriber";
}
