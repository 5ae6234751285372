import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { type Asides, addAsides } from "../plainText/asides.ts";
import type { ParagraphFormat } from "./wordStyles.ts";

/** What was in a paragraph of a Word document besides its text. */
export interface Extras {
  deletions: number;
  insertions: number;
  comments: number;
  footnotes: number;
  pictures: number;
  textBoxes: number;
  pageBreaks: number;
}

/** The number that a word processor puts before a paragraph. */
export interface ListNumber {
  /** Such as `ACT I` or `3.`. */
  readonly label: string;
  /** Which list it belongs to. */
  readonly list: string;
}

/** A paragraph of a word processor. */
export interface WordParagraph {
  readonly styleName: string;
  readonly format: ParagraphFormat;
  /** Line breaks are "\n". */
  readonly spans: readonly Span[];
  /** Each run with the name of its character style, in the same order as the text. */
  readonly named: readonly { readonly styleName: string; readonly text: string }[];
  readonly extras: Extras;
  readonly asides?: Asides | undefined;
  readonly number?: ListNumber | undefined;
  /** Its part of speeches in the cells of a table row, which are spoken together. */
  readonly spoken?: SpokenPart | undefined;
}

export type SpokenPart = "cue" | "simultaneousCue" | "parenthetical" | "dialogue";

/** Returns the counts of a paragraph of text only. */
export const noExtras = (): Extras => ({
  deletions: 0,
  insertions: 0,
  comments: 0,
  footnotes: 0,
  pictures: 0,
  textBoxes: 0,
  pageBreaks: 0,
});

export function addExtras(a: Extras, b: Extras): Extras {
  const sum = { ...a };
  for (const name of Object.keys(b) as (keyof Extras)[]) sum[name] += b[name];
  return sum;
}

/** Returns a paragraph of text only. */
export const plainParagraph = (
  spans: readonly Span[],
  styleName = "",
  format: ParagraphFormat = {},
): WordParagraph => ({
  styleName,
  format,
  spans: normalizeSpans(spans),
  named: [],
  extras: noExtras(),
});

/** Joins a paragraph with the next one, whose style and place it takes. */
export const joinParagraphs = (first: WordParagraph, next: WordParagraph): WordParagraph => ({
  ...next,
  spans: normalizeSpans([...first.spans, ...next.spans]),
  named: [...first.named, ...next.named],
  extras: addExtras(first.extras, next.extras),
  asides: addAsides(first.asides, next.asides),
  number: first.number ?? next.number,
});
