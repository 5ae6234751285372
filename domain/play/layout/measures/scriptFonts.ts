import type { Play } from "../../play.ts";
import { hasArabic } from "./arabic.ts";
import { hasEastAsian } from "./eastAsian.ts";

/**
 * Fonts of scripts that the layouts' own fonts don't have. They're loaded for plays that need them. Cousine has the widths
 * of Courier Prime; the other layouts' fonts have its letters themselves.
 */
export type ScriptFont = "Cousine" | "Vazirmatn" | EastAsianFont;
export type EastAsianFont = "Noto Sans JP" | "Noto Sans SC" | "Noto Sans TC" | "Noto Sans KR";

export const eastAsianFonts: readonly EastAsianFont[] = [
  "Noto Sans SC",
  "Noto Sans TC",
  "Noto Sans JP",
  "Noto Sans KR",
];

/** Returns the fonts that a play needs besides its layout's, in order of preference. */
export const scriptFontsOf = (play: Pick<Play, "front" | "blocks">): readonly ScriptFont[] =>
  scriptFontsFor(textsOf(play));

/** Returns the fonts that texts need besides their layout's. */
export function scriptFontsFor(texts: readonly string[]): readonly ScriptFont[] {
  const eastAsian = texts.filter(hasEastAsian).join("");
  return [
    ...(texts.some((text) => greekCyrillicOrHebrew.test(text)) ? (["Cousine"] as const) : []),
    ...(texts.some(hasArabic) ? (["Vazirmatn"] as const) : []),
    ...eastAsianFontsOf(eastAsian),
  ];
}

const greekCyrillicOrHebrew = /[\u0370-\u05ff\u1f00-\u1fff]/;

const textsOf = ({ front, blocks }: Pick<Play, "front" | "blocks">): readonly string[] => {
  const { characters, ...fields } = front;
  const cast = characters.flatMap(({ name, description, doubling }) => [name, description, doubling]);
  return [...blocks.flatMap(({ text }) => text.map((span) => span.text)), ...Object.values(fields), ...cast];
};

/**
 * Returns the font of a text's language, because the same ideograph is drawn differently in each, and the Korean one for
 * Hangul, which the others don't have.
 */
export function eastAsianFontsOf(text: string): readonly EastAsianFont[] {
  if (!hasEastAsian(text)) return [];
  const first = fontOfLanguage(text);
  return first !== "Noto Sans KR" && hangul.test(text) ? [first, "Noto Sans KR"] : [first];
}

const hangul = /\p{Script=Hangul}/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Kana and Hangul show the language. Chinese is told apart by the most frequent letters that have been simplified. */
function fontOfLanguage(text: string): EastAsianFont {
  const ideographs = count(text, /\p{Script=Han}/gu);
  if (count(text, /\p{Script=Hangul}/gu) > ideographs) return "Noto Sans KR";
  if (count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) * 10 > ideographs) return "Noto Sans JP";
  return count(text, traditional) > count(text, simplified) ? "Noto Sans TC" : "Noto Sans SC";
}

const simplified = /[们这来说时对会学国个为没么从东车见过还进远让谁问间关开门听话语读书写长马龙气电头实现发样爱儿]/g;
const traditional = /[們這來說時對會學國個為沒麼從東車見過還進遠讓誰問間關開門聽話語讀書寫長馬龍氣電頭實現發樣愛兒]/g;
