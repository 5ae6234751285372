import { type StageLanguage, type StageWords, stageLanguage } from "../stageLanguage.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { norwegian, swedish } from "./nordic.ts";
import { dutch, italian, japanese, russian, spanish } from "./others.ts";

const byLanguage: Readonly<Record<string, StageWords>> = {
  en: english,
  de: german,
  fr: french,
  sv: swedish,
  nb: norwegian,
  nl: dutch,
  ru: russian,
  es: spanish,
  it: italian,
  ja: japanese,
  nn: norwegian,
  da: norwegian,
};

export const allStageWords: readonly StageWords[] = [...new Set(Object.values(byLanguage))];

/** Returns the words of a language by its BCP 47 tag. */
export const stageWordsIn = (tag = ""): StageWords | undefined => byLanguage[tag.split("-")[0] ?? ""];

const kept = new Map<StageWords, StageLanguage>();

/** Returns the patterns of a language. They're made once. */
export function compiled(words: StageWords): StageLanguage {
  const language = kept.get(words) ?? stageLanguage(words);
  kept.set(words, language);
  return language;
}
