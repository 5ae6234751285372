import { foldText } from "../foldText.ts";

/** Says how much of a text is still somewhere in the play. */
export interface StandingText {
  /** Returns how many words of a text aren't in the play, in runs of words as they are there. */
  readonly missingWords: (text: string) => number;
}

/** Runs of this many words are hardly ever the same by chance. */
const runLength = 4;

export function standingText(texts: readonly string[]): StandingText {
  const all: string[] = [];
  const runs = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    all.push(...words, "");
    for (let at = 0; at + runLength <= words.length; at++) runs.add(words.slice(at, at + runLength).join(" "));
  }
  const play = ` ${all.join(" ")} `;
  return {
    missingWords: (text) => {
      const words = wordsOf(text);
      if (words.length < runLength) return play.includes(` ${words.join(" ")} `) ? 0 : words.length;
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
