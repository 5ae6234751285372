import type { EditorState, Transaction } from "prosemirror-state";
import { withJump } from "../navigation/jumps.ts";
import { goToSpeech } from "../plugins/shownSpeech.ts";
import { type PastePlace, pasteChoiceOf, withPasteChoice } from "./pasteChoice.ts";

/**
 * Goes to the next place of what a paste says, or of one of its notices, and from the last to the first. The text can
 * still be pasted in another way then. Undefined if there's no such place in the play.
 */
export function goToNextPlace(state: EditorState, notice?: number): Transaction | undefined {
  const choice = pasteChoiceOf(state);
  if (!choice || choice.way === "unread") return undefined;
  const places = choice.notices.flatMap(({ places }, at): readonly PastePlace[] =>
    notice === undefined || notice === at ? places.map((_, place) => ({ notice: at, place })) : [],
  );
  const { shown } = choice;
  const last = places.findIndex((one) => one.notice === shown?.notice && one.place === shown.place);
  for (const place of [...places.slice(last + 1), ...places.slice(0, last + 1)]) {
    const id = choice.notices[place.notice]?.places[place.place];
    const tr = id === undefined ? undefined : goToSpeech(state, id);
    if (tr) return withPasteChoice(withJump(tr).scrollIntoView(), { ...choice, shown: place });
  }
  return undefined;
}
