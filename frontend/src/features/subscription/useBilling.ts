import { use, useCallback, useEffect, useRef, useState } from "react";
import { type Billing, getBilling } from "#domain/api/billing.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
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
  const [billing, setBilling] = useState<Billing>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);
  const reload = useCallback(async () => {
    const mine = ++latest.current;
    // One after the other, because the check may make the server read Stripe again.
    await store.checkSubscription();
    const answer = await call(getBilling, {}).catch(logFailure);
    if (mine !== latest.current) return;
    if (answer) setBilling(answer);
    setFailed(!answer);
  }, [store]);
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = new AbortController();
    const look = () => document.visibilityState === "visible" && void reload();
    look();
    document.addEventListener("visibilitychange", look, stop);
    window.addEventListener("pageshow", ({ persisted }) => persisted && look(), stop);
    return () => {
      latest.current += 1;
      stop.abort();
    };
  }, [isSignedIn, reload]);
  return { billing, hasFailed, reload };
}

function logFailure(error: unknown): undefined {
  logger.warn("The billing details could not be read", { error });
  return undefined;
}
