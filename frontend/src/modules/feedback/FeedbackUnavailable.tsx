import { plans, planWith } from "#domain/subscription/plans.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { onHoldWords } from "#frontend/messages/subscription.yaml";
import { useIsOnHold } from "#frontend/platform/session/useIsOnHold.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import type { FeedbackLoad } from "./feedbackLoad.ts";
import "./FeedbackUnavailable.css";

interface FeedbackUnavailableProps {
  readonly load: Exclude<FeedbackLoad, { kind: "ready" }>;
  readonly onRetry: () => void;
}

/** Shown in place of feedback, in one sentence: still loading, not in this plan, or unavailable right now. */
export function FeedbackUnavailable({ load, onRetry }: FeedbackUnavailableProps) {
  if (load.kind === "loading") {
    return (
      <p className="feedback-unavailable" role="status">
        {feedbackWords.loading}
      </p>
    );
  }
  if (load.kind === "closed") return <FeedbackClosed />;
  return (
    <div className="feedback-unavailable" role="status">
      <p>
        <strong>{feedbackWords.cannotLoad}</strong>
      </p>
      <p>{load.errorText}</p>
      <Button size="small" onClick={onRetry}>
        {feedbackWords.tryAgain}
      </Button>
    </div>
  );
}

/** The plan doesn't include feedback, or it's on hold. */
function FeedbackClosed() {
  const isOnHold = useIsOnHold();
  return (
    <div className="feedback-unavailable" role="status">
      <p>
        <strong>
          {isOnHold ? onHoldWords.feedbackTitle : feedbackWords.closedTitle({ plan: plans[planWith("feedback")].name })}
        </strong>
      </p>
      <p>{isOnHold ? onHoldWords.feedback : feedbackWords.closedText}</p>
      <ButtonLink to={isOnHold ? "/subscription" : "/pricing"} size="small">
        {isOnHold ? onHoldWords.update : feedbackWords.closedWay}
      </ButtonLink>
    </div>
  );
}
