/** Fewer letters don't tell a language. */
const minLetters = 40;

/** A script, and the languages that plays can be in by the letters that only they have, the usual one last. */
interface Script {
  readonly letters: RegExp;
  readonly languages: readonly (readonly [language: string, sign: RegExp])[];
}

const any = /./u;

const scripts: readonly Script[] = [
  {
    letters: /\p{Script=Hebrew}/gu,
    languages: [
      ["yi", /[װױײ]|א[ַָ]/u],
      ["he", any],
    ],
  },
  {
    letters: /\p{Script=Arabic}/gu,
    languages: [
      // Urdu, which plays can't be in.
      ["", /[ٹڈڑے]/u],
      ["fa", /[پچژگ]/u],
      ["ar", any],
    ],
  },
  { letters: /\p{Script=Greek}/gu, languages: [["el", any]] },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: [["ja", any]] },
  {
    letters: /\p{Script=Cyrillic}/gu,
    languages: [
      // Macedonian and Belarusian, which plays can't be in.
      ["", /[ѓќѕў]/iu],
      ["sr", /[ђћљњ]/iu],
      ["uk", /[їєґ]/iu],
      ["ru", /[ыэ]/iu],
      ["bg", /ъ/iu],
    ],
  },
];

/**
 * Returns the tag of the language that a text's script tells. Undefined if the text is short or mixed, or if several
 * languages have the script, as most have the Latin one.
 */
export function languageOfScript(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const countOf = ({ letters }: Script): number => text.match(letters)?.length ?? 0;
  // Japanese has other letters beside its own.
  const script = scripts.find((each) => all >= minLetters && countOf(each) * 2 > all);
  return script?.languages.find(([, sign]) => sign.test(text))?.[0] || undefined;
}
