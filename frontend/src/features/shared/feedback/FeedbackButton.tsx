import { readerFeedbackWords as words } from "#frontend/words/readerFeedback.ts";
import type { Desk } from "./desk.ts";
import { useDesk } from "./useDesk.ts";

interface FeedbackButtonProps {
  readonly desk: Desk;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens what was said, and says how much that is. */
export const FeedbackButton = ({ desk, isOpen, onToggle }: FeedbackButtonProps) => (
  <button type="button" className="verb verb-bare" aria-expanded={isOpen} onClick={onToggle}>
    {words.open(useDesk(desk).entries.length)}
  </button>
);
