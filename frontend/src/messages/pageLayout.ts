import { type LayoutName, layouts, type PaperName } from "#domain/play/layout/designs/layouts.ts";
import { actionWords, editorWords } from "./editor.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

export const layoutNames: Readonly<Record<LayoutName, string>> = translated("layoutNames", {
  "guild-modern": layouts["guild-modern"].name,
  "us-manuscript": layouts["us-manuscript"].name,
  musical: layouts.musical.name,
  uk: layouts.uk.name,
  european: layouts.european.name,
  "acting-edition": layouts["acting-edition"].name,
  "large-print": layouts["large-print"].name,
});

/** What each layout is, in a sentence. */
export const layoutDescriptions: Readonly<Record<LayoutName, string>> = translated("layoutDescriptions", {
  "guild-modern": "The Dramatists Guild's modern format. Names are centered, and directions are on the right.",
  "us-manuscript":
    "The traditional American manuscript. Wide margin for binding, directions in parentheses, each scene on a new page.",
  musical: "For a libretto. Names at four inches, directions in parentheses.",
  uk: "A British script. Sans serif, names in a column at the left, directions in italics.",
  european: "The usual format in continental Europe. Serif, names in a column at the left, directions in italics.",
  "acting-edition":
    "A small book to rehearse with, half a sheet to a page. On paper, names and directions are in the same line as the speech. In the editor, they have their own lines, and the page numbers still match the paper.",
  "large-print": "The US manuscript at 18 points, sans serif, for people with low vision.",
});

export const paperNames: Readonly<Record<PaperName, string>> = translated("paperNames", { letter: "Letter", a4: "A4" });

export const paperSizes: Readonly<Record<PaperName, string>> = translated("paperSizes", {
  letter: "8.5 × 11 in",
  a4: "210 × 297 mm",
});

export const pageLayoutWords = translated("pageLayoutWords", {
  item: actionWords.pageLayout,
  title: editorWords.pageLayout,
  lead: "Used on the screen, in print, in exports, and for readers with a link.",
  layout: "Layout",
  paper: "Paper",
  pages: (pages: number) => counted(pages, "page", "pages"),
  undo: "Undo",
  done: "Done",
});
