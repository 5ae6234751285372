import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { findBlock } from "../schema/flat.ts";
import { changesPlay } from "./groups.ts";

const key = new PluginKey<BlockId | undefined>("shown speech");

/** Highlights the cue, or another element, that a writer went to from beside the text, until the text or the cursor changes. */
export const shownSpeech = (): Plugin<BlockId | undefined> =>
  new Plugin<BlockId | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, shown) => tr.getMeta(key) ?? (changesPlay(tr) || tr.selectionSet ? undefined : shown),
    },
    props: {
      decorations(state) {
        const id = key.getState(state);
        const cue = id === undefined ? undefined : findBlock(state.doc, id);
        if (!cue) return null;
        const { pos, node } = cue;
        return DecorationSet.create(state.doc, [
          Decoration.node(pos, pos + node.nodeSize, { class: "is-shown-speech" }),
        ]);
      },
    },
  });

/** Puts the cursor at the end of a cue or another element and highlights it; undefined if it's no longer in the play. */
export function goToSpeech({ doc, tr }: EditorState, id: BlockId): Transaction | undefined {
  const cue = findBlock(doc, id);
  return cue && tr.setSelection(TextSelection.create(doc, cue.pos + cue.node.nodeSize - 1)).setMeta(key, id);
}
