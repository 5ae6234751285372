import type { BlockKind } from "#domain/play/play.ts";
import { counted } from "./format.ts";

/** What the elements of a manuscript are called. */
export const kindWords: Readonly<Record<BlockKind, string>> = {
  act: "Act",
  scene: "Scene",
  setting: "Setting",
  direction: "Direction",
  cue: "Character",
  parenthetical: "Parenthetical",
  dialogue: "Dialogue",
  lyric: "Lyric",
  transition: "Transition",
  centred: "Centred text",
  pageBreak: "Page break",
  note: "Note",
};

export const actionWords = {
  enter: "Next element",
  newline: "New line in the element",
  tab: "Other element",
  shiftTab: "Element before",
  joinBefore: "Join with the element before",
  joinBehind: "Join with the element behind",
  bold: "Bold",
  italic: "Italic",
  underline: "Underline",
  undo: "Undo",
  redo: "Redo",
  simultaneous: "Spoken at the same time",
  sceneUp: "Move scene up",
  sceneDown: "Move scene down",
  pageBreak: "Start a new page",
  nextComment: "Next comment",
  previousComment: "Previous comment",
} as const;

export const editorWords = {
  back: "Plays",
  title: "Title of the play",
  manuscript: "Manuscript",
  manuscriptHelp:
    "Enter begins the next element, Tab another one. To leave the manuscript with Tab, press Escape first.",
  outline: "Outline",
  foldOutline: "Hide outline",
  unfoldOutline: "Show outline",
  titlePage: "Title page",
  together: "At the same time",
  noHeadings: "Acts and scenes stand here as you write them.",
  export: "Export",
  exportPdf: "PDF, manuscript pages",
  exportFountain: "Fountain, plain text",
  exportNotes: "Fountain with private notes",
  exportBlindPdf: "Blind copy without names, PDF",
  exportBlindFountain: "Blind copy without names, Fountain",
  print: "Print…",
  element: "Element",
  copyText: "Copy the text",
  downloadFountain: "Download Fountain",
  text: "Text",
  more: "More",
  cannotOpen: "This play cannot be opened just now",
  toPlays: "To your plays",
  stopped: "Nothing more is saved from here",
  copied: "The text is copied.",
  recognized: (kind: string) => `Becomes: ${kind.toLowerCase()}`,
  enterLeads: (kind: string) => `Enter: ${kind.toLowerCase()}`,
  tabLeads: (kind: string) => `Tab: ${kind.toLowerCase()}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  words: (words: number) => counted(words, "word", "words"),
  minutes: (minutes: number) =>
    minutes < 60
      ? `about ${minutes} min`
      : `about ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`,
  minutesWhy: "A page is about a minute on the stage.",
  untitledAct: "Act without a name",
  untitledScene: "Scene without a name",
  panelFailed: "This part had a mishap. Your text is safe.",
  tryAgain: "Try again",
  suggestions: "Characters",
  exportFailed: "The export did not work. Your text is safe.",
} as const;

/** The fields of the title page, as their labels say them. */
export const frontWords = {
  title: "Title",
  subtitle: "Subtitle",
  credit: "Credit line",
  authors: "Authors",
  contact: "Contact",
  draftDate: "Draft",
} as const;
