import { Link } from "react-router-dom";
import type { PlayCard } from "#domain/api/plays.ts";
import { feedbackWords } from "#frontend/messages/feedback.ts";

/** What readers said since the author last looked, and the way there; nothing where that is nothing. */
export function NewFeedback({ card: { playId, newFeedback = 0 } }: { readonly card: PlayCard }) {
  if (newFeedback === 0) return null;
  return (
    <p className="dashboard-new-feedback">
      <Link to={`/feedback/${playId}`}>{feedbackWords.freshComments(newFeedback)}</Link>
    </p>
  );
}
