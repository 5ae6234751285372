import type { Mention } from "./mentionsIn.ts";
import type { StageLanguage } from "./stageLanguage.ts";

export type VerbKind = "enterFirst" | "exitFirst" | "enters" | "exits" | "entering" | "exiting" | "crosses" | "stays";

export interface Verb {
  readonly kind: VerbKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A sentence of a direction, or a part of one between semicolons or colons. */
export interface Sentence {
  /** Whether it goes on after a semicolon or, as a list of names only, after a colon. */
  readonly goesOn: boolean;
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly verbs: readonly Verb[];
}

const kinds: readonly VerbKind[] = [
  "enterFirst",
  "exitFirst",
  "crosses",
  "enters",
  "exits",
  "entering",
  "exiting",
  "stays",
];

/** A period after one of these doesn't end a sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Rev|Hon|Prof|Mme|Mlle|MM?|Hr|Fr|Frl|Sra?|Capt|Sgt|Lt|Col|Gen|\p{Lu}|\d+)$/u;

/** Splits a text that `plain` returned. Positions count from the start of each sentence. */
export function sentencesOf(text: string, all: readonly Mention[], language: StageLanguage): readonly Sentence[] {
  const out: Sentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    const part = text.slice(start, end);
    const mark = text[start - 1];
    const mentions = within(all, start, end);
    const goesOn = mark === ";" || (mark === ":" && isList(part, mentions, language));
    if (part.trim() !== "") out.push({ goesOn, ...sentence(part, mentions, language) });
    start = end + 1;
  };
  for (const { index } of text.matchAll(/[.;:!?\n。！？]|--+|[–—]/gu)) {
    const isInName = all.some(({ from, to }) => index >= from && index < to);
    const isAbbreviated = text[index] === "." && index - start < 200 && abbreviation.test(text.slice(start, index));
    if (!isInName && !isAbbreviated) add(index);
  }
  add(text.length);
  return out;
}

/** Returns whether a text is only names: "Nora, Tom, and the Doctor". */
const isList = (text: string, mentions: readonly Mention[], { and, articles }: StageLanguage): boolean =>
  masked(text, mentions, " ")
    .toLowerCase()
    .replace(and, " ")
    .replace(articles, " ")
    .replace(/[\s,]+/g, "") === "";

/** Replaces names by a character, so that no word is found in them: somebody may be called Will. */
const masked = (text: string, mentions: readonly Mention[], mask: string): string =>
  mentions.reduce((all, { from, to }) => all.slice(0, from) + mask.repeat(to - from) + all.slice(to), text);

const within = (all: readonly Mention[], start: number, end: number): readonly Mention[] =>
  all
    .filter(({ from, to }) => from >= start && to <= end)
    .map((mention) => ({ ...mention, from: mention.from - start, to: mention.to - start }));

function sentence(text: string, mentions: readonly Mention[], language: StageLanguage): Omit<Sentence, "goesOn"> {
  const verbs: Verb[] = [];
  const lower = text.toLowerCase();
  const besideNames = masked(lower, mentions, "·");
  const isFree = (from: number, to: number): boolean =>
    ![...verbs, ...mentions].some((other) => from < other.to && to > other.from);
  for (const kind of lower.search(language.anyVerb) < 0 ? [] : kinds) {
    for (const { 0: verb, index } of lower.matchAll(language[kind])) {
      const to = index + verb.length;
      if (isFree(index, to) && !isDenied(besideNames.slice(0, index), kind, language))
        verbs.push({ kind, text: verb, from: index, to });
    }
  }
  return { text, mentions, verbs: verbs.sort((a, b) => a.from - b.from) };
}

/** How far "will" is from its verb at the end of a German sentence. */
const wordsDenied = 6;

/** Returns whether the words before a verb say that it doesn't happen: "about to leave", "doesn't go out". */
function isDenied(before: string, kind: VerbKind, { not }: StageLanguage): boolean {
  const isFirst = kind === "enterFirst" || kind === "exitFirst";
  const near = before.slice(-60);
  for (const { 0: word, index } of near.matchAll(not)) {
    const between = near.slice(index + word.length).trim();
    if (between === "") return true;
    if (isFirst) continue;
    if (/^[^,]*$/.test(between) && between.split(/\s+/).length <= wordsDenied && word.length > 2) return true;
  }
  return false;
}
