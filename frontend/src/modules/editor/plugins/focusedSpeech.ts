import type { Node } from "prosemirror-model";
import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockKind } from "#domain/play/play.ts";
import { attributesOf } from "../schema/schema.ts";
import { viewSettings } from "../screen/viewSettings.ts";

/** A speech has fewer elements. It limits the work for each key. */
const maxElements = 50;

/** In focus mode, marks the speech at the cursor, or the element if it's no speech. The style sheet dims the rest. */
export const focusedSpeech = (): Plugin =>
  new Plugin({
    props: { decorations: (state) => (viewSettings.get().isFocused ? focused(state) : null) },
    // Shows the decorations when the setting changes.
    view: (view) => ({ destroy: viewSettings.subscribe(() => view.dispatch(view.state.tr)) }),
  });

function focused(state: EditorState): DecorationSet | null {
  const { $head } = state.selection;
  if ($head.depth < 2) return null;
  const here = { group: $head.index(0), index: $head.index(1) };
  const elements = speechAround(state.doc, here);
  return DecorationSet.create(
    state.doc,
    elements.map((place) => {
      const pos = state.doc.resolve(0).posAtIndex(place.group, 0) + 1;
      const group = state.doc.child(place.group);
      const from = pos + sizeBefore(group, place.index);
      return Decoration.node(from, from + group.child(place.index).nodeSize, { class: "is-focused" });
    }),
  );
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
