import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import type { FeedbackSession } from "./feedbackSession.ts";
import { toastError } from "./toastError.ts";

interface MarkReadProps {
  readonly session: FeedbackSession;
  /** The number of unread comments. */
  readonly count: number;
}

/** Opening the feedback doesn't mark it as read: this button does, and so does replying or resolving. */
export const MarkRead = ({ session, count }: MarkReadProps) => (
  <button
    type="button"
    className={buttonClass({ variant: "bare", size: "small" })}
    onClick={() => void session.markRead().catch(toastError)}
  >
    {feedbackWords.markRead({ count })}
  </button>
);
