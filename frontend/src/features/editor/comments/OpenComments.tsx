import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { FeedbackFilter } from "#domain/feedback/filter.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { goToComment } from "#frontend/modules/editor/actions/goToComment.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { showComment } from "#frontend/modules/editor/goTo.ts";
import type { FeedbackLoad } from "#frontend/modules/feedback/feedbackLoad.ts";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { sourcesOf } from "#frontend/modules/feedback/sources.ts";
import { useFeedbackActions } from "#frontend/modules/feedback/useFeedbackActions.tsx";
import { CommentCards } from "./CommentCards.tsx";
import { CommentTools } from "./CommentTools.tsx";
import { keepCardLevel } from "./keepCardLevel.ts";
import { useComments } from "./useComments.ts";

interface OpenCommentsProps {
  readonly playId: PlayId;
  readonly doc: Y.Doc;
  readonly editor: Editor;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly first: FeedbackId | undefined;
}

/** The loaded comments, on passages and on the whole play. Answers to questions are on the feedback screen. */
export function OpenComments({ playId, doc, editor, session, load, first }: OpenCommentsProps) {
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
      <CommentTools
        {...{ editor, playId, session, doc, filter, where, sources, current }}
        unread={load.unread.size}
        ids={listed.map(({ feedbackId }) => feedbackId)}
        entries={remarks}
        onFilter={setFilter}
      />
      {places && listed.length === 0 ? (
        <p className="panel-body comments-quiet">{noneSentence(filter)}</p>
      ) : (
        <CommentCards {...{ editor, listed, places, current, actions, sources }} unread={load.unread} onPick={go} />
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
    return keepCardLevel(editor, current);
  }, [editor, current]);
}
