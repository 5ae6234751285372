import { arabicClusters, formsOf } from "./arabic.ts";
import { readDigits } from "./widthDigits.ts";
import { arabicCharacters, arabicUnitsPerEm, arabicWidths } from "./widthsOfArabic.ts";

/** By letter: its widths on its own, at the end, at the beginning, and within a word, as far as it has these forms. */
type FormWidths = ReadonlyMap<string, readonly number[]>;

const read = new Map<string, FormWidths>();

function widthsOf(face: keyof typeof arabicWidths): FormWidths {
  const known = read.get(face);
  if (known) return known;
  const units = readDigits(arabicWidths[face]);
  const widths = new Map<string, readonly number[]>();
  let at = 0;
  for (const character of arabicCharacters) {
    const forms = formsOf(character);
    widths.set(character, units.slice(at, at + forms));
    at += forms;
  }
  read.set(face, widths);
  return widths;
}

/** A paragraph is measured letter by letter, so the last text is usually the next one, too. */
let last = { text: "", isBold: false, advances: new Map<number, number>() };

/** Returns the widths of the Arabic letters of a text by their offsets, in ems. Marks, and alef after lam, have none. */
export function arabicAdvances(text: string, isBold: boolean): ReadonlyMap<number, number> {
  if (last.text === text && last.isBold === isBold) return last.advances;
  const widths = widthsOf(isBold ? "bold" : "regular");
  const advances = new Map<number, number>();
  for (const { from, to, base, joinsBefore, joinsAfter } of arabicClusters(text)) {
    const units = widths.get(base)?.[Number(joinsBefore) + 2 * Number(joinsAfter)];
    if (units === undefined) continue;
    advances.set(from, units / arabicUnitsPerEm);
    for (let at = from + 1; at < to; at++) advances.set(at, 0);
  }
  last = { text, isBold, advances };
  return advances;
}
