import { isOnHold } from "#domain/subscription/plans.ts";
import { useSession } from "./useSession.ts";

/** Whether the signed-in person's plan is closed until a payment succeeds. */
export function useIsOnHold(): boolean {
  const state = useSession();
  return state.kind === "signed-in" && state.subscription.kind === "known" && isOnHold(state.subscription.status);
}
