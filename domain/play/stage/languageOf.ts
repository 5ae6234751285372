import { type Block, textOf } from "../play.ts";
import { plain } from "./foldName.ts";
import { languageOfScript } from "./languageOfScript.ts";
import { languageOfWords } from "./languageOfWords.ts";
import { allStageWords, compiled, stageWordsIn } from "./languages/allStageWords.ts";
import { english } from "./languages/english.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** Enough to recognize a language, so that a long play takes no longer than a short one. */
const lettersRead = 10_000;

/** Fewer frequent words don't tell a language. */
const minWords = 20;

/**
 * Returns the language of a play by its most frequent words. While there are few, it's the one that the writer chose, if
 * it has words for the stage; English if the play has none of any language.
 */
export function languageOf(blocks: readonly Block[], chosen?: string): StageLanguage {
  const counts = frequentWordsIn(blocks);
  const ofWriter = stageWordsIn(chosen);
  if (ofWriter && Math.max(...counts) < minWords) return compiled(ofWriter);
  return compiled(allStageWords[counts.indexOf(Math.max(...counts))] ?? english);
}

/**
 * Returns the tag of a play's language if it clearly isn't the one that its writer usually writes in: by its script, or
 * by its most frequent words. Undefined if the text is short, or could as well be in another language.
 */
export function languageOtherThan(usual: string, blocks: readonly Block[]): string | undefined {
  const text = spokenIn(blocks);
  const found = languageOfScript(text) ?? languageOfWords(text);
  return found === usual.split("-")[0] ? undefined : found;
}

/** Names, however often they're repeated, tell no language. */
const spokenIn = (blocks: readonly Block[]): string => textIn(blocks.filter(({ kind }) => kind !== "cue"));

/** Returns how many of each language's most frequent words a play has, in the order of `allStageWords`. */
function frequentWordsIn(blocks: readonly Block[]): readonly number[] {
  const words = wordCountsOf(blocks);
  return allStageWords.map(({ common }) =>
    common.split("|").reduce((sum, word) => sum + (words.get(plain(word)) ?? 0), 0),
  );
}

/** Counts words; letters in Japanese, which has no spaces. */
function wordCountsOf(blocks: readonly Block[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = /[\p{Script=Hiragana}]|[\p{L}\p{M}']+/gu;
  for (const [word] of plain(textIn(blocks)).toLowerCase().matchAll(words))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the beginning of a play's text. */
function textIn(blocks: readonly Block[]): string {
  let text = "";
  for (const block of blocks) {
    if (text.length >= lettersRead) break;
    text += ` ${textOf(block)}`;
  }
  return text.slice(0, lettersRead);
}
