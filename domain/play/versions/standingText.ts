import { foldText } from "../foldText.ts";

/** Says how much of a text is somewhere else, such as in the play. */
export interface StandingText {
  /** Returns how many words of a text aren't there, in runs of words as they are there. */
  readonly missingWords: (text: string) => number;
  readonly add: (texts: readonly string[]) => void;
}

/** Runs of this many words are hardly ever the same by chance. Shorter texts must be there as a whole. */
const runLength = 4;

/** Texts are elements or parts of them: no run goes from one to the next. */
export function standingText(texts: readonly string[]): StandingText {
  const runs = new Set<string>();
  const add = (more: readonly string[]): void => {
    for (const words of more.map(wordsOf))
      for (let length = 1; length <= runLength; length++)
        for (let at = 0; at + length <= words.length; at++) runs.add(words.slice(at, at + length).join(" "));
  };
  add(texts);
  return {
    add,
    missingWords: (text) => {
      const words = wordsOf(text);
      if (words.length < runLength) return runs.has(words.join(" ")) ? 0 : words.length;
      const isThere = new Array<boolean>(words.length).fill(false);
      for (let at = 0; at + runLength <= words.length; at++) {
        if (runs.has(words.slice(at, at + runLength).join(" "))) isThere.fill(true, at, at + runLength);
      }
      return isThere.filter((there) => !there).length;
    },
  };
}

/** Scripts without spaces have a word per character. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] => foldText(text, { matchCase: false }).text.match(word) ?? [];
