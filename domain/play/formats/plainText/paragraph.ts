import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { type BlockKind, normalizeSpans, type Span } from "#domain/play/play.ts";
import { readInline } from "../fountain/inlineReader.ts";
import { joinLines } from "../fountain/lines.ts";
import type { Asides } from "./asides.ts";

/** One line as written, with its emphasis. */
export interface Line {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** How a paragraph is placed on its page, if the source says so. */
export interface TypedLayout {
  readonly centered: boolean;
  /** In points from the left margin. */
  readonly indent: number;
  /** The kind that the source's own paragraph style suggests. */
  readonly kind?: BlockKind;
  /** The field of the title page that the source's paragraph style names. */
  readonly field?: FrontField;
  /** Whether the writer chose that kind. */
  readonly isChosen?: true;
  /** The name of the source's paragraph style. */
  readonly style?: string;
  /** How many spaces are before the first line of plain text. */
  readonly spaces?: number;
  /** Whether it's a name of somebody who speaks at the same time as the speech before. */
  readonly isSimultaneous?: true;
  /** Whether it's around the article of a web page. */
  readonly isAround?: true;
  /** Whether parentheticals have paragraphs of their own: then brackets within a speech are spoken. */
  readonly isWhole?: true;
}

/** A paragraph that hasn't been classified yet. It has at least one line, and no line is empty. */
export interface Paragraph {
  readonly lines: readonly Line[];
  /** Whether there's an empty line before it. */
  readonly apart: boolean;
  readonly layout: TypedLayout;
  /** How many spaces are before its lines after the first, in plain text. */
  readonly spacesBelow?: number;
  readonly asides?: Asides | undefined;
  /** Whether nothing in a text without empty lines tells if its last line is spoken. */
  readonly isUnclear?: true;
}

export const plainLayout: TypedLayout = { centered: false, indent: 0 };

export const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

export const lineOf = (spans: readonly Span[]): Line => ({ text: textOfSpans(spans), spans });

/** Reads a line of plain text with Fountain's `*` and `_`. */
export const readLine = (text: string): Line => lineOf(readInline(text).spans);

export const textOfParagraph = ({ lines }: Paragraph): string => lines.map(({ text }) => text).join("\n");

export const joinSpans = (lines: readonly Line[]): readonly Span[] => joinLines(lines.map(({ spans }) => ({ spans })));

/** Cuts spans at ascending offsets in one pass. Returns one piece more than there are offsets. */
export function splitSpans(spans: readonly Span[], offsets: readonly number[]): readonly (readonly Span[])[] {
  const pieces: Span[][] = [[]];
  let at = 0;
  for (const span of spans) {
    let from = 0;
    while (pieces.length <= offsets.length && (offsets[pieces.length - 1] ?? 0) <= at + span.text.length) {
      const cut = (offsets[pieces.length - 1] ?? 0) - at;
      pieces.at(-1)?.push({ ...span, text: span.text.slice(from, cut) });
      pieces.push([]);
      from = cut;
    }
    pieces.at(-1)?.push({ ...span, text: span.text.slice(from) });
    at += span.text.length;
  }
  while (pieces.length <= offsets.length) pieces.push([]);
  return pieces.map(normalizeSpans);
}

/** Returns the text after an offset. */
export const textAfter = (line: Line, offset: number): Line => lineOf(splitSpans(line.spans, [offset])[1] ?? []);

const startSpace = /^\s+/;

/** Removes spaces at both ends. */
export function trimSpans(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  const trimmed = text.trim();
  if (trimmed.length === text.length) return spans;
  const start = startSpace.exec(text)?.[0].length ?? 0;
  return splitSpans(spans, [start, start + trimmed.length])[1] ?? [];
}

/** Returns whether all words have a mark. Then it's the source's style and not emphasis. */
export function isMarkedThroughout(spans: readonly Span[], mark: "bold" | "italic" | "underline"): boolean {
  const words = spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return words.length > 0 && words.every((span) => span[mark]);
}

/** Removes marks that all words have. */
export function withoutWholeMarks(spans: readonly Span[]): readonly Span[] {
  const whole = (["bold", "italic", "underline"] as const).filter((mark) => isMarkedThroughout(spans, mark));
  return whole.length === 0 ? spans : withoutMarks(spans, whole);
}

/** Removes marks from all of a text. */
export const withoutMarks = (
  spans: readonly Span[],
  marks: readonly ("bold" | "italic" | "underline")[],
): readonly Span[] =>
  normalizeSpans(
    spans.map((span) => {
      const copy: { -readonly [K in keyof Span]: Span[K] } = { ...span };
      for (const mark of marks) delete copy[mark];
      return copy;
    }),
  );
