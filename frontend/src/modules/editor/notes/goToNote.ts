import { TextSelection } from "prosemirror-state";
import type { Editor } from "../editor.ts";
import { focusText, goTo, showPosition } from "../goTo.ts";
import { withJump } from "../navigation/jumps.ts";
import { noteMarks } from "../plugins/notes.ts";
import { readSelection } from "../plugins/syncSelection.ts";
import type { ListedNote } from "./noteList.ts";

/** Highlights what a note is about and puts the cursor there, at the start of the words or in the heading. */
export function goToNote(editor: Editor, { id, blockId }: ListedNote): void {
  const view = editor.view();
  if (!view || !blockId) return;
  readSelection(view);
  const found = noteMarks.findRange(view.state, id);
  if (!found) {
    goTo(editor, blockId);
    return;
  }
  const { tr } = view.state;
  withJump(tr.setSelection(TextSelection.create(tr.doc, found.from)));
  focusText(view);
  view.dispatch(noteMarks.withCurrent(tr, id));
  showPosition(editor, found.from);
}
