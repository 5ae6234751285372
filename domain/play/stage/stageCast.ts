import { groupsOf, isEverybodyName } from "../characters/groupNames.ts";
import { type Naming, namingOf } from "../characters/naming.ts";
import { type Block, type Character, textOf } from "../play.ts";
import { type CalledBy, calledBy, nameHasPart, type Person, titleIn, withoutArticle } from "./calledBy.ts";
import { foldName, plain } from "./foldName.ts";
import { languageOf } from "./languageOf.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** Who may be on stage: everyone who speaks, and everyone in the list of characters. */
export interface StageCast {
  readonly language: StageLanguage;
  /** In the order of the list of characters; who isn't listed comes after, in order of appearance. */
  readonly names: readonly string[];
  /** Returns the name of a character by any of the character's names. */
  readonly find: (name: string) => string | undefined;
  /** Returns the names of who speaks. Names that mean everybody aren't found by `find`. */
  readonly speakersOf: (cue: string) => readonly string[];
  /** Returns whether a name is that of a group and not of a role. */
  readonly isGroup: (name: string) => boolean;
  /** What a character may be called in a direction, by the first word. Longer names come first. */
  readonly calledBy: ReadonlyMap<string, readonly CalledBy[]>;
}

/** More characters than any play has. Imported text may have a cue on each line. */
const maxNames = 1000;

/** Returns a text that changes whenever a play's cast may. Reading the cast takes longer. */
export function castKeyOf(blocks: readonly Block[], characters: readonly Character[]): string {
  const cues = cuesOf(blocks);
  const { namesIn } = namingOf(cues, characters);
  const speakers = [...new Set(cues)].map((cue) => namesIn(cue).map(({ name }) => name));
  return JSON.stringify([speakers, characters]);
}

const cuesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === "cue" ? [textOf(block)] : []));

export function stageCastOf(
  blocks: readonly Block[],
  characters: readonly Character[],
  language = languageOf(blocks),
): StageCast {
  const cues = cuesOf(blocks);
  const naming = namingOf(cues, characters);
  const isGroup = groupsOf(naming);
  const speakers = speakersIn(cues, naming).filter((name) => !isEverybody(name, language));
  const people = peopleOf(speakers, characters).slice(0, maxNames);
  const byName = new Map<string, string>();
  for (const { name, fullNames } of people)
    for (const called of [name, ...fullNames]) if (!byName.has(foldName(called))) byName.set(foldName(called), name);
  const find = (name: string): string | undefined => byName.get(foldName(name));
  return {
    language,
    names: people.map(({ name }) => name),
    find,
    speakersOf: (cue) => [...new Set(naming.namesIn(cue).map(({ name }) => find(name) ?? name))],
    isGroup: (name) => isGroup(naming.keyOf(name)) || (find(name) === undefined && isEverybody(name, language)),
    calledBy: calledBy(people),
  };
}

/** Returns the names in cues in order of appearance, each as first written. */
function speakersIn(cues: readonly string[], naming: Naming): readonly string[] {
  const names = new Map<string, string>();
  for (const { name } of cues.flatMap(naming.namesIn)) {
    const key = foldName(name);
    if (key !== "" && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** Besides the names that mean everybody in any language, there are those that are somebody's name in another one. */
const isEverybody = (name: string, { all, both, several }: StageLanguage): boolean =>
  isEverybodyName(name) ||
  [several, all, both].reduce((rest, pattern) => rest.replace(pattern, ""), plain(name).toLowerCase()).trim() === "";

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
  nameHasPart(foldName(name), foldName(speaker)) ||
  nameHasPart(foldName(speaker), withoutArticle(name)) ||
  titleIn(description) === foldName(speaker);
