import type { EditorState } from "prosemirror-state";
import { actionWords } from "#frontend/words/editor.ts";
import type { Action } from "./action.ts";
import { findNeighbour, findPlace, type Place } from "./place.ts";

/** Marks a speech as spoken at the same time as the one before it, or takes the mark off. */
export const simultaneous: Action = {
  name: "simultaneous",
  label: actionWords.simultaneous,
  keys: ["Mod-Shift-d", "Mod-Shift-D"],
  run(state, dispatch) {
    const cue = findCue(state);
    if (!cue) return false;
    dispatch?.(state.tr.setNodeAttribute(cue.start, "simultaneous", !cue.node.attrs.simultaneous));
    return true;
  },
  isOn: (state) => Boolean(findCue(state)?.node.attrs.simultaneous),
};

/** No speech has so many paragraphs; a text without any cue may, and this is asked at every key. */
const mostBack = 100;

/** The cue of the speech in which the cursor stands: the mark is on it. */
function findCue(state: EditorState): Place | undefined {
  let place = findPlace(state);
  for (let back = 0; place && isSpoken(place) && back < mostBack; back++) place = findNeighbour(state.doc, place, -1);
  return place?.kind === "cue" ? place : undefined;
}

const isSpoken = ({ kind }: Place): boolean => kind === "parenthetical" || kind === "dialogue" || kind === "lyric";
