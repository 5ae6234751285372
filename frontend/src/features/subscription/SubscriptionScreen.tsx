import { useEffect } from "react";
import { matchPath, useLocation, useSearchParams } from "react-router-dom";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { isOnHold, plans, planWith } from "#domain/subscription/plans.ts";
import { onHoldWords, subscriptionWords } from "#frontend/messages/subscription.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { requestedDestination } from "#frontend/platform/destination.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { AfterCheckout } from "./AfterCheckout.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { dropCheckoutResult } from "./changeAddress.ts";
import { Plans } from "./Plans.tsx";
import { PlanUnknown } from "./PlanUnknown.tsx";
import { savedReturnPath } from "./returnPath.ts";
import { useBilling } from "./useBilling.ts";

/** What the signed-in person has paid for, and what they can do about it. */
export function SubscriptionScreen() {
  const state = useSession();
  const [query] = useSearchParams();
  const wanted = requestedDestination(useLocation().state);
  const reading = useBilling();
  const left = query.get("checkout") === "left";
  useEffect(() => {
    if (left) dropCheckoutResult();
  }, [left]);
  if (state.kind !== "signed-in" || state.subscription.kind === "checking") return <LoadingScreen />;
  if (query.get("checkout") === "done") return <AfterCheckout />;
  return (
    <Page title={subscriptionWords.title}>
      {left && <Alert kind="plain">{subscriptionWords.left}</Alert>}
      {state.subscription.kind === "unknown" ? (
        <PlanUnknown onRetry={reading.reload} />
      ) : (
        <>
          {wanted && <RequestedFeature path={wanted} status={state.subscription.status} />}
          <CurrentPlan status={state.subscription.status} reading={reading} />
          <Plans from={wanted ?? savedReturnPath()} reading={reading} />
        </>
      )}
      <div>
        <ButtonLink to="/dashboard">{subscriptionWords.back}</ButtonLink>
      </div>
    </Page>
  );
}

interface RequestedFeatureProps {
  /** The path that the guard didn't open. */
  readonly path: string;
  readonly status: SubscriptionStatus;
}

/** Says which plan includes the requested feature, or links to it if it's available by now. */
function RequestedFeature({ path, status }: RequestedFeatureProps) {
  if (status.subscribed) {
    return (
      <div>
        <ButtonLink to={path} variant="primary">
          {subscriptionWords.goOn.feedback}
        </ButtonLink>
      </div>
    );
  }
  if (!matchPath("/feedback/:playId", path.replace(/[?#].*$/, ""))) return null;
  if (isOnHold(status)) {
    return (
      <Alert kind="warn" heading={onHoldWords.feedbackTitle}>
        {onHoldWords.feedback}
      </Alert>
    );
  }
  return (
    <Alert kind="warn" heading={subscriptionWords.wanted.feedback.title}>
      {subscriptionWords.wanted.feedback.text({ plan: plans[planWith("feedback")].name })}
    </Alert>
  );
}
