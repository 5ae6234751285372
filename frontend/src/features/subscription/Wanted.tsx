import { matchPath } from "react-router-dom";
import { plans, soldTiers } from "#domain/subscription/plans.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { subscriptionWords as words } from "#frontend/words/subscription.ts";

interface WantedProps {
  /** Where the guard met this person. */
  readonly path: string;
  readonly isOpen: boolean;
}

/** Says of what was wanted which plan opens it; where it is open by now, the way there. */
export function Wanted({ path, isOpen }: WantedProps) {
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
  const [cheapest = "free"] = soldTiers;
  return (
    <Alert kind="warn" heading={words.wanted.feedback.title}>
      {words.wanted.feedback.text(plans[cheapest].name)}
    </Alert>
  );
}
