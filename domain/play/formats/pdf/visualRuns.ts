import bidiFactory, { type EmbeddingLevels } from "bidi-js";
import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import { hasRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { Span } from "#domain/play/play.ts";

/** Text in one direction and one style. Runs are in visual order, from left to right. */
export interface VisualRun {
  readonly text: string;
  readonly span: Span;
  /** A word whose letters are in logical order. It's drawn from its end. */
  readonly isReversed: boolean;
}

const bidi = bidiFactory();

/** Orders a line for printing with the Unicode bidirectional algorithm; most lines are already in order. */
export function visualRuns(spans: readonly Span[]): readonly VisualRun[] {
  const text = textOfSpans(spans);
  if (!hasRightToLeft(text)) return spans.map((span) => ({ text: span.text, span, isReversed: false }));
  const embedding = bidi.getEmbeddingLevels(text);
  const owners = spans.flatMap((span) => Array.from({ length: span.text.length }, () => span));
  return directionRuns(text, embedding, owners).flatMap(({ from, to, span, rightToLeft }) => {
    const part = text.slice(from, to);
    return rightToLeft ? rightToLeftWords(part, span) : [{ text: part, span, isReversed: false }];
  });
}

interface DirectionRun {
  from: number;
  to: number;
  readonly span: Span;
  readonly rightToLeft: boolean;
}

/** Ranges of one direction and style in visual order; each contains its characters in logical order. */
function directionRuns(text: string, embedding: EmbeddingLevels, owners: readonly Span[]): readonly DirectionRun[] {
  const out: DirectionRun[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const span = owners[at];
    const rightToLeft = (embedding.levels[at] ?? 0) % 2 === 1;
    const last = out.at(-1);
    if (last?.span === span && last?.rightToLeft === rightToLeft && extend(last, at)) continue;
    if (span) out.push({ from: at, to: at + 1, span, rightToLeft });
  }
  return out;
}

function extend(run: DirectionRun, at: number): boolean {
  if (at === run.to) run.to++;
  else if (at === run.from - 1) run.from--;
  else return false;
  return true;
}

/**
 * Orders right-to-left words. The font engine reverses the letters of a word, but doesn't reorder words or mirror
 * brackets.
 */
const rightToLeftWords = (text: string, span: Span): readonly VisualRun[] =>
  (text.match(/\s+|\S+/gu) ?? []).reverse().map((word) => {
    const isReversed = hasRightToLeft(word);
    return { text: isReversed ? mirrored(word) : backward(mirrored(word)), span, isReversed };
  });

const mirrored = (word: string): string =>
  Array.from(word, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join("");

/** Punctuation alone has no letter from which the font engine could tell its direction. */
export const backward = (marks: string): string => Array.from(marks).reverse().join("");
