import { type Block, textOf } from "../play.ts";
import { plain } from "./foldName.ts";
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
  const words = wordCountsOf(blocks);
  const counts = allStageWords.map(({ common }) =>
    common.split("|").reduce((sum, word) => sum + (words.get(plain(word)) ?? 0), 0),
  );
  const ofWriter = stageWordsIn(chosen);
  if (ofWriter && Math.max(...counts) < minWords) return compiled(ofWriter);
  return compiled(allStageWords[counts.indexOf(Math.max(...counts))] ?? english);
}

/** Counts words; letters in Japanese, which has no spaces. */
function wordCountsOf(blocks: readonly Block[]): ReadonlyMap<string, number> {
  let text = "";
  for (const block of blocks) {
    if (text.length >= lettersRead) break;
    text += ` ${textOf(block)}`;
  }
  const counts = new Map<string, number>();
  const words = /[\p{Script=Hiragana}]|[\p{L}\p{M}']+/gu;
  for (const [word] of plain(text.slice(0, lettersRead)).toLowerCase().matchAll(words))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
