import { useMemo } from "react";
import { groupNotes, type NoteGroup, noteElementsOf } from "#frontend/modules/editor/notes/noteList.ts";
import { notesOf } from "#frontend/modules/editor/notes/noteSession.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { useStore } from "#frontend/state/useStore.ts";

/** All notes by scene. Grouped again when notes, their places, note elements or headings change, not on every key. */
export function useNotes(editor: Editor): readonly NoteGroup[] {
  const shown = useStore(notesOf(editor));
  const elements = useEditorState(editor, noteElementsOf);
  const headings = useEditorState(editor, outlineOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings are read from the state.
  return useMemo(() => groupNotes(editor.state(), shown, elements), [editor, shown, elements, headings]);
}
