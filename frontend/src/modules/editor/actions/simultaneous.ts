import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { BlockKind } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import type { Action } from "./action.ts";
import { type BlockPosition, findNeighbor, placeAt } from "./blockPosition.ts";

/**
 * Marks the selected speeches as simultaneous with the first of them, or removes the marks. With only one speech
 * selected, or only the cursor in it, marks it as simultaneous with the speech before it; if it's the first of a scene,
 * the speech after it is marked.
 */
export const simultaneous: Action = {
  name: "simultaneous",
  label: actionWords.simultaneous,
  keys: ["Mod-Shift-d"],
  run(state, dispatch) {
    const cues = cuesToMark(state);
    if (cues.length === 0) return false;
    const { tr } = state;
    const isOn = cues.every(isSimultaneous);
    for (const { start } of cues) tr.setNodeAttribute(start, "simultaneous", !isOn);
    dispatch?.(tr);
    return true;
  },
  isOn(state) {
    const cues = cuesToMark(state);
    return cues.length > 0 && cues.every(isSimultaneous);
  },
};

const isSimultaneous = ({ node }: BlockPosition): boolean => Boolean(node.attrs.simultaneous);

/** Returns the cues that carry the mark: all but the first of the speeches that are spoken together. */
function cuesToMark(state: EditorState): readonly BlockPosition[] {
  const [first, ...others] = selectedPlaces(state);
  if (!first) return [];
  const cue = findCue(state.doc, first);
  const places = [...(cue ? [cue] : []), ...(cue?.start === first.start ? [] : [first]), ...others];
  const cues = places.filter(({ kind }) => kind === "cue");
  const [only, ...more] = cues;
  return only && more.length === 0 ? [cueToMark(state.doc, only)] : cuesAfterOthers(places);
}

function cueToMark(doc: Node, cue: BlockPosition): BlockPosition {
  if (isSimultaneous(cue) || findCueNear(doc, cue, -1)) return cue;
  return findCueNear(doc, cue, 1) ?? cue;
}

/** Elements that can't occur between two simultaneous speeches. */
const separatorKinds: ReadonlySet<BlockKind> = new Set([
  "act",
  "scene",
  "setting",
  "transition",
  "centered",
  "pageBreak",
]);

/** Returns the next cue with which a cue can be spoken together, or the one before it. */
export function findCueNear(doc: Node, cue: BlockPosition, side: -1 | 1): BlockPosition | undefined {
  let place = findNeighbor(doc, cue, side);
  for (let step = 1; place && step < maxSteps; step++) {
    if (separatorKinds.has(place.kind)) return undefined;
    if (place.kind === "cue") return place;
    place = findNeighbor(doc, place, side);
  }
  return undefined;
}

/** Returns the cues that follow a cue with which they can be spoken together. */
function cuesAfterOthers(places: readonly BlockPosition[]): readonly BlockPosition[] {
  const out: BlockPosition[] = [];
  let hasOther = false;
  for (const place of places) {
    if (place.kind === "cue" && hasOther) out.push(place);
    hasOther = place.kind === "cue" || (hasOther && !separatorKinds.has(place.kind));
  }
  return out;
}

/** Returns the blocks that are at least partly selected; without a selection, the block at the cursor. */
function selectedPlaces({ doc, selection: { from, to, empty } }: EditorState): readonly BlockPosition[] {
  const out: BlockPosition[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const place = placeAt(node, pos);
    if (empty || node.content.size === 0 || (from < place.end - 1 && to > place.start + 1)) out.push(place);
    return false;
  });
  return out;
}

/** No speech has this many paragraphs. A play without any cue may, and this search runs on every key. */
const maxSteps = 100;

/** Returns the cue of the speech that a block belongs to. */
function findCue(doc: Node, block: BlockPosition): BlockPosition | undefined {
  let place: BlockPosition | undefined = block;
  for (let back = 0; place && isSpoken(place) && back < maxSteps; back++) place = findNeighbor(doc, place, -1);
  return place?.kind === "cue" ? place : undefined;
}

const isSpoken = ({ kind }: BlockPosition): boolean =>
  kind === "parenthetical" || kind === "dialogue" || kind === "lyric";
