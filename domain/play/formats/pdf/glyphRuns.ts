import type { PlacedLine } from "../../layout/manuscript.ts";
import type { Measure } from "../../layout/measure.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { type Face, faceOf } from "./pdfFonts.ts";
import { visualRuns } from "./visualRuns.ts";

/** Text that one font prints from one point. */
export interface GlyphRun {
  readonly text: string;
  readonly family: number;
  readonly face: Face;
  readonly underline: boolean;
  /** Inches from the left edge of the paper. */
  readonly x: number;
  readonly width: number;
}

/** Cuts a line into runs of one font each, at the exact places where its cells stand. */
export function glyphRuns(line: PlacedLine, coverage: FontCoverage, measure: Measure): readonly GlyphRun[] {
  const out: GlyphRun[] = [];
  let x = line.x;
  for (const { text, span } of visualRuns(line.spans)) {
    for (const piece of pieces(text.normalize("NFC"), faceOf(span), coverage)) {
      const width = measure.widthOf(piece.text, span);
      out.push({ ...piece, face: faceOf(span), underline: span.underline === true, x, width });
      x += width;
    }
  }
  return out;
}

/** Text and the family that has it. What no family has is printed as a question mark, never as a gap. */
function pieces(text: string, face: Face, coverage: FontCoverage): readonly { text: string; family: number }[] {
  const out: { text: string; family: number }[] = [];
  let previous = "";
  for (const character of text) {
    const family = coverage.familyOf(character.codePointAt(0) ?? 0, face);
    const last = out.at(-1);
    const printed = family === undefined ? "?" : character;
    if (last && last.family === (family ?? 0) && !joins(previous, character)) last.text += printed;
    else out.push({ text: printed, family: family ?? 0 });
    previous = character;
  }
  return out;
}

/** Letters that a font would draw as one ligature, which has the width of one letter: they are drawn apart. */
const joins = (before: string, after: string): boolean => before === "f" && "fijklt".includes(after);
