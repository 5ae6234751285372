import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { keepCaretStill, keepPlaceStill } from "../pages/keepPlaceStill.ts";
import { readSelection } from "./syncSelection.ts";

/** Positions, newest first; their groups and the groups next to them are laid out. */
type Places = readonly number[];

const key = new PluginKey<Places>("laid out group");

/** The positions of the selection, plus a few earlier ones: fast key presses may return there before the next frame. */
const maxPlaces = 4;
/** Groups from the selection to an earlier position that is certainly out of view. */
const farGroups = 8;

/**
 * Lays out the groups that the next key can reach, in view or not: those of the selection, those next to them, and
 * those of the previous selection. Chrome finds no caret position in groups that it skips (`content-visibility`): an
 * arrow key goes to another group, and typed letters end up at the group's start. A group that loses the class counts
 * as skipped until the next frame, even in view.
 */
export const layOutNearbyGroups = (): Plugin<Places> =>
  new Plugin({
    key,
    state: {
      init: (): Places => [],
      apply(tr, places) {
        const newPlaces = tr.getMeta(key) as Places | undefined;
        if (newPlaces) return newPlaces;
        return tr.docChanged ? places.map((pos) => tr.mapping.map(pos)) : places;
      },
    },
    view: () => {
      let cancel = (): void => undefined;
      return {
        update(view) {
          if (!layOutNeighbors(view)) return;
          cancel();
          cancel = whenIdle(() => forgetFarPlaces(view), timing);
        },
        destroy: () => cancel(),
      };
    },
    props: { decorations: decorationsOf },
  });

const timing = { latestMs: 2_000, fallbackMs: 500 };

/**
 * Lays out the neighbors of the selection's groups in a transaction of its own. A group above the cursor changes its
 * height when it's laid out for the first time, and the cursor's line must not move.
 *
 * Returns whether it did.
 */
function layOutNeighbors(view: EditorView): boolean {
  const { state } = view;
  const done = groupsAt(state.doc, placesBefore(state));
  if (groupsAt(state.doc, placesOf(state)).every((index) => done.includes(index))) return false;
  const places = firstInEachGroup(state.doc, [...placesOf(state), ...placesBefore(state)]).slice(0, maxPlaces);
  keepCaretStill(view, () => view.dispatch(view.state.tr.setMeta(key, places)));
  return true;
}

/** At every key, the browser walks through all text before the cursor that's laid out, in view or not. */
function forgetFarPlaces(view: EditorView): void {
  if (view.isDestroyed || view.composing) return;
  readSelection(view);
  const { state } = view;
  const here = groupsAt(state.doc, placesOf(state));
  const isNear = (pos: number): boolean => here.some((index) => Math.abs(groupAt(state.doc, pos) - index) < farGroups);
  const places = placesBefore(state);
  const near = places.filter(isNear);
  if (near.length < places.length) keepPlaceStill(view, () => view.dispatch(state.tr.setMeta(key, near)));
}

/** Left and Right go to the start and end of a selection, so both count. */
const placesOf = ({ selection: { head, from, to } }: EditorState): Places => [head, from, to];

const placesBefore = (state: EditorState): Places => key.getState(state) ?? [];

/** Returns a position's group. A selection of everything ends after the last group, hence the limit. */
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
