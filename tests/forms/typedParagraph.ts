import type { Span } from "#domain/play/play.ts";

/** A paragraph as somebody types it in a word processor or a text editor. */
export interface TypedParagraph {
  /** A line break is "\n". */
  readonly spans: readonly Span[];
  readonly place: PlaceOnPage;
  /** Whether an empty line is typed before it. */
  readonly isApart: boolean;
  /** The second cell, if the paragraph is a row of a table. */
  readonly cell?: readonly Span[];
}

/** Where a paragraph is on its page. Lengths are points. */
export interface PlaceOnPage {
  readonly centered?: true;
  readonly indent?: number;
  /** How far the lines after the first are indented. */
  readonly hanging?: number;
  /** The name of a paragraph style. */
  readonly style?: string;
}

export const typedTextOf = ({ spans, cell = [] }: TypedParagraph): string =>
  [spans, ...(cell.length > 0 ? [cell] : [])].map((part) => part.map(({ text }) => text).join("")).join("\t");
