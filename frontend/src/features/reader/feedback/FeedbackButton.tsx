import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import { closed, type FeedbackPanelState } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";

interface FeedbackButtonProps {
  readonly queue: FeedbackQueue;
  readonly panel: FeedbackPanelState;
  readonly onPanel: (panel: FeedbackPanelState) => void;
}

/** Opens the reader's comments, and shows how many there are. */
export const FeedbackButton = ({ queue, panel, onPanel }: FeedbackButtonProps) => (
  <button
    type="button"
    className="reader-button reader-button-bare"
    aria-expanded={panel.kind !== "closed"}
    onClick={() => onPanel(panel.kind === "closed" ? { kind: "list" } : closed)}
  >
    {readerFeedbackWords.open({ count: useStore(queue).entries.length })}
  </button>
);
