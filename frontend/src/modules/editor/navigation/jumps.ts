import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { posOf, type TextPlace, textPlaceOf } from "../schema/editorCursor.ts";

/** Where the cursor was before jumps, the latest last. Places don't depend on what is written elsewhere. */
interface Jumps {
  readonly back: readonly TextPlace[];
  readonly forward: readonly TextPlace[];
}

const key = new PluginKey<Jumps>("jumps");
const nowhere: Jumps = { back: [], forward: [] };
const maxPlaces = 50;

/** Makes a transaction that moves the cursor far a jump, so that the writer can go back. */
export const withJump = (tr: Transaction): Transaction => tr.setMeta(key, "jump");

/** Remembers where the cursor was before each jump. */
export const jumpsPlugin = (): Plugin<Jumps> =>
  new Plugin<Jumps>({
    key,
    state: {
      init: () => nowhere,
      apply(tr, jumps, before) {
        const change = tr.getMeta(key) as Jumps | "jump" | undefined;
        if (change === undefined) return jumps;
        return change === "jump" ? { back: add(jumps.back, before), forward: [] } : change;
      },
    },
  });

/** Several jumps from one element are one place to go back to. */
function add(places: readonly TextPlace[], { selection }: EditorState): readonly TextPlace[] {
  const place = textPlaceOf(selection.$head);
  if (!place) return places;
  const others = places.at(-1)?.id === place.id ? places.slice(0, -1) : places;
  return [...others, place].slice(-maxPlaces);
}

interface JumpBack {
  readonly pos: number;
  /** Notes in a transaction that the cursor is there now. */
  readonly note: (tr: Transaction) => Transaction;
}

/** Returns the last place in this direction whose element is still in the play, other than the cursor's. */
export function findJump(state: EditorState, direction: keyof Jumps): JumpBack | undefined {
  const jumps = key.getState(state) ?? nowhere;
  const here = textPlaceOf(state.selection.$head);
  const places = jumps[direction];
  const at = places.findLastIndex((place) => place.id !== here?.id && posOf(state.doc, place) !== undefined);
  const place = places[at];
  const pos = place && posOf(state.doc, place);
  if (pos === undefined) return undefined;
  const opposite = direction === "back" ? "forward" : "back";
  const left = { [direction]: places.slice(0, at), [opposite]: add(jumps[opposite], state) };
  return { pos, note: (tr) => tr.setMeta(key, { ...jumps, ...left }) };
}
