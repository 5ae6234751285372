import type { LayoutName, PaperName } from "#domain/play/layout/layouts.ts";
import { counted } from "./format.ts";

/** What each layout is, in a sentence. */
export const layoutDescriptions: Readonly<Record<LayoutName, string>> = {
  "guild-modern": "The Dramatists Guild's modern format. Names are centered, and directions are on the right.",
  "us-manuscript":
    "The traditional American manuscript. Wide margin for binding, directions in brackets, each scene on a new page.",
  musical: "For a libretto. Names at four inches, directions in brackets.",
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
