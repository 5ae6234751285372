import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import { countNewReplies } from "./entries.ts";
import { closed, type FeedbackPanelState } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";

interface FeedbackButtonProps {
  readonly queue: FeedbackQueue;
  readonly panel: FeedbackPanelState;
  readonly onPanel: (panel: FeedbackPanelState) => void;
}

/** Opens the reader's comments, and shows how many there are and how many replies are new. */
export const FeedbackButton = ({ queue, panel, onPanel }: FeedbackButtonProps) => {
  const { entries, lookedAt } = useStore(queue);
  const fresh = countNewReplies(entries, lookedAt);
  const count = entries.length;
  const label = fresh > 0 ? readerFeedbackWords.openNew({ fresh }) : readerFeedbackWords.open({ count });
  return (
    <button
      type="button"
      className="reader-button reader-button-bare"
      aria-expanded={panel.kind !== "closed"}
      onClick={() => onPanel(panel.kind === "closed" ? { kind: "list" } : closed)}
    >
      {label}
    </button>
  );
};
