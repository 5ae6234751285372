import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { FeedbackFilter } from "#domain/feedback/filter.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { goToComment, nextComment, previousComment } from "#frontend/modules/editor/actions/goToComment.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { showComment } from "#frontend/modules/editor/goTo.ts";
import type { FeedbackLoad } from "#frontend/modules/feedback/feedbackLoad.ts";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { MarkRead } from "#frontend/modules/feedback/MarkRead.tsx";
import { sourcesOf } from "#frontend/modules/feedback/sources.ts";
import { useFeedbackActions } from "#frontend/modules/feedback/useFeedbackActions.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { CommentCards } from "./CommentCards.tsx";
import { CommentFilter } from "./CommentFilter.tsx";
import { useComments } from "./useComments.ts";

interface OpenCommentsProps {
  readonly doc: Y.Doc;
  readonly editor: Editor;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly first: FeedbackId | undefined;
}

/** The loaded comments, on passages and on the whole play. Answers to questions are on the feedback screen. */
export function OpenComments({ doc, editor, session, load, first }: OpenCommentsProps) {
  const [filter, setFilter] = useState<FeedbackFilter>({ state: "open" });
  const { remarks, listed, places, where, current } = useComments(doc, editor, load, filter);
  const go = useCallback((id: FeedbackId) => void goToComment(id)(editor.state(), editor.dispatch), [editor]);
  useFirst(first, load, places !== undefined, go, () => setFilter({}));
  useShown(editor, current);
  const sources = useMemo(() => sourcesOf(load.entries, load.links), [load.entries, load.links]);
  const { actions, dialog } = useFeedbackActions({ session, load }, sources);
  if (remarks.length === 0) return <p className="comments-quiet">{feedbackWords.emptyPanel}</p>;
  return (
    <>
      <div className="comments-tools">
        <Segmented
          label={feedbackWords.filters.state}
          value={filter.state}
          choices={states}
          onValue={(state) => setFilter({ ...filter, state })}
        />
        <CommentSteps editor={editor} ids={listed.map(({ feedbackId }) => feedbackId)} current={current} />
        <CommentFilter {...{ doc, filter, where, sources }} entries={remarks} onFilter={setFilter} />
        {load.fresh.size > 0 && <MarkRead session={session} count={load.fresh.size} />}
      </div>
      {places && listed.length === 0 ? (
        <p className="panel-body comments-quiet">{noneSentence(filter)}</p>
      ) : (
        <CommentCards {...{ editor, listed, places, current, actions, sources }} fresh={load.fresh} onPick={go} />
      )}
      {dialog}
    </>
  );
}

/** With no other criterion, all comments being resolved isn't for lack of a match. */
const noneSentence = ({ state, ...others }: FeedbackFilter): string =>
  state === "open" && Object.values(others).every((value) => value === undefined)
    ? feedbackWords.noneOpen
    : feedbackWords.noneMatch;

const states = [
  { value: "new", label: feedbackWords.filters.states.new },
  { value: "open", label: feedbackWords.filters.states.open },
  { value: "resolved", label: feedbackWords.filters.states.resolved },
  { value: undefined, label: feedbackWords.filters.any },
] as const;

/** Goes to the comment in the address, once, whatever its state. */
function useFirst(
  first: FeedbackId | undefined,
  { entries }: OpenCommentsProps["load"],
  isPlaced: boolean,
  go: (id: FeedbackId) => void,
  showAll: () => void,
): void {
  const [left, setLeft] = useState(first);
  const wanted = isPlaced ? entries.find(({ feedbackId }) => feedbackId === left) : undefined;
  const onHidden = useEffectEvent(showAll);
  const onMarked = useEffectEvent(go);
  useEffect(() => {
    if (!wanted) return;
    setLeft(undefined);
    if (wanted.state !== "open") onHidden();
    // The marks have to be set first.
    const frame = requestAnimationFrame(() => onMarked(wanted.feedbackId));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** Scrolls to a comment's text and card when it becomes current, however that happened. */
function useShown(editor: Editor, current: FeedbackId | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    showComment(editor, current);
    document.querySelector(`.comments [data-feedback="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [editor, current]);
}

interface CommentStepsProps {
  readonly editor: Editor;
  readonly ids: readonly FeedbackId[];
  readonly current: FeedbackId | undefined;
}

/** Moves from comment to comment, like the keys. The focus stays here. */
function CommentSteps({ editor, ids, current }: CommentStepsProps) {
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
      <span role="status">{position > 0 ? feedbackWords.position({ position, count: ids.length }) : ids.length}</span>
      {step(previousComment, "↑")}
      {step(nextComment, "↓")}
    </div>
  );
}
