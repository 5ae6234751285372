import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { type Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { changedPlaces, type PlacedBlock, placedBlocks } from "../schema/flat.ts";
import { readSelection } from "./syncSelection.ts";

interface MarkOptions {
  /** Reads what the marks depend on in other blocks. Called before all blocks are decorated. */
  readonly prepare?: (doc: Node) => void;
  /** Watches what the marks depend on besides their block, calls `redraw` when it changes, and returns a function that stops it. */
  readonly observe?: (redraw: () => void, view: EditorView) => () => void;
  /** Whether there can be any marks. While there can't, nothing is done. */
  readonly isOn?: () => boolean;
}

/** Decorates each block by its own content; only changed blocks are looked at again. */
export function blockMarks(
  decorate: (block: PlacedBlock) => readonly Decoration[],
  { prepare = () => undefined, observe = () => () => undefined, isOn = () => true }: MarkOptions = {},
): Plugin<DecorationSet> {
  const drawAll = (doc: Node): DecorationSet => {
    if (!isOn()) return DecorationSet.empty;
    prepare(doc);
    return DecorationSet.create(doc, placedBlocks(doc).flatMap(decorate));
  };
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_, { doc }) => drawAll(doc),
      apply(tr, marks, { doc }) {
        if (tr.getMeta(plugin)) return drawAll(tr.doc);
        if (!tr.docChanged) return marks;
        return isOn() ? follow(tr, marks, doc) : DecorationSet.empty;
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
    view: (view) => ({ destroy: observe(() => redraw(view, plugin), view) }),
  });
  const follow = (tr: Transaction, marks: DecorationSet, before: Node): DecorationSet => {
    const mapped = marks.map(tr.mapping, tr.doc);
    const placed = changedPlaces(before, tr.doc);
    const old = placed.flatMap(({ node, pos }) => {
      const end = pos + node.nodeSize;
      return mapped.find(pos, end).filter(({ from, to }) => from >= pos && to <= end);
    });
    return mapped.remove(old).add(tr.doc, placed.flatMap(decorate));
  };
  return plugin;
}

/** Waits until the current change is done, which may be what the marks follow. */
function redraw(view: EditorView, plugin: Plugin): void {
  queueMicrotask(() => {
    if (view.isDestroyed) return;
    readSelection(view);
    view.dispatch(view.state.tr.setMeta(plugin, true));
  });
}
