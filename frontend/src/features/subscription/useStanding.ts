import { use, useEffect, useState } from "react";
import { type Billing, getBilling } from "#domain/api/billing.ts";
import { call } from "#frontend/app/call.ts";
import { logger } from "#frontend/app/logger.ts";
import { SessionContext } from "#frontend/app/session/useSession.ts";

/** How the person pays, asked anew whenever they come back to the page: they may have been at the portal. */
export function useStanding(): Billing | undefined {
  const store = use(SessionContext);
  const [billing, setBilling] = useState<Billing>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      await store.checkSubscription();
      const answer = await call(getBilling, { signal: stop.signal });
      if (!stop.signal.aborted) setBilling(answer);
    };
    const look = () => {
      if (document.visibilityState !== "visible") return;
      ask().catch(
        (error: unknown) => stop.signal.aborted || logger.warn("The subscription could not be read", { error }),
      );
    };
    look();
    document.addEventListener("visibilitychange", look, stop);
    window.addEventListener("pageshow", ({ persisted }) => persisted && look(), stop);
    return () => stop.abort();
  }, [store]);
  return billing;
}
