import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { keepCaretStill } from "../pages/keepPlaceStill.ts";

/** Positions, newest first; their groups and the groups next to them are laid out. */
type Places = readonly number[];

const key = new PluginKey<Places>("laid out group");

/** The places of the selection, and a few where it was before: quick keys may go back there before the next frame. */
const mostPlaces = 4;

/**
 * Has the groups laid out that the next key can reach, in view or not: those of the selection, those next to them,
 * and those where the selection was just before. In what Chrome has skipped (`content-visibility`) it finds no place
 * for a caret: an arrow key goes to another group, and typed letters land at the group's start. A group that loses
 * the class counts as skipped until the next frame, even in view.
 */
export const laidOutGroup = (): Plugin<Places> =>
  new Plugin({
    key,
    state: {
      init: (): Places => [],
      apply(tr, places) {
        const said = tr.getMeta(key) as Places | undefined;
        if (said) return said;
        return tr.docChanged ? places.map((pos) => tr.mapping.map(pos)) : places;
      },
    },
    view: () => ({ update: layOutNeighbors }),
    props: { decorations: decorationsOf },
  });

/**
 * The selection's own groups are laid out at once, and their neighbors in a change of their own: what is laid out for
 * the first time above the cursor gets another height, and the writer's line must not move.
 */
function layOutNeighbors(view: EditorView): void {
  const { state } = view;
  const done = groupsAt(state.doc, placesBefore(state));
  if (groupsAt(state.doc, placesOf(state)).every((index) => done.includes(index))) return;
  const places = firstInEachGroup(state.doc, [...placesOf(state), ...placesBefore(state)]).slice(0, mostPlaces);
  keepCaretStill(view, () => view.dispatch(view.state.tr.setMeta(key, places)));
}

/** Left and Right lead to the start and the end of a selection, so both count. */
const placesOf = ({ selection: { head, from, to } }: EditorState): Places => [head, from, to];

const placesBefore = (state: EditorState): Places => key.getState(state) ?? [];

/** A selection of everything ends behind the last group. */
const groupAt = (doc: Node, pos: number): number => Math.min(doc.resolve(pos).index(0), doc.childCount - 1);

const groupsAt = (doc: Node, places: Places): readonly number[] => places.map((pos) => groupAt(doc, pos));

function firstInEachGroup(doc: Node, places: Places): Places {
  const groups = groupsAt(doc, places);
  return places.filter((_, at) => groups.indexOf(groups[at] ?? 0) === at);
}

function decorationsOf(state: EditorState): DecorationSet {
  const { doc } = state;
  const own = groupsAt(doc, placesOf(state));
  const near = groupsAt(doc, placesBefore(state)).flatMap((index) => [index - 1, index, index + 1]);
  const indexes = [...new Set([...own, ...near])].filter((index) => index >= 0 && index < doc.childCount);
  return DecorationSet.create(
    doc,
    indexes.map((index) => laidOut(doc, index)),
  );
}

function laidOut(doc: Node, index: number): Decoration {
  const start = doc.resolve(0).posAtIndex(index, 0);
  return Decoration.node(start, start + doc.child(index).nodeSize, { class: "is-laid-out" });
}
