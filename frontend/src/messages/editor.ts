import type { BlockKind } from "#domain/play/play.ts";
import { counted } from "./format.ts";

/** Names of the elements of a manuscript. */
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
  centered: "Centered text",
  pageBreak: "Page break",
  note: "Note",
};

export const actionWords = {
  enter: "Next element",
  newline: "Line break",
  tab: "Alternative element",
  shiftTab: "Previous alternative",
  joinBefore: "Merge with previous",
  joinBehind: "Merge with next",
  bold: "Bold",
  italic: "Italic",
  underline: "Underline",
  undo: "Undo",
  redo: "Redo",
  simultaneous: "Simultaneous speech",
  sceneUp: "Move scene up",
  sceneDown: "Move scene down",
  pageBreak: "Insert page break",
  nextComment: "Next comment",
  previousComment: "Previous comment",
} as const;

export const editorWords = {
  back: "Plays",
  title: "Play title",
  manuscript: "Manuscript",
  manuscriptHelp:
    "Press Enter for the next element or Tab for a different one. To leave the manuscript with Tab, press Escape first.",
  outline: "Outline",
  foldOutline: "Hide outline",
  unfoldOutline: "Show outline",
  titlePage: "Title page",
  frontMatter: "Front matter",
  frontMatterItem: "Front matter…",
  editFrontMatter: "Edit front matter",
  together: "Simultaneous",
  noHeadings: "Acts and scenes appear here as you write them.",
  export: "Export",
  exportFile: "Export to a file…",
  submissionPackage: "Submission package",
  submissionPackageItem: "Submission package…",
  print: "Print…",
  element: "Element",
  copyText: "Copy text",
  downloadFountain: "Download Fountain",
  text: "Text",
  more: "More",
  cannotOpen: "We can't open this play right now",
  toPlays: "Go to your plays",
  stopped: "Syncing has stopped on this device",
  copied: "Text copied.",
  recognized: (kind: string) => `Becomes: ${kind.toLowerCase()}`,
  enterLeads: (kind: string) => `↵ ${kind}`,
  tabLeads: (kind: string) => `⇥ ${kind}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  words: (words: number) => counted(words, "word", "words"),
  minutes: (minutes: number) =>
    minutes < 60 ? `about ${minutes} min` : `about ${Math.floor(minutes / 60)} hr ${minutes % 60} min`,
  minutesWhy: "One page is about one minute on stage.",
  untitledAct: "Untitled act",
  untitledScene: "Untitled scene",
  panelFailed: "This panel stopped working. Your text is safe.",
  tryAgain: "Try again",
  suggestions: "Characters",
  exportFailed: "The export failed. Your text is safe. Try again.",
} as const;

/** Labels of the title page's fields. */
export const frontWords = {
  title: "Title",
  subtitle: "Subtitle",
  credit: "Credit line",
  authors: "Authors",
  contact: "Contact",
  draftDate: "Draft",
} as const;
