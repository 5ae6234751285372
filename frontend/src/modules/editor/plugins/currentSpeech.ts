import type { Node } from "prosemirror-model";
import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockKind } from "#domain/play/play.ts";
import { attributesOf } from "../schema/schema.ts";
import { viewSettings } from "../screen/viewSettings.ts";

/** A speech has fewer elements. It limits the work for each key. */
const maxElements = 50;

/** What is marked, and where: the elements by their indexes. */
interface Marked {
  readonly places: readonly Place[];
  readonly set: DecorationSet;
}

const nothing: Marked = { places: [], set: DecorationSet.empty };

const isShown = (): boolean => viewSettings.get().isLit || viewSettings.get().isFocused;

/**
 * Marks the speech at the cursor, or the element if it's no speech. The style sheet lights it, and dims the rest in focus
 * mode. A key within the speech only moves the marks along.
 */
export const currentSpeech = (): Plugin<Marked> => {
  const plugin: Plugin<Marked> = new Plugin<Marked>({
    state: {
      init: (_, state) => markedIn(state),
      apply(tr, before, _, state) {
        if (!isShown()) return nothing;
        if (before === nothing) return markedIn(state);
        if (!tr.docChanged && !tr.selectionSet) return before;
        const places = placesIn(state);
        if (!isSame(places, before.places)) return markedAt(state.doc, places);
        const set = before.set.map(tr.mapping, tr.doc);
        return set.find().length === places.length ? { places, set } : markedAt(state.doc, places);
      },
    },
    props: { decorations: (state) => plugin.getState(state)?.set },
    // Shows the marks when the setting changes.
    view: (view) => ({ destroy: viewSettings.subscribe(() => view.dispatch(view.state.tr)) }),
  });
  return plugin;
};

const markedIn = (state: EditorState): Marked => (isShown() ? markedAt(state.doc, placesIn(state)) : nothing);

function placesIn({ doc, selection: { $head } }: EditorState): readonly Place[] {
  return $head.depth < 2 ? [] : speechAround(doc, { group: $head.index(0), index: $head.index(1) });
}

const isSame = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.length === other.length &&
  one.every(({ group, index }, at) => group === other[at]?.group && index === other[at]?.index);

function markedAt(doc: Node, places: readonly Place[]): Marked {
  const marks = places.map((place) => {
    const group = doc.child(place.group);
    const from = doc.resolve(0).posAtIndex(place.group, 0) + 1 + sizeBefore(group, place.index);
    return Decoration.node(from, from + group.child(place.index).nodeSize, { class: "is-current-speech" });
  });
  return { places, set: DecorationSet.create(doc, marks) };
}

function sizeBefore(group: Node, index: number): number {
  let size = 0;
  for (let at = 0; at < index; at++) size += group.child(at).nodeSize;
  return size;
}

/** The place of an element: the indexes of its group, and of the element in it. */
interface Place {
  readonly group: number;
  readonly index: number;
}

/** Returns the places from the cue before an element to the last element of its speech. */
function speechAround(doc: Node, here: Place): readonly Place[] {
  const before: Place[] = [];
  let start: Place | undefined = here;
  while (start && kindOf(doc, start) !== "cue" && isSpoken(kindOf(doc, start)) && before.length < maxElements) {
    start = neighbor(doc, start, -1);
    if (start) before.unshift(start);
  }
  if (!start || kindOf(doc, start) !== "cue") return [here];
  const after: Place[] = [];
  let next = neighbor(doc, here, 1);
  while (next && isSpoken(kindOf(doc, next)) && after.length < maxElements) {
    after.push(next);
    next = neighbor(doc, next, 1);
  }
  return [...before, here, ...after];
}

const kindOf = (doc: Node, { group, index }: Place): BlockKind => attributesOf(doc.child(group).child(index)).kind;

const spoken = new Set<BlockKind>(["dialogue", "lyric", "parenthetical"]);
const isSpoken = (kind: BlockKind): boolean => spoken.has(kind);

function neighbor(doc: Node, { group, index }: Place, step: 1 | -1): Place | undefined {
  const within = index + step;
  if (within >= 0 && within < doc.child(group).childCount) return { group, index: within };
  const other = group + step;
  if (other < 0 || other >= doc.childCount) return undefined;
  return { group: other, index: step === 1 ? 0 : doc.child(other).childCount - 1 };
}
