import { useEffect, useMemo } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import { elsewhere, passes, type Sieve, type Whereabouts } from "#domain/feedback/sifting.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { type Comment, currentComment, withComments } from "#frontend/editor/plugins/comments.ts";
import { readSelection } from "#frontend/editor/plugins/heedSelection.ts";
import { useEditorState } from "#frontend/editor/useEditorState.ts";
import type { FeedbackLoad } from "#frontend/feedback/feedbackSession.ts";
import { alongThePlay, type Places } from "#frontend/feedback/placing.ts";
import { whereaboutsOf } from "#frontend/feedback/sceneNames.ts";
import { usePlaces } from "./usePlaces.ts";

export interface CommentsHere {
  /** On the text and on the whole; answers to questions are no comments. */
  readonly remarks: readonly FeedbackEntry[];
  /** What of them is listed, along the play. */
  readonly listed: readonly FeedbackEntry[];
  readonly places: Places | undefined;
  readonly where: ReadonlyMap<FeedbackId, Whereabouts>;
  readonly current: FeedbackId | undefined;
}

/** Lists comments in the order of the text, and marks in the text what is listed, while the panel is there. */
export function useComments(
  doc: Y.Doc,
  editor: Editor,
  { entries, fresh }: Pick<Extract<FeedbackLoad, { kind: "ready" }>, "entries" | "fresh">,
  sieve: Sieve,
): CommentsHere {
  const remarks = useMemo(() => entries.filter(({ kind }) => kind !== "answer"), [entries]);
  const { places, isFitting } = usePlaces(doc, editor, remarks);
  const current = useEditorState(editor, currentComment) as FeedbackId | undefined;
  const where = useMemo(() => whereIn(doc, places), [doc, places]);
  const listed = useMemo(() => {
    if (!places) return [];
    const found = remarks.filter((entry) => {
      const { feedbackId } = entry;
      return passes(sieve, entry, { where: where.get(feedbackId) ?? elsewhere.gone, isNew: fresh.has(feedbackId) });
    });
    return alongThePlay(doc, found, places);
  }, [doc, remarks, fresh, sieve, places, where]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isFitting` looks at what is there when it is called.
  useEffect(() => {
    if (places && isFitting())
      show(
        editor,
        listed.map((entry) => commentOf(entry, places)),
      );
  }, [editor, listed, places]);
  useEffect(() => () => hide(editor), [editor]);
  return { remarks, listed, places, where, current };
}

function whereIn(doc: Y.Doc, places: Places | undefined): CommentsHere["where"] {
  if (!places) return new Map();
  const line = lineOf(readPlay(doc).blocks);
  return new Map([...places].map(([id, placed]) => [id, whereaboutsOf(placed, line)]));
}

const commentOf = ({ feedbackId, state }: FeedbackEntry, places: Places): Comment => ({
  id: feedbackId,
  isOpen: state === "open",
  ranges: places.get(feedbackId)?.ranges ?? [],
});

function show(editor: Editor, comments: readonly Comment[]): void {
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
