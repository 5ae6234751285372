import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { BlockKind } from "#domain/play/play.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { attributesOf } from "../schema/schema.ts";
import type { Action } from "./action.ts";
import { kindAt } from "./blockPosition.ts";

/** Marks a transaction in which the writer chose a kind, unlike one in which it follows from the element before. */
export const kindMeta = "chosenKind";

/** Gives all selected elements one kind. */
const kindAction = (kind: BlockKind, ...keys: string[]): Action => ({
  name: `kind-${kind}`,
  label: kindWords[kind],
  keys,
  run(state, dispatch) {
    const blocks = chosenBlocks(state).filter(({ node }) => attributesOf(node).kind !== kind);
    if (blocks.length === 0) return false;
    const { tr } = state;
    for (const { pos } of blocks) tr.setNodeAttribute(pos, "kind", kind);
    dispatch?.(tr.setMeta(kindMeta, kind).scrollIntoView());
    return true;
  },
  isOn: (state) => kindAt(state) === kind,
});

function chosenBlocks({ doc, selection: { from, to } }: EditorState): { node: Node; pos: number }[] {
  const out: { node: Node; pos: number }[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) out.push({ node, pos });
    return !node.isTextblock;
  });
  return out;
}

/** In the order of the keys Ctrl+1 to Ctrl+9. */
export const kindActions: readonly Action[] = [
  kindAction("act", "Mod-1"),
  kindAction("scene", "Mod-2"),
  kindAction("setting", "Mod-3"),
  kindAction("direction", "Mod-4"),
  kindAction("cue", "Mod-5"),
  kindAction("parenthetical", "Mod-6"),
  kindAction("dialogue", "Mod-7"),
  kindAction("lyric", "Mod-8"),
  kindAction("transition", "Mod-9"),
  kindAction("centered"),
  kindAction("note"),
];
