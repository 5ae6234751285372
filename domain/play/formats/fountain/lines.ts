import { type MarkName, markNames, normalizeSpans, type Span } from "#domain/play/play.ts";
import { type InlineLine, isPlain, readInline, withMarks } from "./inlineReader.ts";

/*
 * Turns a block's text into lines. Fountain ends emphasis at the end of a line, so the marks of a line break follow
 * from its neighbors: it has the marks that the last character before it and the first character after it share. A
 * break with other marks says so (`breakMarks`).
 */

export const marksOf = (span: Span | undefined): readonly MarkName[] =>
  span ? markNames.filter((mark) => span[mark]) : [];

const shared = (a: readonly MarkName[], b: readonly MarkName[]): readonly MarkName[] =>
  a.filter((mark) => b.includes(mark));

const same = (a: readonly MarkName[], b: readonly MarkName[]): boolean => a.join() === b.join();

/** Reads the emphasis, escapes, and inline codes of a block's lines, and joins them. */
export function readLines(lines: readonly string[]): readonly Span[] {
  const text = lines.length === 1 ? (lines[0] ?? "") : lines.join("\n");
  if (text === "") return [];
  // Nearly all blocks.
  return isPlain(text) ? [{ text }] : joinLines(lines.map(readInline));
}

export function joinLines(lines: readonly InlineLine[]): readonly Span[] {
  if (lines.length < 2) return lines[0]?.spans ?? [];
  const expected = expectedBreaks(lines);
  return normalizeSpans(
    lines.flatMap((line, at) => {
      if (at === lines.length - 1) return line.spans;
      return [...line.spans, withMarks("\n", line.breakMarks ?? expected[at] ?? [])];
    }),
  );
}

export function splitLines(spans: readonly Span[]): readonly InlineLine[] {
  if (!spans.some(({ text }) => text.includes("\n"))) return [{ spans }];
  const { lines, breaks } = cutAtBreaks(spans);
  const expected = expectedBreaks(lines);
  return lines.map((line, at) => {
    const marks = breaks[at];
    return marks && !same(marks, expected[at] ?? []) ? { ...line, breakMarks: marks } : line;
  });
}

function cutAtBreaks(spans: readonly Span[]) {
  const lines: { spans: Span[] }[] = [{ spans: [] }];
  const breaks: (readonly MarkName[])[] = [];
  for (const span of spans) {
    for (const [at, text] of span.text.split("\n").entries()) {
      if (at > 0) {
        breaks.push(marksOf(span));
        lines.push({ spans: [] });
      }
      if (text !== "") lines.at(-1)?.spans.push({ ...span, text });
    }
  }
  return { lines, breaks };
}

/** Returns the marks that each line break has unless it says otherwise. Adjacent breaks count as one. */
function expectedBreaks(lines: readonly InlineLine[]): (readonly MarkName[])[] {
  const after: (readonly MarkName[])[] = [];
  let next: readonly MarkName[] = [];
  for (let at = lines.length - 1; at > 0; at--) {
    const first = lines[at]?.spans[0];
    if (first) next = marksOf(first);
    after[at - 1] = next;
  }
  let last: readonly MarkName[] = [];
  return after.map((marks, at) => {
    const span = lines[at]?.spans.at(-1);
    if (span) last = marksOf(span);
    return shared(last, marks);
  });
}
