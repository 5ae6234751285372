import type { CharacterColor } from "#domain/play/characters/characterColors.ts";
import type { MentionCounts } from "#domain/play/characters/planNames.ts";
import { counted, formatList, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

const lines = (count: number): string => counted(count, "line", "lines");
const cues = (count: number): string => counted(count, "cue", "cues");
const places = {
  directions: "directions",
  list: "the list of characters",
  front: "the front matter",
  synopses: "synopses",
};
const mentions = (counts: MentionCounts): string =>
  `${counted(totalOf(counts), "mention", "mentions")} in ${formatList(placesIn(counts, places))}`;

/** How many cues and mentions have a new name. */
export interface NameChanges {
  readonly cues: number;
  readonly mentions: MentionCounts;
}

export const totalOf = ({ directions, list, front, synopses }: MentionCounts): number =>
  directions + list + front + synopses;

/** Returns the names of the places with mentions. */
export const placesIn = (counts: MentionCounts, names: Readonly<Record<keyof MentionCounts, string>>): string[] =>
  (["directions", "list", "front", "synopses"] as const)
    .filter((place) => counts[place] > 0)
    .map((place) => names[place]);

/** Returns the mentions in words; nothing if there are none. */
export const mentioned = (counts: MentionCounts, inWords: (counts: MentionCounts) => string): readonly string[] =>
  totalOf(counts) > 0 ? [inWords(counts)] : [];

/** The panel with everybody in the play. */
export const charactersWords = translated("charactersWords", {
  none: "Characters appear here as you write their names above speeches.",
  count: (count: number, groups: number) =>
    [counted(count, "character", "characters"), ...(groups > 0 ? [counted(groups, "group", "groups")] : [])].join(", "),
  /** Several who speak together, such as ALL. */
  group: "group",
  sort: "Sort by",
  sorts: { appearance: "Appearance", lines: "Lines", name: "Name" },
  lines,
  noLines: "no lines",
  words: (count: number) => counted(count, "word", "words"),
  scenes: (count: number) => counted(count, "scene", "scenes"),
  firstEntrance: "First entrance",
  lastEntrance: "Last entrance",
  entrance: "Entrance",
  readingDirections: "Reading the directions…",
  neverEnters: "No direction says when this character enters.",
  first: "First line",
  last: "Last line",
  opening: "Before the first heading",
  formerNames: (names: readonly string[]) => `Also called ${formatList(names)}`,
  unlisted: "Not in the list of characters",
  addToList: "Add to list",
  stepTo: { next: "Next line", previous: "Previous line" },
  place: (current: number, count: number) => `${formatNumber(current)} of ${formatNumber(count)}`,
  color: "Color",
  noColor: "No color",
  colors: {
    red: "Red",
    orange: "Orange",
    green: "Green",
    teal: "Teal",
    blue: "Blue",
    purple: "Purple",
    pink: "Pink",
  } satisfies Record<CharacterColor, string>,
  rename: "Rename…",
  merge: "Merge…",
  renameTitle: (name: string) => `Rename ${name}`,
  mergeTitle: (name: string) => `Merge ${name}`,
  newName: "New name",
  mergeWith: "Same person as",
  chooseCharacter: "Choose a character",
  namesake: (name: string) => `There's already a character named ${name}. Both become one.`,
  mentions: (counts: MentionCounts) => `Change ${mentions(counts)}, too`,
  changes: (parts: { readonly cues: number; readonly isListed: boolean }) =>
    `This changes ${formatList([cues(parts.cues), ...(parts.isListed ? ["the list of characters"] : [])])}.`,
  renameButton: "Rename",
  mergeButton: "Merge",
  cancel: "Cancel",
  renamed: (from: string, to: string, change: NameChanges) =>
    `${from} is now ${to}: ${formatList([cues(change.cues), ...mentioned(change.mentions, mentions)])} changed.`,
  /** In the dialog, before. */
  staying: (count: number) =>
    `${counted(count, "mention", "mentions")} in speeches ${count === 1 ? "stays" : "stay"} as written.`,
  /** After it. */
  stayed: (count: number) =>
    count === 1
      ? "1 mention in a speech wasn't changed."
      : `${formatNumber(count)} mentions in speeches weren't changed.`,
  findOldName: (name: string) => `Find “${name}”`,
  undo: "Undo",
  problems: (count: number) => `${counted(count, "name", "names")} to check`,
  problem: {
    spelling: (name: string, count: number, intended: string) =>
      `${name}, ${lines(count)}: another spelling of ${intended}?`,
    typo: (name: string, count: number, intended: string) => `${name}, ${lines(count)}: a typo for ${intended}?`,
  },
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  correct: (intended: string) => `Change to ${intended}`,
  ignore: "Ignore",
  ignoreName: (name: string) => `Ignore ${name}`,
  corrected: (name: string, intended: string, count: number) => `${name} is now ${intended} in ${cues(count)}.`,
  ignored: (name: string) => `${name} is no longer offered as a mistake.`,
  checkedAgain: (count: number) => `${counted(count, "ignored name is", "ignored names are")} checked again.`,
  ignoredNames: (count: number) => `Check ${counted(count, "ignored name", "ignored names")} again`,
});
