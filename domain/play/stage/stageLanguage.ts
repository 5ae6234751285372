import { plain } from "./foldName.ts";

/** What directions say in one language about entrances and exits. Each text is alternatives, separated by `|`. */
export interface StageWords {
  /** Frequent words by which the language of a play is recognized. */
  readonly common: string;
  /** Verbs that the names follow: "Enter Nora". */
  readonly enterFirst?: string;
  readonly exitFirst?: string;
  /** Verbs that the names come before: "Nora goes out". */
  readonly enters: string;
  readonly exits: string;
  /** The same as participles, which are about the speaker: "entering". */
  readonly entering?: string;
  readonly exiting?: string;
  /** Verbs of coming and going that mean an entrance of who is absent, and an exit of who is present. */
  readonly crosses?: string;
  /** Whether the names may come after any of the verbs: "Es kommt Nora". */
  readonly inverts?: true;
  /** Whether words have no spaces between them. */
  readonly unspaced?: true;
  readonly stays?: string;
  /** Who was on stage in the scene before: "The same". */
  readonly same?: string;
  readonly all?: string;
  /** Says how many, which may not be everyone on stage: "all four". */
  readonly several?: string;
  readonly both?: string;
  readonly except?: string;
  /** In a list of who is in a scene: the rest comes later. */
  readonly next?: string;
  readonly she?: string;
  readonly they?: string;
  readonly who?: string;
  readonly and?: string;
  readonly with?: string;
  /** Words between which and a name there may be an article. The name after them isn't who acts. */
  readonly toward?: string;
  readonly articles?: string;
  /** Words at the start of a sentence whose subject is left out: "Slowly goes out". */
  readonly leadIns?: string;
  /** Words that may be a verb, which makes what follows "and" be about the speaker: "Rises and goes out". */
  readonly verbs?: string;
  /** What a verb after it doesn't happen. */
  readonly not?: string;
  /** Speaks without being on stage. */
  readonly offstage?: string;
}

/** The words of one language as patterns for text in lower case. */
export type StageLanguage = Readonly<Record<PatternName, RegExp>> & {
  readonly inverts: boolean;
  readonly isSpaced: boolean;
  /** Any of the verbs. Most directions have none. */
  readonly anyVerb: RegExp;
};

type PatternName = Exclude<keyof StageWords, "inverts" | "unspaced" | "common">;

const names: readonly PatternName[] = [
  "enterFirst",
  "exitFirst",
  "enters",
  "exits",
  "entering",
  "exiting",
  "crosses",
  "stays",
  "same",
  "all",
  "several",
  "both",
  "except",
  "next",
  "she",
  "they",
  "who",
  "and",
  "with",
  "toward",
  "articles",
  "leadIns",
  "verbs",
  "not",
  "offstage",
];

/** Latin and English words that directions in any language use. */
const everywhere: Partial<StageWords> = {
  enterFirst: "(?:re-?)?enter",
  exitFirst: "exit|exeunt",
  all: "omnes",
  stays: "manet|manent",
  offstage: "o\\.s\\.|v\\.o\\.|off",
};

const verbs: readonly PatternName[] = [
  "enterFirst",
  "exitFirst",
  "enters",
  "exits",
  "entering",
  "exiting",
  "crosses",
  "stays",
];

export function stageLanguage(words: StageWords): StageLanguage {
  const edge = words.unspaced ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const alternatives = (name: PatternName): readonly string[] =>
    [words[name], everywhere[name]].filter((one) => one !== undefined).map(plain);
  // An empty pattern would match everywhere, and (?!) matches nowhere.
  const pattern = (...wanted: readonly PatternName[]): RegExp =>
    new RegExp(`${edge[0]}(?:${wanted.flatMap(alternatives).join("|") || "(?!)"})${edge[1]}`, "gu");
  const patterns = Object.fromEntries(names.map((name) => [name, pattern(name)])) as Record<PatternName, RegExp>;
  return { ...patterns, anyVerb: pattern(...verbs), inverts: words.inverts ?? false, isSpaced: !words.unspaced };
}
