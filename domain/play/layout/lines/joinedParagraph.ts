import type { Span } from "../../play.ts";
import type { ParagraphStyle } from "../layout.ts";
import type { Measure } from "../measures/measure.ts";
import type { LayoutLine } from "../pagedManuscript.ts";
import { alignForDirection, endAfter, type ParagraphText, printed, startOf, withSuffix } from "./paragraph.ts";
import type { LinesAbreast } from "./row.ts";
import { shownText } from "./shownText.ts";
import { cutSpans, textOfSpans, widthOfSpans } from "./spans.ts";
import { type WrappedLine, wrap } from "./wrap.ts";

/** A block within a paragraph. */
export interface ParagraphPiece {
  readonly source: ParagraphText;
  readonly style: ParagraphStyle;
  /** Whether it starts a new line of the paragraph, as verse does. */
  readonly onNewLine?: boolean;
}

/** Where a piece is in the text of its paragraph, including the space after it. */
interface PlacedPiece {
  readonly piece: ParagraphPiece;
  readonly from: number;
  readonly to: number;
  /** Printed characters before the writer's first. */
  readonly shift: number;
}

/** Breaks several blocks that share a paragraph into lines. Each line has a part for every block in it. */
export function joinedParagraph(
  pieces: readonly ParagraphPiece[],
  given: ParagraphStyle,
  measure: Measure,
): readonly LinesAbreast[] {
  const { spans, placed } = join(pieces);
  const box = alignForDirection(given, { text: spans });
  const hanging = box.hanging ?? 0;
  return wrap(spans, box.right - box.left, measure, hanging).map((line, index) => {
    const parts = placed.flatMap((piece) => partOf(piece, line, spans, { box, measure }));
    const width = parts.reduce((sum, part, at) => sum + (at < parts.length - 1 ? part.advance : part.line.width), 0);
    const start = startOf(box, width, index === 0 ? 0 : hanging);
    return box.align === "right" ? fromRight(parts, start + width) : fromLeft(parts, start);
  });
}

function join(pieces: readonly ParagraphPiece[]): { spans: readonly Span[]; placed: readonly PlacedPiece[] } {
  const spans: Span[] = [];
  const placed: PlacedPiece[] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    const shown = withSuffix(shownText(piece.source, piece.style), piece.style, piece.source.suffix);
    const text = textOfSpans(shown.spans);
    const after = index === pieces.length - 1 || /\s$/.test(text) ? "" : pieces[index + 1]?.onNewLine ? "\n" : " ";
    spans.push(...shown.spans, ...(after === "" ? [] : [{ text: after }]));
    const to = length + text.length + after.length;
    placed.push({ piece, from: length, to, shift: shown.shift });
    length = to;
  }
  return { spans, placed };
}

/** A part of a line, and how far the next part is from its start. */
interface LinePart {
  readonly line: LayoutLine;
  readonly advance: number;
}

function partOf(
  { piece: { source }, from, to, shift }: PlacedPiece,
  line: WrappedLine,
  spans: readonly Span[],
  { box, measure }: { readonly box: ParagraphStyle; readonly measure: Measure },
): readonly LinePart[] {
  const start = Math.max(from, line.from);
  const end = Math.min(to, line.to);
  if (start >= end) return [];
  const length = source.text.reduce((sum, span) => sum + span.text.length, 0);
  const offset = (at: number) => Math.min(Math.max(at - from - shift, 0), length);
  const shown = printed(spans, { from: start, to: end }, box.align === "left");
  const part: LayoutLine = {
    role: source.role,
    x: 0,
    width: widthOfSpans(shown, measure),
    align: box.align,
    spans: shown,
    blockId: source.blockId,
    from: start === from ? 0 : offset(start),
    to: end === to ? length : offset(end),
    ...(end < to && endAfter(textOfSpans(cutSpans(spans, end - 1, end)))),
  };
  return [{ line: part, advance: widthOfSpans(cutSpans(spans, start, end), measure) }];
}

function fromLeft(parts: readonly LinePart[], start: number): LinesAbreast {
  let x = start;
  return parts.map(({ line, advance }) => {
    const placed = { ...line, x };
    x += advance;
    return placed;
  });
}

/** Places the parts of a line that's read from the right. */
function fromRight(parts: readonly LinePart[], end: number): LinesAbreast {
  let right = end;
  return parts.map(({ line, advance }) => {
    const placed = { ...line, x: right - line.width };
    right -= advance;
    return placed;
  });
}
