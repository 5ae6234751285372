import { type Tier, tiers } from "#domain/subscription/plans.ts";
import type { SessionState } from "./store/session.ts";
import { useSession } from "./useSession.ts";

/** The signed-in person's tier; undefined until it's known. */
export const useTier = (): Tier | undefined => tierIn(useSession());

export function tierIn(state: SessionState): Tier | undefined {
  if (state.kind !== "signed-in" || state.subscription.kind !== "known") return undefined;
  const { subscribed, subscription_tier } = state.subscription.status;
  return tiers.find((tier) => subscribed && tier === subscription_tier) ?? "free";
}
