import { type BlockKind, normaliseSpans, type Span } from "#domain/play/play.ts";
import { readInline } from "../fountain/inlineReader.ts";
import { joinLines } from "../fountain/lines.ts";

/** One line as it was written, with its emphasis. */
export interface Line {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** How a paragraph stands on its page, as far as the source says. */
export interface TypedLayout {
  readonly centered: boolean;
  /** Points from the left margin. */
  readonly indent: number;
  /** What the source's own paragraph style calls it. */
  readonly kind?: BlockKind;
}

/** A paragraph before anybody knows what it is. It has at least one line, and no line is empty. */
export interface Paragraph {
  readonly lines: readonly Line[];
  /** Whether an empty line stands before it. */
  readonly apart: boolean;
  readonly layout: TypedLayout;
}

export const plainLayout: TypedLayout = { centered: false, indent: 0 };

export const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

export const lineOf = (spans: readonly Span[]): Line => ({ text: textOfSpans(spans), spans });

/** A line of plain text, with Fountain's `*` and `_` read. */
export const readLine = (text: string): Line => lineOf(readInline(text).spans);

export const textOfParagraph = ({ lines }: Paragraph): string => lines.map(({ text }) => text).join("\n");

export const joined = (lines: readonly Line[]): readonly Span[] => joinLines(lines.map(({ spans }) => ({ spans })));

/** Cuts spans at these offsets, which ascend, in one pass: one piece more than offsets. */
export function cutSpans(spans: readonly Span[], offsets: readonly number[]): readonly (readonly Span[])[] {
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
  return pieces.map(normaliseSpans);
}

/** What stands behind an offset. */
export const behind = (line: Line, offset: number): Line => lineOf(cutSpans(line.spans, [offset])[1] ?? []);

const startSpace = /^\s+/;

/** Without spaces at either end. */
export function trimSpans(spans: readonly Span[]): readonly Span[] {
  const text = textOfSpans(spans);
  const trimmed = text.trim();
  if (trimmed.length === text.length) return spans;
  const start = startSpace.exec(text)?.[0].length ?? 0;
  return cutSpans(spans, [start, start + trimmed.length])[1] ?? [];
}

/** Whether all of the words carry a mark: then it is the source's style, and no emphasis. */
export function marksThroughout(spans: readonly Span[], mark: "bold" | "italic" | "underline"): boolean {
  const words = spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return words.length > 0 && words.every((span) => span[mark]);
}
