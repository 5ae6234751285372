import { isGoingOn, plans, type Tier } from "#domain/subscription/plans.ts";
import type { SessionState } from "#frontend/app/session/session.ts";
import { useSession } from "#frontend/app/session/useSession.ts";

/** Whom the box office has before it. Who owes a payment is a subscriber all the same. */
export interface Customer {
  readonly kind: "guest" | "free" | "subscriber";
  /** The plan that they have, open or not. */
  readonly tier: Tier | undefined;
}

export const useCustomer = (): Customer => customerOf(useSession());

export function customerOf(state: SessionState): Customer {
  if (state.kind !== "signed-in") return { kind: "guest", tier: undefined };
  if (state.subscription.kind === "checking") return { kind: "free", tier: undefined };
  const { subscription_status, subscription_tier } = state.subscription.status;
  if (!subscription_status || !isGoingOn(subscription_status)) return { kind: "free", tier: "free" };
  return { kind: "subscriber", tier: tiers.find((tier) => tier === subscription_tier) };
}

const tiers = Object.keys(plans) as Tier[];
