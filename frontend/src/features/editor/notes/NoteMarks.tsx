import type { Editor } from "#frontend/modules/editor/editor.ts";
import { notesOf } from "#frontend/modules/editor/notes/notesOf.ts";
import { useStore } from "#frontend/state/useStore.ts";

/** Keeps the notes marked in the text and in the margin while it's rendered. */
export function NoteMarks({ editor }: { readonly editor: Editor }) {
  useStore(notesOf(editor));
  return null;
}
