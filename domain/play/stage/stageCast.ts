import { speakerOf } from "../count.ts";
import { type Block, type Character, textOf } from "../play.ts";
import { type CalledBy, calledBy, hasWords, type Person, titleIn, withoutArticle } from "./calledBy.ts";
import { foldName, plain, wordsOf } from "./foldName.ts";
import { languageOf } from "./languageOf.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** Who may be on stage: everyone who speaks, and everyone in the list of characters. */
export interface StageCast {
  readonly language: StageLanguage;
  /** In the order of the list of characters; who isn't listed comes after, in order of appearance. */
  readonly names: readonly string[];
  /** Returns the name of a character by any of the character's names. */
  readonly find: (name: string) => string | undefined;
  /** What a character may be called in a direction, by the first word. Longer names come first. */
  readonly calledBy: ReadonlyMap<string, readonly CalledBy[]>;
}

/** More characters than any play has. Imported text may have a cue on each line. */
const maxNames = 1000;

/** Returns a text that changes whenever a play's cast may. Reading the cast takes longer. */
export const castKeyOf = (blocks: readonly Block[], characters: readonly Character[]): string =>
  JSON.stringify([[...new Set(blocks.flatMap((block) => (block.kind === "cue" ? textOf(block) : [])))], characters]);

export function stageCastOf(
  blocks: readonly Block[],
  characters: readonly Character[],
  language = languageOf(blocks),
): StageCast {
  const people = peopleOf(speakersIn(blocks, language, characters), characters).slice(0, maxNames);
  const byName = new Map<string, string>();
  for (const { name, fullNames } of people)
    for (const called of [name, ...fullNames]) if (!byName.has(foldName(called))) byName.set(foldName(called), name);
  return {
    language,
    names: people.map(({ name }) => name),
    find: (name) => byName.get(foldName(name)),
    calledBy: calledBy(people),
  };
}

/** Returns the names in cues, without those that mean everybody. */
function speakersIn(
  blocks: readonly Block[],
  language: StageLanguage,
  characters: readonly Character[],
): readonly string[] {
  const listed = new Set(characters.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldName));
  const names = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== "cue") continue;
    const name = speakerOf(textOf(block));
    const key = foldName(name);
    if (key !== "" && !names.has(key) && !isEverybody(name, language)) names.set(key, name);
  }
  const isName = (name: string): boolean => names.has(foldName(name)) || listed.has(foldName(name));
  return [...names].filter(([key, name]) => listed.has(key) || !isSeveral(name, isName)).map(([, name]) => name);
}

export const isEverybody = (name: string, { all, both, several }: StageLanguage): boolean =>
  [several, all, both].reduce((rest, pattern) => rest.replace(pattern, ""), plain(name).toLowerCase()).trim() === "";

/** Returns whether a cue is for several speakers who have cues of their own: "NORA AND TOM". */
function isSeveral(cue: string, isName: (name: string) => boolean): boolean {
  const parts = partsOfCue(cue);
  return (parts.length > 1 && parts.every(isName)) || namesSideBySide(wordsOf(cue), isName).length > 1;
}

/** More names than a cue has. */
const maxWords = 12;

/** Splits "NORA TOM" into names; returns no names if any word is left. */
export function namesSideBySide(words: readonly string[], isName: (name: string) => boolean): readonly string[] {
  if (words.length > maxWords) return [];
  for (let length = 1; length < words.length; length++) {
    const name = words.slice(0, length).join(" ");
    const rest = words.slice(length);
    if (!isName(name)) continue;
    if (isName(rest.join(" "))) return [name, rest.join(" ")];
    const others = namesSideBySide(rest, isName);
    if (others.length > 0) return [name, ...others];
  }
  return [];
}

/** Splits a cue at what's between the names of several speakers. */
export const partsOfCue = (cue: string): readonly string[] =>
  cue
    .split(/\s*[,/&+]\s*(?:and\s+|und\s+|et\s+)?|\s+(?:and|und|et|och|og|en|и|y|e)\s+/iu)
    .filter((part) => part.trim() !== "");

/** Puts listed characters and speakers together. A speaker may be called by part of a listed name, or by a title. */
function peopleOf(speakers: readonly string[], characters: readonly Character[]): readonly Person[] {
  const listed = characters.filter(({ name }) => foldName(name) !== "");
  const namesOf = ({ name, aliases }: Character) => [name, ...aliases];
  const exact = new Map(listed.flatMap((one) => namesOf(one).map((name) => [foldName(name), one] as const)));
  const speaking = new Set<Character>();
  const linked = new Map<Character, string>();
  for (const speaker of speakers) {
    const character = exact.get(foldName(speaker));
    if (character) speaking.add(character);
  }
  const others = speakers.filter((speaker) => !exact.has(foldName(speaker)));
  const silent = listed.filter((one) => !speaking.has(one));
  for (const speaker of others) {
    const [only, another] = silent.filter((one) => !linked.has(one) && mayBeCalled(speaker, one));
    if (only && !another) linked.set(only, speaker);
  }
  const known = listed.map((one): Person => {
    const name = linked.get(one) ?? one.name;
    const isSpeaking = speaking.has(one) || linked.has(one);
    return { name, fullNames: namesOf(one), description: one.description, speaks: isSpeaking };
  });
  const taken = new Set(linked.values());
  const unlisted = others.filter((speaker) => !taken.has(speaker));
  return uniquePeople([
    ...known,
    ...unlisted.map((name): Person => ({ name, fullNames: [name], description: "", speaks: true })),
  ]);
}

function uniquePeople(people: readonly Person[]): readonly Person[] {
  const seen = new Set<string>();
  return people.filter(({ name }) => !seen.has(foldName(name)) && seen.add(foldName(name)));
}

const mayBeCalled = (speaker: string, { name, description }: Character): boolean =>
  hasWords(foldName(name), foldName(speaker)) ||
  hasWords(foldName(speaker), withoutArticle(name)) ||
  titleIn(description) === foldName(speaker);
