import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { feedbackWords as words } from "#frontend/messages/feedback.ts";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { nextComment, previousComment } from "#frontend/modules/editor/actions/goToComment.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";

interface CommentStepsProps {
  readonly editor: Editor;
  readonly ids: readonly FeedbackId[];
  readonly current: FeedbackId | undefined;
}

/** Moves from comment to comment, like the keys. The focus stays here. */
export function CommentSteps({ editor, ids, current }: CommentStepsProps) {
  const position = current ? ids.indexOf(current) + 1 : 0;
  const step = (action: Action, sign: string) => (
    <PlainButton
      className={buttonClass({ variant: "bare", size: "small" })}
      aria-label={action.label}
      title={`${action.label} (${keyLabel(action)})`}
      isUnavailable={ids.length === 0}
      onClick={() => action.run(editor.state(), editor.dispatch)}
    >
      <span aria-hidden="true">{sign}</span>
    </PlainButton>
  );
  return (
    <div className="comments-steps">
      <span role="status">{position > 0 ? words.position(position, ids.length) : ids.length}</span>
      {step(previousComment, "↑")}
      {step(nextComment, "↓")}
    </div>
  );
}
