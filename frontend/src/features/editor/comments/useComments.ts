import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { type FeedbackFilter, type FilterPlace, isElsewhere, matchesFilter } from "#domain/feedback/filter.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { observePlaces, type PlacesObserver } from "#frontend/modules/editor/observePlaces.ts";
import { currentComment, staleComments, withComments } from "#frontend/modules/editor/plugins/comments.ts";
import type { MarkedPassage } from "#frontend/modules/editor/plugins/passageMarks.ts";
import { readSelection } from "#frontend/modules/editor/plugins/syncSelection.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import type { FeedbackLoad } from "#frontend/modules/feedback/feedbackLoad.ts";
import { type FeedbackPlaces, inPlayOrder, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";
import { filterPlaceOf } from "#frontend/modules/feedback/sceneNames.ts";

export interface CommentsHere {
  /** Comments on passages and on the whole play, without answers to questions. */
  readonly remarks: readonly FeedbackEntry[];
  /** The listed ones, in the order of the play. */
  readonly listed: readonly FeedbackEntry[];
  readonly places: FeedbackPlaces | undefined;
  readonly where: ReadonlyMap<FeedbackId, FilterPlace>;
  readonly current: FeedbackId | undefined;
}

/** Lists comments in the order of the text, and marks listed ones in the text while the panel is open. */
export function useComments(
  doc: Y.Doc,
  editor: Editor,
  { entries, unread }: Pick<Extract<FeedbackLoad, { kind: "ready" }>, "entries" | "unread">,
  filter: FeedbackFilter,
): CommentsHere {
  const remarks = useMemo(() => entries.filter(({ kind }) => kind !== "answer"), [entries]);
  const { places, isFitting } = useCommentPlaces(doc, editor, remarks);
  const current = useEditorState(editor, currentComment) as FeedbackId | undefined;
  const where = useMemo(() => whereIn(doc, places), [doc, places]);
  const listed = useMemo(() => {
    if (!places) return [];
    const found = remarks.filter((entry) => {
      const { feedbackId } = entry;
      return matchesFilter(filter, entry, {
        where: where.get(feedbackId) ?? isElsewhere.gone,
        isUnread: unread.has(feedbackId),
      });
    });
    return inPlayOrder(doc, found, places);
  }, [doc, remarks, unread, filter, places, where]);
  const isFittingNow = useEffectEvent(isFitting);
  useEffect(() => {
    if (places && isFittingNow())
      show(
        editor,
        listed.map((entry) => commentOf(entry, places)),
      );
  }, [editor, listed, places]);
  useEffect(() => () => hide(editor), [editor]);
  return { remarks, listed, places, where, current };
}

function whereIn(doc: Y.Doc, places: FeedbackPlaces | undefined): CommentsHere["where"] {
  if (!places) return new Map();
  const line = lineOf(readPlay(doc).blocks);
  return new Map([...places].map(([id, placed]) => [id, filterPlaceOf(placed, line)]));
}

const commentOf = ({ feedbackId, state }: FeedbackEntry, places: FeedbackPlaces): MarkedPassage => ({
  id: feedbackId,
  isOpen: state === "open",
  ranges: places.get(feedbackId)?.ranges ?? [],
});

function show(editor: Editor, comments: readonly MarkedPassage[]): void {
  const view = editor.view();
  if (view?.composing) return;
  if (view) readSelection(view);
  editor.dispatch(withComments(editor.state().tr, comments));
}

function hide(editor: Editor): void {
  const view = editor.view();
  if (view) readSelection(view);
  editor.dispatch(withComments(editor.state().tr, []));
}

interface PlacesHere {
  readonly places: FeedbackPlaces | undefined;
  /** Whether the places match the text on the screen; if not, they are looked for again. */
  readonly isFitting: () => boolean;
}

/** The places of comments in the manuscript, found while the writer pauses; undefined until the first search. */
function useCommentPlaces(doc: Y.Doc, editor: Editor, entries: readonly FeedbackEntry[]): PlacesHere {
  const [places, setPlaces] = useState<FeedbackPlaces>();
  const watch = useRef<PlacesObserver>(undefined);
  const words = useWords(entries);
  useEffect(() => {
    const opened = observePlaces(
      editor,
      { steps: () => placingSteps(doc, words), staleOf: staleComments, hasGone },
      setPlaces,
    );
    watch.current = opened;
    return opened.stop;
  }, [doc, editor, words]);
  return { places, isFitting: () => watch.current?.isFitting() ?? false };
}

const hasGone = (places: FeedbackPlaces): boolean => [...places.values()].some(({ how }) => how === "gone");

/** Returns the earlier list unless comments came or went. Replies and states don't change places. */
function useWords(entries: readonly FeedbackEntry[]): readonly FeedbackEntry[] {
  const [words, setWords] = useState(entries);
  const isSame =
    words.length === entries.length && words.every(({ feedbackId }, at) => feedbackId === entries[at]?.feedbackId);
  if (!isSame) setWords(entries);
  return isSame ? words : entries;
}
