import { Selection, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useLayoutEffect } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { cursorOf, posOf } from "#frontend/modules/editor/schema/editorCursor.ts";
import type { OpeningPlace } from "./openingPlace.ts";
import { findSavedCursor, saveCursor } from "./savedCursor.ts";

/**
 * Opens the manuscript where the writer left it, focused, from the first frame on, unless the play opens on its title.
 * Stores the position on leaving.
 */
export function useSavedCursor(editor: Editor, playId: PlayId, opensAt: OpeningPlace | undefined): void {
  useLayoutEffect(() => {
    if (opensAt !== "title") returnTo(editor, playId, opensAt);
    const save = (): void => {
      const cursor = cursorOf(editor.state());
      if (cursor) saveCursor(playId, cursor.head);
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [editor, playId, opensAt]);
}

function returnTo(editor: Editor, playId: PlayId, opensAt: OpeningPlace | undefined): void {
  const view = editor.view();
  if (!view) return;
  const { doc, tr } = view.state;
  const stored = findSavedCursor(playId);
  const start = opensAt === "end" ? Selection.atEnd(doc).head : undefined;
  const pos = stored ? posOf(doc, stored) : start;
  view.focus();
  if (pos !== undefined) view.dispatch(tr.setSelection(TextSelection.create(doc, pos)));
  else if (doc.textContent !== "") return;
  bringIntoView(view, pos ?? view.state.selection.head);
}

/** A blank play scrolls to its first line. A play with text that was never opened here shows its title page. */
export function bringIntoView(view: EditorView, pos: number): void {
  const { node } = view.domAtPos(pos);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: "center" });
}
