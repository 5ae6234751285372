import { use } from "react";
import { type Billing, getBilling } from "#domain/api/billing.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { SessionContext, useSession } from "#frontend/platform/session/useSession.ts";

/** How the signed-in person pays, as far as it could be read. */
export interface BillingState {
  /** Undefined until it has been read once. */
  readonly billing: Billing | undefined;
  /** The last attempt failed. */
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Reads plan and billing when the page opens and whenever the person comes back to it, because they may have been at
 * the portal.
 */
export function useBilling(): BillingState {
  const store = use(SessionContext);
  const isSignedIn = useSession().kind === "signed-in";
  const { data, hasFailed, reload } = useServerData({
    key: ["billing"],
    load: async (signal) => {
      // One after the other, because the check may make the server read Stripe again.
      await store.checkSubscription();
      return call(getBilling, { signal });
    },
    isEnabled: isSignedIn,
    isReloadedOnReturn: true,
  });
  return { billing: data, hasFailed, reload };
}
