import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { isSound } from "../reading/newName.ts";
import { type Cue, isShort } from "./cueFinders.ts";
import { hasCapitalsOnly } from "./textShape.ts";

/**
 * Returns whether a cue may be the only one by its speaker: `Porter: Sixpence.` It has words after it that can be spoken,
 * and no word that a name doesn't have: `The same. A room.`, `Pause. He goes.` In a paragraph of its own, a name may have
 * words in lowercase before another mark than a period, or before what no direction says: `Voices from outside. Help!`
 */
export function isFirstOfName(cue: Cue, text: string, isParagraph: boolean): boolean {
  const words = text.slice(cue.restAt).trim();
  const hasStop = endsWithStop(text.slice(0, cue.restAt));
  return (
    !(hasStop && spacedEllipsis.test(words)) &&
    (words === "" ? cue.manner !== undefined : /^\P{Ll}/u.test(words)) &&
    !beginsWithEntrance(words) &&
    isShort(cue.name) &&
    !isSound(cue.name) &&
    !isClosing(`${cue.name.toUpperCase()}.`) &&
    (hasCapitalsOnly(cue.name) || (isParagraph && (!hasStop || isExclaimed(words))) || isTitled(cue.name))
  );
}

/** The rest of `Mais. . . pardon`, which isn't the period after a name. */
const spacedEllipsis = /^\. \./;

/** A dash may follow the period. */
const endsWithStop = (text: string): boolean => /[.]\s?[–—-]*\s*$/.test(text);

/** Directions have no exclamations and questions. */
const isExclaimed = (words: string): boolean => /[!?]/.test(words);

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
