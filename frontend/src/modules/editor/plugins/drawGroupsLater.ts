import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type PluginView } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView, type NodeView } from "prosemirror-view";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { keepPlaceStill } from "../pages/keepPlaceStill.ts";
import { findScroller } from "../pages/scroller.ts";
import { readSelection } from "./syncSelection.ts";

/** The groups that aren't drawn yet. A group that changes is another node, so it's drawn. */
type Undrawn = ReadonlySet<Node>;

const key = new PluginKey<Undrawn>("late groups");

/** Blocks on each side of the cursor whose groups are drawn at once: more than a window shows. */
const blocksAround = 120;
/** Groups that are drawn together, which takes less than a frame. */
const drawnTogether = 4;

/**
 * Draws what a window shows first, and the rest of a long play while the browser is idle, which takes a fraction of a
 * second. Until then, a group is an empty box of its usual height. The state always has the whole play.
 */
export const drawGroupsLater = (): Plugin<Undrawn> =>
  new Plugin({
    key,
    state: {
      init: (_, state) => withoutNear(new Set(state.doc.children), state),
      apply(tr, undrawn, _before, after) {
        const left = (tr.getMeta(key) as Undrawn | undefined) ?? undrawn;
        return left.size > 0 && tr.selectionSet ? withoutNear(left, after) : left;
      },
    },
    view: drawRest,
    props: { decorations: boxes, nodeViews: { group: groupView } },
  });

const undrawnIn = (state: EditorState): Undrawn => key.getState(state) ?? new Set();

/** Leaves out the groups that the selection and the keys next to it need. */
function withoutNear(undrawn: Undrawn, { doc, selection: { from, to, head } }: EditorState): Undrawn {
  const near = [from, to, head].flatMap((pos) => {
    const index = doc.resolve(pos).index(0);
    const before = doc.children.slice(0, index).reverse();
    return [...firstOf(before), ...doc.children.slice(index, index + 1), ...firstOf(doc.children.slice(index + 1))];
  });
  const left = new Set(undrawn);
  for (const group of near) left.delete(group);
  return left;
}

/** Returns the first groups that have enough blocks together. */
function firstOf(groups: readonly Node[]): readonly Node[] {
  let blocks = 0;
  return groups.filter(({ childCount }) => {
    const isWanted = blocks < blocksAround;
    blocks += childCount;
    return isWanted;
  });
}

function drawRest(view: EditorView): PluginView {
  let cancel = (): void => undefined;
  const drawNext = (): void => {
    cancel = whenIdle(() => {
      if (undrawnIn(view.state).size === 0) return;
      if (!view.composing) drawSome(view);
      drawNext();
    }, timing);
  };
  drawNext();
  return { destroy: () => cancel() };
}

/** Even if the browser is busy, the play should be complete within seconds. */
const timing = { latestMs: 100, fallbackMs: 0 };

/** Draws the groups that are nearest to the cursor. */
function drawSome(view: EditorView): void {
  readSelection(view);
  const { doc, selection, tr } = view.state;
  const undrawn = undrawnIn(view.state);
  const here = doc.resolve(selection.head).index(0);
  const left = doc.children
    .map((group, index) => ({ group, distance: Math.abs(index - here) }))
    .filter(({ group }) => undrawn.has(group))
    .sort((a, b) => a.distance - b.distance)
    .slice(drawnTogether);
  const draw = (): void => view.dispatch(tr.setMeta(key, new Set(left.map(({ group }) => group)) satisfies Undrawn));
  // Firefox would move the text when the boxes above it get their real heights.
  if (findScroller(view.dom)?.scrollTop) keepPlaceStill(view, draw);
  else draw();
}

function boxes(state: EditorState): DecorationSet | undefined {
  const undrawn = undrawnIn(state);
  if (undrawn.size === 0) return undefined;
  let pos = 0;
  const decorations = state.doc.children.flatMap((group) => {
    const start = pos;
    pos += group.nodeSize;
    return undrawn.has(group) ? [Decoration.node(start, pos, { class: "is-undrawn" }, { isUndrawn: true })] : [];
  });
  return DecorationSet.create(state.doc, decorations);
}

/** An element without a place for content is drawn without it, and replaced when it gets another decoration. */
function groupView(_node: Node, _view: EditorView, _pos: unknown, decorations: readonly Decoration[]): NodeView {
  const dom = document.createElement("div");
  dom.className = "manuscript-group";
  return decorations.some(({ spec }) => spec.isUndrawn) ? { dom } : { dom, contentDOM: dom };
}
