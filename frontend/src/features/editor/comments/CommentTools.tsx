import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { FeedbackFilter } from "#domain/feedback/filter.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { nextComment, previousComment } from "#frontend/modules/editor/actions/goToComment.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { toastError } from "#frontend/modules/feedback/toastError.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { Menu } from "#frontend/ui/Menu.tsx";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { CommentFilter, type CommentFilterProps } from "./CommentFilter.tsx";

interface CommentToolsProps extends CommentFilterProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly session: FeedbackSession;
  /** The number of new comments. */
  readonly unread: number;
  /** The listed comments, in the play's order. */
  readonly ids: readonly FeedbackId[];
  readonly current: FeedbackId | undefined;
}

/** One row: which comments are listed, the way from one to the next, and what's rarely needed. The filter opens below it. */
export function CommentTools({ editor, playId, session, unread, ids, current, ...filtering }: CommentToolsProps) {
  const { filter, onFilter } = filtering;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="comments-tools">
      <Segmented
        label={feedbackWords.filters.state}
        value={filter.state}
        choices={states}
        onValue={(state) => onFilter({ ...filter, state })}
      />
      <Button
        variant="bare"
        size="small"
        className={isFiltered(filter) ? "comments-is-filtered" : ""}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {feedbackWords.filters.open}
      </Button>
      <CommentSteps editor={editor} ids={ids} current={current} />
      <MoreMenu playId={playId} session={session} unread={unread} />
      <div id={id} className="comments-filter" hidden={!isOpen}>
        {isOpen && <CommentFilter {...filtering} />}
      </div>
    </div>
  );
}

const states = [
  { value: "open", label: feedbackWords.filters.states.open },
  { value: undefined, label: feedbackWords.filters.any },
] as const;

/** By more than what the row shows. */
const isFiltered = ({ state, ...others }: FeedbackFilter): boolean =>
  (state !== undefined && state !== "open") || Object.values(others).some((value) => value !== undefined);

type StepsProps = Pick<CommentToolsProps, "editor" | "ids" | "current">;

/** Moves from comment to comment, like the keys. The focus stays here. */
function CommentSteps({ editor, ids, current }: StepsProps) {
  const position = current ? ids.indexOf(current) + 1 : 0;
  const step = (action: Action, sign: string) => (
    <PlainButton
      className={buttonClass({ variant: "bare", size: "small", className: "comments-step" })}
      aria-label={action.label}
      title={`${action.label} (${keyLabel(action)})`}
      isUnavailable={ids.length === 0}
      onClick={() => action.run(editor.state(), editor.dispatch)}
    >
      <span aria-hidden="true">{sign}</span>
    </PlainButton>
  );
  return (
    <>
      <span role="status" className="comments-position">
        {position > 0 ? feedbackWords.position({ position, count: ids.length }) : ids.length}
      </span>
      {step(previousComment, "↑")}
      {step(nextComment, "↓")}
    </>
  );
}

function MoreMenu({ playId, session, unread }: Pick<CommentToolsProps, "playId" | "session" | "unread">) {
  const navigate = useNavigate();
  const markRead = {
    label: feedbackWords.markRead({ count: unread }),
    onSelect: () => void session.markRead().catch(toastError),
  };
  const all = { label: feedbackWords.allFeedback, onSelect: () => void navigate(`/feedback/${playId}`) };
  return (
    <Menu label={feedbackWords.more} size="small" align="end" hasNoArrow items={unread > 0 ? [markRead, all] : [all]}>
      <Icon name="more" />
    </Menu>
  );
}
