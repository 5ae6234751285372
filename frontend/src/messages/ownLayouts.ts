import { layoutNameOf } from "#domain/play/layout/chosenLayout.ts";
import type { StyleName } from "#domain/play/layout/layout.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import type { MarkField, PageField, StyleKey } from "#domain/play/layout/own/layoutFields.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { formatNumber } from "./format.ts";
import { layoutNames } from "./pageLayout.ts";
import { translated } from "./translation.ts";

/** Adjusting a layout, and the layouts that a writer has saved. */
export const ownLayoutWords = translated("ownLayoutWords", {
  adjust: "Adjust…",
  adjustTitle: "Adjust layout",
  basedOn: (layout: string) => `Your layout, based on ${layout}.`,
  adjusted: (layout: string) => `${layout}, adjusted`,
  adjustedDescription: "Only this play has this version.",
  lead: (layout: string) => `Based on ${layout}. Nothing changes in the play until you apply it.`,
  apply: "Apply to this play",
  cancel: "Cancel",
  reset: "Reset",
  resetGroup: (group: string) => `Reset ${group.toLowerCase()}`,
  resetAll: "Reset all",
  preview: "Preview",
  previewPages: (pages: string) => `${pages} in this layout`,
  previewSample: "This is sample text, because the play is still empty.",
  page: (number: number) => `Page ${formatNumber(number)}`,
  saveAs: "Save as my layout…",
  saveTitle: "Save as my layout",
  nameLabel: "Name",
  nameHint: "You can choose it for all of your plays.",
  replaces: "You have a layout with this name. Saving replaces it.",
  save: "Save",
  saving: "Saving…",
  rename: "Rename…",
  renameTitle: "Rename layout",
  remove: "Delete…",
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: "Plays that use this layout keep their pages.",
  removeNow: "Delete layout",
  removing: "Deleting…",
  exportLayout: "Export layout",
  importLayout: "Import layout…",
  chooseFile: "Choose a layout file",
  numberNeeded: "Enter a number.",
  numberRange: (least: string, most: string) => `Enter a number from ${least} to ${most}.`,
  markTooLong: (length: number) => `Use at most ${formatNumber(length)} characters, on one line.`,
  markText: "Text",
  /** For names beside speeches, whose column is at the left margin. */
  nameColumnEnd: "End of the column",
  fontLike: (font: string, other: string) => `${font} (like ${other})`,
});

/** Returns what the layout of a play is called. */
export function layoutLabel(pageLayout: PageLayout): string {
  const base = layoutNames[layoutNameOf(pageLayout)];
  if (Object.keys(pageLayout.changes ?? {}).length === 0) return base;
  return pageLayout.name ?? ownLayoutWords.adjusted(base);
}

export const unitNames = translated("unitNames", {
  in: "in",
  mm: "mm",
  points: "pt",
  lines: "lines",
  "times the type size": "× font size",
});

export const pageFieldLabels: Readonly<Record<PageField, string>> = translated("pageFieldLabels", {
  "font.family": "Font",
  "font.size": "Font size",
  lineSpacing: "Line spacing",
  "margins.left": "Left margin",
  "margins.right": "Right margin",
  "margins.top": "Top margin",
  "margins.bottom": "Bottom margin",
  "pageNumber.scheme": "Page numbers",
  "pageNumber.top": "Numbers from the top",
  frontNumbers: "Front matter numbers",
  "newPage.act": "New page for each act",
  "newPage.scene": "New page for each scene",
});

export const styleFieldLabels: Readonly<Record<StyleKey, string>> = translated("styleFieldLabels", {
  left: "Left indent",
  right: "Right indent",
  align: "Alignment",
  linesBefore: "Space above",
  capitals: "Capitals",
  bold: "Bold",
  italic: "Italics",
  underline: "Underlined",
  brackets: "In parentheses",
});

export const markFieldLabels: Readonly<Record<MarkField, string>> = translated("markFieldLabels", {
  "marks.continued": "After a name that's repeated on a new page",
  "marks.more": "Under a speech that continues on the next page",
  "marks.speaksOn": "After the name of a character who goes on speaking after a direction",
  "marks.afterName": "After every name",
});

/** What a mark says when it's switched on. */
export const usualMarks: Readonly<Record<MarkField, string>> = translated("usualMarks", {
  "marks.continued": "(Continued)",
  "marks.more": "(MORE)",
  "marks.speaksOn": "(CONT’D)",
  "marks.afterName": ":",
});

export const groupNames = translated("groupNames", {
  page: "Page",
  names: "Names",
  speeches: "Speeches",
  directions: "Directions",
  headings: "Headings",
  lyrics: "Lyrics",
  front: "Front matter",
  marks: "Marks",
});

export const styleTitles: Readonly<Record<StyleName, string>> = translated("styleTitles", {
  act: "Act headings",
  scene: "Scene headings",
  setting: "Settings",
  direction: "Between speeches",
  innerDirection: "Within a speech",
  cue: "Names",
  parenthetical: "Parentheticals",
  dialogue: "Speeches",
  lyric: "Lyrics",
  transition: "Closing lines",
  centered: "Centered text",
  frontHeading: "Headings of the front matter",
  frontText: "Text of the front matter",
  castMember: "Characters",
});

/** What a choice of a list is called, by its value in a layout. */
export function choiceName(value: string): string {
  const font = Object.entries(fonts).find(([name]) => name === value)?.[1];
  return font ? ownLayoutWords.fontLike(value, font.sameWidths) : (choiceNames[value] ?? value);
}

export const choiceNames: Readonly<Record<string, string>> = translated("choiceNames", {
  left: "Left",
  center: "Centered",
  right: "Right",
  "act-scene-page": "Act, scene, and page (I-2-11)",
  "act-page": "Act and page (I-11)",
  page: "Page (11)",
  "page-of-act": "Act, and page of the act (I-1)",
  none: "None",
  roman: "Roman (i, ii, iii)",
});

/** A short text with every element, for the preview of an empty play. */
export const specimen = translated("specimen", {
  act: "Act One",
  scene: "Scene 1",
  setting: "A bare stage, a little past midnight. Center, a ghost light.",
  direction: "IVY crosses with a ring of keys, switching the building off one breaker at a time.",
  firstName: "Ivy",
  firstSpeech:
    "That’s the fly floor. That’s the foyer. That’s the little lamp over the bar that nobody is supposed to know about.",
  parenthetical: "seeing her",
  secondSpeech: "You are not on my list of things to switch off.",
  secondName: "Noor",
  thirdSpeech: "Five more minutes.",
  innerDirection: "She shuts the laptop.",
  fourthSpeech: "It was a comedy at ten o’clock. It’s still a comedy. It just hasn’t got any words in it yet.",
  lyric: "Leave a light on,\nleave a light on for me.",
  transition: "BLACKOUT.",
});
