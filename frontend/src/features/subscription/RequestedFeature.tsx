import { matchPath } from "react-router-dom";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { isOnHold, plans, planWith } from "#domain/subscription/plans.ts";
import { onHoldWords, subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

interface RequestedFeatureProps {
  /** The path that the guard didn't open. */
  readonly path: string;
  readonly status: SubscriptionStatus;
}

/** Says which plan includes the requested feature, or links to it if it's available by now. */
export function RequestedFeature({ path, status }: RequestedFeatureProps) {
  if (status.subscribed) {
    return (
      <div>
        <ButtonLink to={path} variant="primary">
          {words.goOn.feedback}
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
    <Alert kind="warn" heading={words.wanted.feedback.title}>
      {words.wanted.feedback.text(plans[planWith("feedback")].name)}
    </Alert>
  );
}
