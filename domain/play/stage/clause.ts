import { wordsOf } from "./foldName.ts";
import type { Mention } from "./mentionsIn.ts";
import type { Sentence, Verb } from "./sentencesOf.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** A piece of a sentence. Positions of mentions count from its start. */
export interface Part {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** A verb with what's between the verb before it and the verb after it. */
export interface Clause {
  readonly verb: Verb;
  readonly before: Part;
  readonly after: Part;
  /** Who is excepted: "all but Nora". */
  readonly except: readonly string[];
  /** The words of the exception: "all the Players but the First". */
  readonly exceptWords: readonly string[];
}

/** Returns where a word of the language is first; -1 if it isn't there. */
export const indexOf = (text: string, pattern: RegExp): number => text.toLowerCase().search(pattern);

export const has = (text: string, pattern: RegExp): boolean => indexOf(text, pattern) >= 0;

export function clauseOf(sentence: Sentence, verb: Verb, start: number, end: number, language: StageLanguage): Clause {
  const text = sentence.text.slice(start, end);
  const isExcepting = verb.kind === "exitFirst" || verb.kind === "stays" || has(text, language.all);
  const except = start + (isExcepting ? exceptIn(text, language) : text.length);
  return {
    verb,
    before: partOf(sentence, start, Math.min(verb.from, except)),
    after: partOf(sentence, verb.to, Math.max(verb.to, Math.min(end, except))),
    exceptWords: wordsOf(sentence.text.slice(except, end)),
    except: namesOf(sentence.mentions.filter(({ from, to }) => from >= except && to <= end)),
  };
}

const partOf = ({ text, mentions }: Sentence, start: number, end: number): Part => ({
  text: text.slice(start, end),
  mentions: mentions
    .filter(({ from, to }) => from >= start && to <= end)
    .map((mention) => ({ ...mention, from: mention.from - start, to: mention.to - start })),
});

/** Returns where the exceptions start; the end if there are none. */
export function exceptIn(text: string, { except }: StageLanguage): number {
  const at = indexOf(text, except);
  return at < 0 ? text.length : at;
}

export const namesOf = (mentions: readonly Mention[]): readonly string[] => mentions.flatMap(({ names }) => names);

/** Returns the mentions of who may act: not "Nora's", not "to Nora". */
export const acting = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ isPossessive, isObject }) => !isPossessive && !isObject);

/** Returns the list of names that starts with a mention: "Nora, Tom and the Doctor". */
export function listFrom({ text, mentions }: Part, first: Mention, language: StageLanguage): readonly Mention[] {
  const list = [first];
  for (const next of mentions.slice(mentions.indexOf(first) + 1)) {
    if (!isListGap(text.slice(list.at(-1)?.to ?? 0, next.from), language) || next.isPossessive) break;
    list.push(next);
  }
  return list;
}

/** Returns the list of names that ends with a mention. */
export function listUpTo({ text, mentions }: Part, last: Mention, language: StageLanguage): readonly Mention[] {
  const list = [last];
  for (const previous of mentions.slice(0, mentions.indexOf(last)).reverse()) {
    const [next] = list;
    if (!next || !isListGap(text.slice(previous.to, next.from), language) || previous.isPossessive) break;
    list.unshift(previous);
  }
  return list;
}

/** Returns whether only commas, "and", articles and titles are between two names. */
const isListGap = (gap: string, language: StageLanguage): boolean =>
  gap.length < 60 && isOnly(gap, language.and, language.with, language.articles, titles);

const titles =
  /(?<!\p{L})(?:mr|mrs|ms|dr|miss|lord|lady|sir|rev|canon|herrn?|frau|mme|mlle|mm?|king|queen|prince|l|d)(?!\p{L})/gu;

/** Returns whether a text has nothing but punctuation besides what matches. */
export const isOnly = (text: string, ...patterns: readonly RegExp[]): boolean =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, " "), text.toLowerCase()).replace(/[\s,.&'()[\]]/g, "") ===
  "";

export const startsWith = (text: string, pattern: RegExp): boolean => indexOf(text.trimStart(), pattern) === 0;

export function endsWith(text: string, pattern: RegExp): boolean {
  const trimmed = text.trimEnd().toLowerCase();
  for (const { 0: found, index } of trimmed.matchAll(pattern)) if (index + found.length === trimmed.length) return true;
  return false;
}
