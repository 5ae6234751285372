import { TextSelection } from "prosemirror-state";
import type * as Y from "yjs";
import type { BlockId } from "#domain/play/play.ts";
import { enter } from "#frontend/modules/editor/actions/enter.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { blockOf } from "#frontend/modules/editor/schema/blockNodes.ts";
import { placedBlocks } from "#frontend/modules/editor/schema/flat.ts";

/** Presses keys in the manuscript, at the end of a speech in the middle of the play, without rendering. */
export function openWriting(doc: Y.Doc): (key: string) => void {
  let ids = 0;
  const manuscript = openEditorBinding(doc, { newId: () => `w${String(++ids).padStart(9, "0")}` as BlockId });
  const blocks = placedBlocks(manuscript.state().doc);
  const middle = blocks.find(({ node }, at) => at > blocks.length / 2 && blockOf(node).kind === "dialogue");
  if (!middle) throw new Error("Nobody speaks in the second half of this play.");
  const { tr, doc: shown } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(shown, middle.pos + middle.node.nodeSize - 1)));
  return (key) => {
    const state = manuscript.state();
    const { head } = state.selection;
    if (key === "Enter") enter.run(state, manuscript.dispatch);
    else manuscript.dispatch(key === "Backspace" ? state.tr.delete(head - 1, head) : state.tr.insertText(key));
  };
}
