import { readerFeedbackWords as words } from "#frontend/words/readerFeedback.ts";
import type { Desk } from "./desk.ts";
import { closed, type Panel } from "./panel.ts";
import { useDesk } from "./useDesk.ts";

interface FeedbackButtonProps {
  readonly desk: Desk;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

/** Opens what was said, and says how much that is. */
export const FeedbackButton = ({ desk, panel, onPanel }: FeedbackButtonProps) => (
  <button
    type="button"
    className="verb verb-bare"
    aria-expanded={panel.kind !== "closed"}
    onClick={() => onPanel(panel.kind === "closed" ? { kind: "list" } : closed)}
  >
    {words.open(useDesk(desk).entries.length)}
  </button>
);
