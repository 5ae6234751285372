import { useEffect, useMemo } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { type Comment, currentComment, withComments, withCurrent } from "#frontend/editor/plugins/comments.ts";
import { useEditorState } from "#frontend/editor/useEditorState.ts";
import { alongThePlay, type Places } from "#frontend/feedback/placing.ts";
import { usePlaces } from "./usePlaces.ts";

export interface CommentsHere {
  /** What is listed, along the play. */
  readonly listed: readonly FeedbackEntry[];
  readonly places: Places | undefined;
  readonly current: FeedbackId | undefined;
}

/** Lists comments in the order of the text, and marks in the text what is listed, while the panel is there. */
export function useComments(
  doc: Y.Doc,
  editor: Editor,
  entries: readonly FeedbackEntry[],
  isListed: (entry: FeedbackEntry, places: Places) => boolean,
): CommentsHere {
  const { places, isFitting } = usePlaces(doc, editor, entries);
  const current = useEditorState(editor, currentComment) as FeedbackId | undefined;
  const listed = useMemo(() => {
    if (!places) return [];
    return alongThePlay(
      doc,
      entries.filter((entry) => isListed(entry, places)),
      places,
    );
  }, [doc, entries, isListed, places]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isFitting` looks at what is there when it is called.
  useEffect(() => {
    if (places && isFitting())
      show(
        editor,
        listed.map((entry) => commentOf(entry, places)),
      );
  }, [editor, listed, places]);
  useEffect(() => () => hide(editor), [editor]);
  return { listed, places, current };
}

const commentOf = ({ feedbackId, state }: FeedbackEntry, places: Places): Comment => ({
  id: feedbackId,
  isOpen: state === "open",
  ranges: places.get(feedbackId)?.ranges ?? [],
});

function show(editor: Editor, comments: readonly Comment[]): void {
  const view = editor.view();
  if (view && !view.composing) view.dispatch(withComments(view.state.tr, comments));
}

function hide(editor: Editor): void {
  const view = editor.view();
  view?.dispatch(withCurrent(withComments(view.state.tr, []), undefined));
}
