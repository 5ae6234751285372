import type { FrontField } from "#domain/play/front/frontFields.ts";
import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The dialog with everything that comes before the play. */
export const frontMatterWords = translated("frontMatterWords", {
  done: "Done",
  form: "Form",
  pages: "Pages",
  pagesLabel: (count: number) => counted(count, "page", "pages"),
  titlePage: "Title page",
  page: (number: number) => `Front matter, page ${formatNumber(number)}`,
  limit: (limit: number) => `You've reached the limit of ${formatNumber(limit)} characters.`,
  fillInSongs: "Fill in from the play",
  noSongs: "There's no song to add. In the play, a song is a centered line, the title, followed by lyrics.",
  character: {
    name: "Name",
    age: "Age",
    gender: "Gender",
    description: "Description",
    doubling: "Doubling note",
    doublingHint: "For example: also plays the Doctor",
    unnamed: (position: number) => `Character ${formatNumber(position)}`,
  },
  reorderHint: (up: string, down: string) =>
    `To reorder with the keyboard, press ${up} or ${down} in any of a character's fields.`,
  add: "Add character",
  addSpeakers: (count: number) => `Add ${counted(count, "speaker", "speakers")}`,
  unlisted: (names: readonly string[]) => `These speakers in the play aren't in the list yet: ${names.join(", ")}.`,
  addedSpeakers: (count: number) => `${counted(count, "speaker", "speakers")} added.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  up: "Up",
  down: "Down",
  removeShort: "Remove",
  moved: (name: string, position: number, count: number) =>
    `${name} is now ${formatNumber(position)} of ${formatNumber(count)}.`,
  first: (name: string) => `${name} is already first.`,
  last: (name: string) => `${name} is already last.`,
  removed: (name: string) => `${name} was removed.`,
  undo: "Undo",
});

/** Titles of the form's sections. */
export const frontSections = translated("frontSections", {
  titlePage: "Title page",
  opening: "Dedication and epigraph",
  characters: "Characters",
  world: "Place and time",
  production: "Synopsis and production",
  closing: "Musical numbers and acknowledgments",
});

export const frontFieldLabels: Readonly<Record<FrontField, string>> = translated("frontFieldLabels", {
  title: "Title",
  subtitle: "Subtitle",
  credit: "Credit line",
  authors: "Authors",
  translator: "Translator",
  source: "Source",
  draftDate: "Draft",
  contact: "Contact",
  copyright: "Rights",
  dedication: "Dedication",
  epigraph: "Epigraph",
  place: "Place",
  time: "Time",
  setting: "Setting",
  synopsis: "Synopsis",
  productionNotes: "Production notes",
  productionHistory: "Production history",
  musicalNumbers: "Musical numbers, by act",
  acknowledgments: "Acknowledgments",
});

export const frontFieldHints: Readonly<Partial<Record<FrontField, string>>> = translated("frontFieldHints", {
  translator: "The name alone, if the play is a translation. Left out of blind copies.",
  source: "If the play is based on another work",
  draftDate: "For example: Third draft, May 2026",
  contact: "Printed on the title page. Readers with a link don't see it.",
  copyright: "Printed on the title page. For example: © 2026 Ines Okafor. All rights reserved.",
  productionHistory: "Readings, workshops and productions. Left out of blind copies.",
  musicalNumbers:
    "An act on a line of its own, then its songs. Songs are filled in from centered titles that lyrics follow.",
  acknowledgments: "Left out of blind copies.",
});
