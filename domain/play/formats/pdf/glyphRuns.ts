import { type Face, faceOf } from "#domain/play/layout/measures/faces.ts";
import type { Measure } from "#domain/play/layout/measures/measure.ts";
import { hasRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { glyphText, isJoiner } from "./glyphText.ts";
import { type PrintedLetter, printedLetters } from "./printedLetters.ts";
import { backward, visualRuns } from "./visualRuns.ts";

/** Text printed in one font from one point. */
export interface GlyphRun {
  readonly text: string;
  readonly family: number;
  readonly face: Face;
  readonly underline: boolean;
  /** Inches from the left edge of the paper. */
  readonly x: number;
  readonly width: number;
  /** Whether it's made smaller if it's wider than its width. */
  readonly isFitted: boolean;
}

/** Splits a line into runs of one font each, placed exactly where their cells are. */
export function glyphRuns(line: PlacedLine, coverage: FontCoverage, measure: Measure): readonly GlyphRun[] {
  const out: GlyphRun[] = [];
  let x = line.x;
  for (const { text: whole, span, isReversed } of visualRuns(line.spans)) {
    const face = faceOf(span);
    const parts = pieces(whole, face, coverage);
    for (const { text, family, source } of isReversed ? fromEnd(parts) : parts) {
      const width = Math.max(measure.widthOf(text, span), source ? measure.widthOf(source, span) : 0);
      const isFitted = coverage.isFitted(family);
      out.push({ text, family, face, underline: span.underline === true, x, width, isFitted });
      x += width;
    }
  }
  return out;
}

/** A word that's read from the right and set in several fonts: the parts without letters are drawn from the left. */
const fromEnd = (parts: readonly Piece[]): readonly Piece[] =>
  parts.map((part) => (hasRightToLeft(part.text) ? part : { ...part, text: backward(part.text) })).reverse();

interface Piece {
  text: string;
  readonly family: number;
  /** The character it replaces, if that is a different one. */
  readonly source?: string;
}

/**
 * Text and the family that prints it. A word is set in one of the layout's families if one has all of it, as wide as it
 * was measured, and letter by letter otherwise.
 */
function pieces(text: string, face: Face, coverage: FontCoverage): readonly Piece[] {
  const plain = glyphText(text);
  if ((plain.match(notAscii) ?? []).every((letter) => coverage.has(letter, face, 0))) return unjoined(plain, face);
  const out: Piece[] = [];
  for (const word of text.match(/\s+|\S+/gu) ?? []) {
    const letters = printedLetters(word, face, coverage);
    const whole = Math.max(...letters.map(({ family }) => family));
    const hasAll =
      !coverage.isSlice(whole) &&
      letters.every(
        ({ text: letter, family }) =>
          coverage.has(letter, face, whole) && coverage.isAsWide(letter, face, family, whole),
      );
    for (const letter of letters) addLetter(out, hasAll ? { ...letter, family: whole } : letter, coverage);
  }
  return out.flatMap((piece) => (piece.family === 0 && !piece.source ? unjoined(piece.text, face) : piece));
}

/** Every manuscript font has ASCII. */
const notAscii = /[^ -~]/gu;

/**
 * Adds a letter. A replacement becomes a separate piece, because it takes the width of the character it replaces, and so
 * does one whose size depends on its width.
 */
function addLetter(out: Piece[], { text, family, source, as }: PrintedLetter, coverage: FontCoverage): void {
  const last = out.at(-1);
  if (last && isJoiner(text)) last.text += text;
  else if (as !== "itself") out.push({ text, family, source });
  else if (last?.family === family && !last.source && !coverage.isFitted(family)) last.text += text;
  else out.push({ text, family });
}

/**
 * Courier Prime's italics have ligatures as wide as one letter, which would shorten the line, so these letters are
 * drawn separately.
 */
function unjoined(text: string, face: Face): readonly Piece[] {
  const upright = face === "regular" || face === "bold";
  return (upright ? [text] : text.split(/(?<=f)(?=[fijklt])/)).map((part) => ({ text: part, family: 0 }));
}
