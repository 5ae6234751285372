import type { LayoutName, PaperName } from "#domain/play/layout/layouts.ts";
import { counted } from "./format.ts";

/** What each layout is, in a sentence. */
export const layoutDescriptions: Readonly<Record<LayoutName, string>> = {
  "guild-modern": "The Dramatists Guild's modern format. Names are centered, and directions are on the right.",
  "us-manuscript":
    "The traditional American manuscript. Wide margin for binding, directions in parentheses, each scene on a new page.",
  musical: "For a libretto. Names at four inches, directions in parentheses.",
  uk: "A British script. Sans serif, names in a column at the left, directions in italics.",
  european: "The usual format in continental Europe. Serif, names in a column at the left, directions in italics.",
  "acting-edition":
    "A small book to rehearse with, half a sheet to a page. On paper, names and directions are in the same line as the speech. In the editor, they have their own lines, and the page numbers still match the paper.",
  "large-print": "The US manuscript at 18 points, sans serif, for people with low vision.",
};

export const paperNames: Readonly<Record<PaperName, string>> = { letter: "Letter", a4: "A4" };

export const paperSizes: Readonly<Record<PaperName, string>> = { letter: "8.5 × 11 in", a4: "210 × 297 mm" };

export const pageLayoutWords = {
  item: "Page layout…",
  title: "Page layout",
  lead: "Used on the screen, in print, in exports, and for readers with a link.",
  layout: "Layout",
  paper: "Paper",
  pages: (pages: number) => counted(pages, "page", "pages"),
  undo: "Undo",
  done: "Done",
} as const;
