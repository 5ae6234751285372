import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { wantedFrom } from "#frontend/app/destination.ts";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { useSession } from "#frontend/app/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { subscriptionWords as words } from "#frontend/words/subscription.ts";
import { AfterCheckout } from "./AfterCheckout.tsx";
import { dropCheckoutResult } from "./dropCheckoutResult.ts";
import { interruptedPath } from "./interrupted.ts";
import { Plans } from "./Plans.tsx";
import { PlanUnknown } from "./PlanUnknown.tsx";
import { Standing } from "./Standing.tsx";
import { useBilling } from "./useBilling.ts";
import { Wanted } from "./Wanted.tsx";

/** What the signed-in person has paid for, and all that can be done about it. */
export function SubscriptionScreen() {
  const state = useSession();
  const [query] = useSearchParams();
  const wanted = wantedFrom(useLocation().state);
  const reading = useBilling();
  const left = query.get("checkout") === "left";
  useEffect(() => {
    if (left) dropCheckoutResult();
  }, [left]);
  if (state.kind !== "signed-in" || state.subscription.kind === "checking") return <LoadingScreen />;
  if (query.get("checkout") === "done") return <AfterCheckout />;
  return (
    <Page title={words.title}>
      {left && <Alert kind="plain">{words.left}</Alert>}
      {state.subscription.kind === "unknown" ? (
        <PlanUnknown onRetry={reading.reload} />
      ) : (
        <>
          {wanted && <Wanted path={wanted} isOpen={state.subscription.status.subscribed} />}
          <Standing status={state.subscription.status} reading={reading} />
          <Plans from={wanted ?? interruptedPath()} reading={reading} />
        </>
      )}
      <div>
        <ButtonLink to="/dashboard">{words.back}</ButtonLink>
      </div>
    </Page>
  );
}
