import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { isSound } from "../reading/newName.ts";
import type { Cue } from "./cueFinders.ts";
import { hasCapitalsOnly } from "./textShape.ts";

/**
 * Returns whether a cue may be the only one by its speaker: `Porter: Sixpence.` It has words after it that can be spoken,
 * and no word that a name doesn't have: `The same. A room.`, `Pause. He goes.` In a paragraph of its own, a name before
 * another mark than a period may have words in lowercase: `Voices from outside: Help!`
 */
export function isFirstOfName(cue: Cue, text: string, isParagraph: boolean): boolean {
  const words = text.slice(cue.restAt).trim();
  const hasStop = /[.]\s*$/.test(text.slice(0, cue.restAt));
  return (
    (words === "" ? cue.manner !== undefined : /^\P{Ll}/u.test(words)) &&
    !beginsWithEntrance(words) &&
    !isSound(cue.name) &&
    !isClosing(`${cue.name.toUpperCase()}.`) &&
    (hasCapitalsOnly(cue.name) || (isParagraph && !hasStop) || isTitled(cue.name))
  );
}

/** Every word of a name begins with a capital, except for little words before others, as in `Man with the Hat`. */
const isTitled = (name: string): boolean => {
  const words = name.split(/\s+/);
  if (article.test(name) && words.length === 2) return !/^(the same|die vorigen|les mêmes)$/iu.test(name);
  return (
    /\p{Lu}/u.test(name) &&
    words.every((word, at) => !/^\p{Ll}/u.test(word) || (word.length <= 4 && at < words.length - 1))
  );
};

const article = /^(the|an?|der|die|das|eine?|l[ae]|les|une?|des|det|den|ett?|en|el|los|las)\s/iu;
