import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { findBlock } from "../schema/flat.ts";
import type { SpokenPlace } from "./player.ts";

const key = new PluginKey<DecorationSet>("spoken word");

/** Marks the word that is being read aloud. */
export const spokenWord = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => (tr.getMeta(key) as DecorationSet | undefined) ?? marks.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** Moves the mark, or removes it. A place that the text doesn't have anymore isn't marked. */
export function showSpoken(view: EditorView, place: SpokenPlace | undefined): void {
  const { doc, tr } = view.state;
  const placed = place && findBlock(doc, place.blockId);
  const marks = place && placed ? [mark(placed.pos + 1, place, placed.node.content.size)] : [];
  view.dispatch(tr.setMeta(key, DecorationSet.create(doc, marks)));
}

const mark = (start: number, { from, to }: SpokenPlace, size: number): Decoration =>
  Decoration.inline(start + Math.min(from, size), start + Math.min(to, size), { class: "spoken" });
