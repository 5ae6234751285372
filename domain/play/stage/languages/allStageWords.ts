import { type StageLanguage, type StageWords, stageLanguage } from "../stageLanguage.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { norwegian, swedish } from "./nordic.ts";
import { dutch, italian, japanese, russian, spanish } from "./others.ts";

export const allStageWords: readonly StageWords[] = [
  english,
  german,
  french,
  swedish,
  norwegian,
  dutch,
  russian,
  spanish,
  italian,
  japanese,
];

const kept = new Map<StageWords, StageLanguage>();

/** Returns the patterns of a language. They're made once. */
export function compiled(words: StageWords): StageLanguage {
  const language = kept.get(words) ?? stageLanguage(words);
  kept.set(words, language);
  return language;
}
