import type { ManuscriptLanguage } from "../../account/manuscriptLanguages.ts";

type Pair = readonly [open: string, close: string];

/** What a language's typographers write in place of what a keyboard has. */
export interface Typography {
  /** What the " key writes; absent where writers have keys for their own quotes. */
  readonly double?: Pair;
  /** What the ' key writes around words. Within words, it's always an apostrophe. */
  readonly single?: Pair;
  /** What two hyphens become. */
  readonly dash: "—" | "–";
  /** Words that begin with an apostrophe, such as ’tis, without it. Not those that often begin a quotation, such as ‘Er. */
  readonly elisions?: string;
  /** Whether double punctuation has a no-break space before it. */
  readonly isSpaced?: true;
}

const english: Typography = {
  double: ["“", "”"],
  single: ["‘", "’"],
  dash: "–",
  elisions:
    "tis|twas|twere|twill|twould|tisn’t|twasn’t|em|til|till|cause|cuz|cos|bout|round|neath|gainst|n|nother|fraid" +
    "|ere|ello|im|e|ave|ouse|ome|appen|sblood|swounds|struth|spose|scuse|tween|twixt|pon",
};
const german: Typography = { double: ["„", "“"], single: ["‚", "‘"], dash: "–" };
const nordic: Typography = { double: ["”", "”"], single: ["’", "’"], dash: "–" };
const guillemets: Typography = { double: ["«", "»"], single: ["“", "”"], dash: "–" };
const central: Typography = { double: ["„", "”"], single: ["‚", "’"], dash: "–" };
const cyrillic: Typography = { double: ["«", "»"], single: ["„", "“"], dash: "—" };
const norwegian: Typography = { ...guillemets, single: ["‘", "’"] };
const ownKeys: Typography = { dash: "–" };

/**
 * The space within « » and before double punctuation. Books have a narrow one there, but Courier has none, so browsers take
 * it from another font and lines end elsewhere than on paper. Word writes this one, too.
 */
export const fixedSpace = "\u00a0";

/**
 * From CLDR's delimiters, except where the country's publishers use others (Estonian, Latvian, Spanish dashes). Hebrew,
 * Yiddish, Arabic, Persian, and Japanese keep what's typed: their quotes are on the keyboard, or a quote within a word is a letter.
 */
const typographies: Readonly<Record<ManuscriptLanguage, Typography>> = {
  "en-US": { ...english, dash: "—" },
  "en-GB": english,
  ar: ownKeys,
  bg: german,
  ca: guillemets,
  cs: german,
  cy: { ...english, elisions: "r|n|m|w|i|th|ch|na|ma|na|di" },
  da: { ...english, elisions: "" },
  de: { ...german, elisions: "s|n|ne|nen|nem|ner|raus|rein|rum|rauf|runter|rüber|nauf|naus" },
  el: guillemets,
  es: { ...guillemets, dash: "—" },
  et: german,
  eu: { ...english, elisions: "" },
  fa: ownKeys,
  fi: nordic,
  fr: { double: [`«${fixedSpace}`, `${fixedSpace}»`], single: ["“", "”"], dash: "–", isSpaced: true },
  ga: { ...english, elisions: "s|sé|sí|na|un" },
  gl: { ...english, elisions: "" },
  he: ownKeys,
  hr: german,
  hu: { ...central, single: ["»", "«"] },
  is: german,
  it: guillemets,
  ja: { dash: "—" },
  lt: german,
  lv: central,
  nb: norwegian,
  nl: { ...english, elisions: "s|t|n|k|m|r|ns" },
  nn: norwegian,
  pl: central,
  "pt-BR": { ...english, elisions: "", dash: "—" },
  "pt-PT": { ...english, elisions: "", dash: "—" },
  ro: central,
  ru: cyrillic,
  sk: german,
  sl: german,
  sr: { ...central, single: ["’", "’"] },
  sv: nordic,
  tr: { ...english, elisions: "" },
  uk: cyrillic,
  yi: ownKeys,
};

export const typographyOf = (language: ManuscriptLanguage): Typography => typographies[language];
