import { plans, planWith } from "#domain/subscription/plans.ts";
import { feedbackWords as words } from "#frontend/messages/feedback.ts";
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
        {words.loading}
      </p>
    );
  }
  const isClosed = load.kind === "closed";
  return (
    <div className="feedback-unavailable" role="status">
      <p>
        <strong>{isClosed ? words.closedTitle(plans[planWith("feedback")].name) : words.cannotLoad}</strong>
      </p>
      <p>{isClosed ? words.closedText : load.why}</p>
      {isClosed ? (
        <ButtonLink to="/pricing" size="small">
          {words.closedWay}
        </ButtonLink>
      ) : (
        <Button size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
