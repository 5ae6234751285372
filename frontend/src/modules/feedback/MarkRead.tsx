import { feedbackWords as words } from "#frontend/messages/feedback.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import type { FeedbackSession } from "./feedbackSession.ts";
import { sayWhy } from "./sayWhy.ts";

interface MarkReadProps {
  readonly session: FeedbackSession;
  /** New comments. */
  readonly count: number;
}

/** Looking at feedback does not make it old: this does, or an answer, or resolving it. */
export const MarkRead = ({ session, count }: MarkReadProps) => (
  <button
    type="button"
    className={buttonClass({ variant: "bare", size: "small" })}
    onClick={() => void session.markRead().catch(sayWhy)}
  >
    {words.markRead(count)}
  </button>
);
