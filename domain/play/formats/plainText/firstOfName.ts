import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { isSound } from "../reading/newName.ts";
import type { Cue } from "./cueFinders.ts";
import { hasCapitalsOnly } from "./textShape.ts";

/**
 * Returns whether a cue may be the only one by its speaker: `Porter: Sixpence.` It has words after it that can be spoken,
 * and no word that a name doesn't have: `The same. A room.`, `Pause. He goes.`
 */
export function isFirstOfName(cue: Cue, text: string): boolean {
  const words = text.slice(cue.restAt).trim();
  return (
    /^\P{Ll}/u.test(words) &&
    !beginsWithEntrance(words) &&
    !isSound(cue.name) &&
    !isClosing(`${cue.name.toUpperCase()}.`) &&
    (hasCapitalsOnly(cue.name) || isTitled(cue.name, /[.]\s*$/.test(text.slice(0, cue.restAt))))
  );
}

/** Every word of a name begins with a capital, except for little words before others, as in `Man with the Hat`. */
const isTitled = (name: string, hasStop: boolean): boolean => {
  const words = name.split(/\s+/);
  return (
    !(hasStop && article.test(name)) &&
    words.every((word, at) => !/^\p{Ll}/u.test(word) || (word.length <= 4 && at < words.length - 1))
  );
};

/** Sentences before a period begin with one, too. */
const article = /^(the|a|an|der|die|das|ein|eine|le|la|les|un|une|en|ett)\s/iu;
