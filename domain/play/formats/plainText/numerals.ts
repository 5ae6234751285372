import { bareNumeral } from "../headingWords.ts";
import type { Paragraph } from "./paragraph.ts";

/** More Arabic numbers than this count pages. */
const mostNumbered = 30;

/**
 * The paragraphs that are nothing but a number and head a scene: they count up from one, and anew where they will.
 * A pasted piece may begin with any number.
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
  const arePages = found.length > mostNumbered && /\d/.test(found[0]?.paragraph.lines[0]?.text ?? "");
  return new Set(isSequence && begins && isEnough && !arePages ? found.map(({ paragraph }) => paragraph) : []);
}

/** Words follow it. */
const isApart = (paragraphs: readonly Paragraph[], index: number): boolean =>
  (paragraphs[index]?.lines.length ?? 0) > 1 || paragraphs[index + 1] !== undefined;
