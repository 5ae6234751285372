import type { CharacterColor } from "#domain/play/characters/characterColors.ts";
import { counted, formatList, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

const lines = (count: number): string => counted(count, "line", "lines");
const cues = (count: number): string => counted(count, "cue", "cues");
const mentions = (inDirections: number, inList: number): string => {
  const places = [...(inDirections > 0 ? ["directions"] : []), ...(inList > 0 ? ["the list of characters"] : [])];
  return `${counted(inDirections + inList, "mention", "mentions")} in ${formatList(places)}`;
};

/** How many cues and mentions have a new name. */
export interface NameChanges {
  readonly cues: number;
  readonly mentions: number;
  /** Mentions in the list of characters. */
  readonly listed: number;
}

/** Returns the mentions in words; nothing if there are none. */
export const mentioned = (
  { mentions, listed }: NameChanges,
  inWords: (inDirections: number, inList: number) => string,
): readonly string[] => (mentions + listed > 0 ? [inWords(mentions, listed)] : []);

/** The panel with everybody in the play. */
export const charactersWords = translated("charactersWords", {
  none: "Characters appear here as you write their names above speeches.",
  count: (count: number) => counted(count, "character", "characters"),
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
  mentions: (inDirections: number, inList: number) => `Change ${mentions(inDirections, inList)}, too`,
  changes: (parts: { readonly cues: number; readonly isListed: boolean }) =>
    `This changes ${formatList([cues(parts.cues), ...(parts.isListed ? ["the list of characters"] : [])])}.`,
  renameButton: "Rename",
  mergeButton: "Merge",
  cancel: "Cancel",
  renamed: (from: string, to: string, change: NameChanges) =>
    `${from} is now ${to}: ${formatList([cues(change.cues), ...mentioned(change, mentions)])} changed.`,
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
