import { matchPath } from "react-router-dom";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

interface WantedProps {
  /** Where the guard met this person. */
  readonly path: string;
  readonly isOpen: boolean;
}

/** Says of what was wanted which plan opens it; where it is open by now, the way there. */
export function RequestedFeature({ path, isOpen }: WantedProps) {
  if (isOpen) {
    return (
      <div>
        <ButtonLink to={path} variant="primary">
          {words.goOn.feedback}
        </ButtonLink>
      </div>
    );
  }
  if (!matchPath("/feedback/:playId", path.replace(/[?#].*$/, ""))) return null;
  return (
    <Alert kind="warn" heading={words.wanted.feedback.title}>
      {words.wanted.feedback.text(plans[planWith("feedback")].name)}
    </Alert>
  );
}
