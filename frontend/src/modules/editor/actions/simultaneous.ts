import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { BlockKind } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import type { Action } from "./action.ts";
import { type BlockPosition, findNeighbor, placeAt } from "./blockPosition.ts";

/**
 * Marks the selected speeches as spoken at the same time as the first of them, or takes the marks off. Where only one
 * speech is selected, or the cursor stands in it, it joins the speech before it.
 */
export const simultaneous: Action = {
  name: "simultaneous",
  label: actionWords.simultaneous,
  keys: ["Mod-Shift-d", "Mod-Shift-D"],
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

/** The cues that carry the mark: it stands on every speech but the first of those that are spoken together. */
function cuesToMark(state: EditorState): readonly BlockPosition[] {
  const [first, ...others] = selectedPlaces(state);
  if (!first) return [];
  const cue = findCue(state.doc, first);
  const places = [...(cue ? [cue] : []), ...(cue?.start === first.start ? [] : [first]), ...others];
  const cues = places.filter(({ kind }) => kind === "cue");
  return cues.length === 1 ? cues : cuesBehindOthers(places);
}

/** What is between two speeches that cannot be spoken at the same time. */
const parting: ReadonlySet<BlockKind> = new Set(["act", "scene", "setting", "transition", "centered", "pageBreak"]);

/** The cues with another cue before them that they can be spoken together with. */
function cuesBehindOthers(places: readonly BlockPosition[]): readonly BlockPosition[] {
  const out: BlockPosition[] = [];
  let hasOther = false;
  for (const place of places) {
    if (place.kind === "cue" && hasOther) out.push(place);
    hasOther = place.kind === "cue" || (hasOther && !parting.has(place.kind));
  }
  return out;
}

/** The blocks of which something is selected; without a selection, the block of the cursor. */
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

/** No speech has so many paragraphs; a text without any cue may, and this is asked at every key. */
const mostBack = 100;

/** The cue of the speech that a block belongs to. */
function findCue(doc: Node, block: BlockPosition): BlockPosition | undefined {
  let place: BlockPosition | undefined = block;
  for (let back = 0; place && isSpoken(place) && back < mostBack; back++) place = findNeighbor(doc, place, -1);
  return place?.kind === "cue" ? place : undefined;
}

const isSpoken = ({ kind }: BlockPosition): boolean =>
  kind === "parenthetical" || kind === "dialogue" || kind === "lyric";
