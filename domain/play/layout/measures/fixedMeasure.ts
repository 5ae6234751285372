import { charactersPerPoint } from "./courier.ts";
import { isWide } from "./eastAsian.ts";
import type { Measure } from "./measure.ts";
import { withOtherScripts } from "./otherScripts.ts";

/**
 * Returns a face whose characters all have the same width; Courier at 12 points sets ten to the inch. East Asian and
 * Arabic letters have the widths of their own fonts, because they wouldn't fit lines that are as high as the type if they
 * were enlarged to two characters.
 */
export function fixedMeasure(charactersPerInch: number): Measure {
  const cell = 1 / charactersPerInch;
  return withOtherScripts(
    {
      advance: (codePoint) => cell * cellsOf(codePoint),
      widthOf: (text) => cell * (oneCellEach.test(text) ? text.length : cellsIn(text)),
    },
    charactersPerPoint / charactersPerInch,
  );
}

/** Returns the fixed widths of a font of Courier's proportions. */
export const courierMeasure = (sizePoints: number): Measure => fixedMeasure(charactersPerPoint / sizePoints);

/** Matches nearly all text of most plays, which then needn't be measured letter by letter. */
const oneCellEach = /^[ -~À-ɏ‘’“”–—…]*$/;

function cellsIn(text: string): number {
  let cells = 0;
  for (const character of text) cells += cellsOf(character.codePointAt(0) ?? 0);
  return cells;
}

/** Cells that a character takes: none for combining and invisible characters, two for wide ones. */
function cellsOf(codePoint: number): 0 | 1 | 2 {
  if (codePoint < 0x300) return codePoint === softHyphen ? 0 : 1;
  if (isWide(codePoint)) return 2;
  return noAdvance.test(String.fromCodePoint(codePoint)) ? 0 : 1;
}

const softHyphen = 0xad;
const noAdvance = /[\p{Mn}\p{Me}\p{Cf}]/u;
