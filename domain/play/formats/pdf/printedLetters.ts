import type { Face } from "#domain/play/layout/measures/faces.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { glyphText, isJoiner } from "./glyphText.ts";
import { lookalikeOf } from "./lookalikes.ts";

/** One letter of a text, and what is printed for it. */
export interface PrintedLetter {
  /** As in the text; more than one character if they form one letter together. */
  readonly source: string;
  readonly text: string;
  /** Index of the font family that prints it. */
  readonly family: number;
  /** `twin`: a look-alike is printed. `box`: no font has it or a look-alike. */
  readonly as: "itself" | "twin" | "box";
}

/** Returns a text letter by letter, with what the fonts print for each. */
export function printedLetters(text: string, face: Face, coverage: FontCoverage): readonly PrintedLetter[] {
  const all = charactersOf(text, face, coverage);
  if (all.every((letter) => letter !== undefined)) return all;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((letter) => {
    const printed = charactersOf(letter, face, coverage);
    return printed.every((character) => character !== undefined) ? printed : [boxFor(letter, face, coverage)];
  });
}

/** Made when it's first needed, because that takes longer than printing a page. */
let segmenter: Intl.Segmenter | undefined;

const charactersOf = (text: string, face: Face, coverage: FontCoverage): readonly (PrintedLetter | undefined)[] =>
  Array.from(glyphText(text), (character) => printedCharacter(character, face, coverage));

function printedCharacter(source: string, face: Face, coverage: FontCoverage): PrintedLetter | undefined {
  const family = isJoiner(source) ? 0 : coverage.familyOf(source, face);
  if (family !== undefined) return { source, text: source, family, as: "itself" };
  const lookalike = lookalikeOf(source);
  const familyOfTwin = lookalike === undefined ? undefined : coverage.familyOf(lookalike, face);
  if (lookalike === undefined || familyOfTwin === undefined) return undefined;
  return { source, text: lookalike, family: familyOfTwin, as: "twin" };
}

/**
 * Returns the box for a missing character. Every manuscript family except the first has it; every font has a question
 * mark.
 */
function boxFor(source: string, face: Face, coverage: FontCoverage): PrintedLetter {
  const family = coverage.familyOf(box, face);
  return family === undefined ? { source, text: "?", family: 0, as: "box" } : { source, text: box, family, as: "box" };
}

/** WHITE SQUARE, which can be searched for in a PDF. */
const box = "□";
