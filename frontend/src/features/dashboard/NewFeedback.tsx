import { Link } from "react-router-dom";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { ListedCard } from "./playList.ts";

/** The number of new comments, with a link to them. Renders nothing if there are none. */
export function NewFeedback({ card: { playId, newFeedback = 0 } }: { readonly card: ListedCard }) {
  if (newFeedback === 0) return null;
  return (
    <span className="dashboard-new-feedback">
      <Link to={`/feedback/${playId}`}>{feedbackWords.freshComments({ count: newFeedback })}</Link>
    </span>
  );
}
