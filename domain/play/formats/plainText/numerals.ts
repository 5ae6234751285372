import { bareNumeral } from "../words/headingWords.ts";
import type { Paragraph } from "./paragraph.ts";

/** A longer sequence of Arabic numbers counts pages. */
const maxNumbered = 30;

/**
 * Returns the paragraphs that consist of a number and head a scene. The numbers must count up from one; they may start
 * over. Pasted text may begin with any number.
 */
export function findNumeralHeadings(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const found = paragraphs.flatMap((paragraph, index) => {
    const { lines } = paragraph;
    const number = lines.length > 0 && isApart(paragraphs, index) ? bareNumeral(lines[0]?.text ?? "") : undefined;
    return number === undefined ? [] : [{ paragraph, number, index }];
  });
  const isSequence = found.every(
    ({ number }, at) => number === 1 || number === (found[at - 1]?.number ?? number - 1) + 1,
  );
  const begins = found[0]?.index === 0 || found[0]?.number === 1;
  const isEnough = found.length > 1 || found[0]?.index === 0;
  const arePages = found.length > maxNumbered && /\d/.test(found[0]?.paragraph.lines[0]?.text ?? "");
  return new Set(isSequence && begins && isEnough && !arePages ? found.map(({ paragraph }) => paragraph) : []);
}

/** Returns whether text follows the number. */
const isApart = (paragraphs: readonly Paragraph[], index: number): boolean =>
  (paragraphs[index]?.lines.length ?? 0) > 1 || paragraphs[index + 1] !== undefined;
