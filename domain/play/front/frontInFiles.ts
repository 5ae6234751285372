import type { FrontField, HeadedField, TitlePageField } from "./frontPlaces.ts";
import type { FrontFileRow, HeadedFileRow, Keys, TitlePageFileRow } from "./frontRow.ts";

/*
 * What files of other programs know about each field of the front matter. It's apart from `frontTable.ts`, because the editor
 * opens without it.
 */

/** Fountain and Downstage have the same keys for most fields. */
const keysOfBoth = (...keys: Keys) => ({ fountain: keys, downstage: keys });

export const titlePageInFiles: Readonly<Record<TitlePageField, TitlePageFileRow>> = {
  title: {
    ...keysOfBoth("Title"),
    word: { style: "Title", isCommon: true },
    tei: undefined,
    finalDraft: { isApart: false, words: undefined },
  },
  subtitle: {
    fountain: ["Subtitle", "Sub title"],
    downstage: ["Subtitle"],
    word: { style: "Subtitle", isCommon: true },
    tei: undefined,
    finalDraft: { isApart: false, words: undefined },
  },
  credit: {
    ...keysOfBoth("Credit"),
    word: { style: "Credit", isCommon: false },
    tei: undefined,
    finalDraft: {
      isApart: true,
      words: /^(a play |a musical |words and music |book and lyrics )?(written |adapted |devised )?by:?$/i,
    },
  },
  authors: {
    fountain: ["Author", "Authors", "Written by"],
    downstage: ["Author", "Authors"],
    word: { style: "Author", isCommon: true },
    tei: "author",
    finalDraft: { isApart: true, words: undefined },
  },
  translator: {
    ...keysOfBoth("Translator", "Translated by"),
    word: { style: "Translator", isCommon: false },
    tei: "translator",
    finalDraft: { isApart: false, words: undefined },
  },
  source: {
    ...keysOfBoth("Source"),
    word: { style: "Source", isCommon: false },
    tei: undefined,
    finalDraft: { isApart: true, words: /^(based (up)?on|adapted from|from the|after the)\b/i },
  },
  draftDate: {
    fountain: ["Draft date", "Date", "Draft"],
    downstage: ["Draft", "Date", "Draft date"],
    word: { style: "Draft Date", isCommon: false },
    tei: undefined,
    finalDraft: { isApart: false, words: /\bdraft\b|\brevis(ed|ion)\b|^\W*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\W*$/i },
  },
  contact: {
    fountain: ["Contact", "Contact info"],
    downstage: ["Contact"],
    word: { style: "Contact", isCommon: false },
    tei: undefined,
    finalDraft: { isApart: false, words: undefined },
  },
  copyright: {
    fountain: ["Copyright", "Rights"],
    downstage: ["Copyright"],
    word: { style: "Copyright", isCommon: true },
    tei: undefined,
    finalDraft: { isApart: false, words: /^(©|\(c\)|copyright)/i },
  },
};

export const headedInFiles: Readonly<Record<HeadedField, HeadedFileRow>> = {
  dedication: {
    ...keysOfBoth("Dedication"),
    word: { style: "Dedication", isCommon: true },
    finalDraft: { startsPage: true },
  },
  epigraph: {
    ...keysOfBoth("Epigraph"),
    word: { style: "Epigraph", isCommon: true },
    finalDraft: { startsPage: false },
  },
  place: {
    ...keysOfBoth("Place"),
    word: { style: "Place", isCommon: false },
    finalDraft: { startsPage: false },
  },
  time: {
    ...keysOfBoth("Time"),
    word: { style: "Time", isCommon: false },
    finalDraft: { startsPage: false },
  },
  setting: {
    ...keysOfBoth("Setting"),
    word: { style: "Play Setting", isCommon: false },
    finalDraft: { startsPage: false },
  },
  actsAndScenes: {
    ...keysOfBoth("Acts and scenes"),
    word: { style: "Acts And Scenes", isCommon: false },
    finalDraft: { startsPage: false },
  },
  synopsis: {
    ...keysOfBoth("Synopsis"),
    word: { style: "Synopsis", isCommon: false },
    finalDraft: { startsPage: true },
  },
  productionNotes: {
    ...keysOfBoth("Production notes"),
    word: { style: "Production Notes", isCommon: false },
    finalDraft: { startsPage: true },
  },
  productionHistory: {
    ...keysOfBoth("Production history"),
    word: { style: "Production History", isCommon: false },
    finalDraft: { startsPage: true },
  },
  musicalNumbers: {
    ...keysOfBoth("Musical numbers"),
    word: { style: "Musical Numbers", isCommon: false },
    finalDraft: { startsPage: true },
  },
  acknowledgments: {
    ...keysOfBoth("Acknowledgments", "Acknowledgements"),
    word: { style: "Acknowledgments", isCommon: false },
    finalDraft: { startsPage: true },
  },
};

export const frontInFiles: Readonly<Record<FrontField, FrontFileRow>> = { ...titlePageInFiles, ...headedInFiles };
