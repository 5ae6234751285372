import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, type PluginView, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { keepPlaceStill } from "../pages/keepPlaceStill.ts";
import { asRegrouping, maxShift, smallestGroup, splitGroup } from "./groups.ts";
import { readSelection } from "./syncSelection.ts";

/** The most blocks in a group near the cursor. A larger one can be split without a part that is too small. */
export const largestNear = 2 * smallestGroup + maxShift;
/** Groups on each side of the cursor that are near: those that the browser lays out. */
const groupsAround = 4;

/**
 * Splits the groups near the cursor, so that a key takes the same time in a play of any length. At every key, the browser
 * walks through all text before the cursor that's laid out, and through all groups, laid out or not. Small groups keep
 * the first short; large ones everywhere else keep the second short.
 */
export const splitGroupsNearCursor = (): Plugin => new Plugin({ view: splitWhenIdle });

/** Waits until the browser is idle, so that a key or a click never waits for it. */
function splitWhenIdle(): PluginView {
  let cancel: (() => void) | undefined;
  const split = (view: EditorView): void => {
    cancel = undefined;
    if (view.isDestroyed || view.composing) return;
    readSelection(view);
    const tr = splitNear(view.state);
    if (tr.docChanged) keepPlaceStill(view, () => view.dispatch(tr));
  };
  return {
    update(view) {
      if (!cancel && placesOf(view.state).some((pos) => largeGroupNear(view.state.doc, pos)))
        cancel = whenIdle(() => split(view), timing);
    },
    destroy: () => cancel?.(),
  };
}

const timing = { latestMs: 500, fallbackMs: 100 };

const placesOf = ({ selection: { head, from, to } }: EditorState): readonly number[] => [head, from, to];

/** Returns a transaction that splits the groups near the selection until all of them are small. */
export function splitNear(state: EditorState): Transaction {
  const { tr } = state;
  for (const place of placesOf(state)) {
    const largeGroup = (): LargeGroup | undefined => largeGroupNear(tr.doc, tr.mapping.map(place));
    for (let large = largeGroup(); large; large = largeGroup()) splitGroup(tr, large.pos, blocksToKeep(large));
  }
  return asRegrouping(tr);
}

interface LargeGroup {
  /** Before the group. */
  readonly pos: number;
  readonly size: number;
  /** Its block that is nearest to the cursor. */
  readonly nearest: number;
}

function largeGroupNear(doc: Node, place: number): LargeGroup | undefined {
  const resolved = doc.resolve(place);
  const here = resolved.index(0);
  const sizeOf = (index: number): number => doc.maybeChild(index)?.childCount ?? 0;
  const index = indexesAround(here).find((near) => sizeOf(near) > largestNear);
  if (index === undefined) return undefined;
  const size = sizeOf(index);
  const within = resolved.depth > 0 ? resolved.index(1) : 0;
  return { pos: resolved.posAtIndex(index, 0), size, nearest: index < here ? size : index > here ? 0 : within };
}

/** The nearest first: when it's split, those behind it may be far enough away to stay large. */
const indexesAround = (here: number): readonly number[] =>
  Array.from({ length: 1 + 2 * groupsAround }, (_, at) => here + Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1));

/** Returns the blocks before the split: it's a little behind or before the nearest block. */
function blocksToKeep({ size, nearest }: LargeGroup): number {
  const wanted = nearest < size / 2 ? nearest + smallestGroup / 2 : nearest - smallestGroup;
  return Math.max(smallestGroup, Math.min(wanted, size - smallestGroup - maxShift));
}
