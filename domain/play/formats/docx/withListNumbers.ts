import { findStageHeading } from "../fountain/headings.ts";
import { addAsides } from "../plainText/asides.ts";
import { findMarkedCue, findTabbedCue } from "../plainText/cueFinders.ts";
import { textOfSpans } from "../plainText/paragraph.ts";
import { hasCapitalsOnly, maxNameLength } from "../plainText/textShape.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import type { WordParagraph } from "./wordParagraph.ts";

/** In a list of speeches, at least this share of the paragraphs begins with a name. */
const namedShare = 0.5;

/**
 * Puts the numbers that word processors make themselves into the text. The numbers of a list of speeches count lines, and
 * are left out.
 */
export function withListNumbers(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const speeches = listsOfSpeeches(paragraphs);
  return paragraphs.map((one) => {
    const { number, spans } = one;
    if (!number) return one;
    const text = textOfSpans(spans);
    const isHeading = isHeadingNumber(one);
    if (!isHeading && text.trim() === "") return one;
    if (!isHeading && speeches.has(number.list)) return { ...one, asides: addAsides(one.asides, { lineNumbers: 1 }) };
    return { ...one, spans: [{ text: text.trim() === "" ? number.label : `${number.label} ` }, ...spans] };
  });
}

/** Returns whether a number belongs to a heading: it's worded like one, or the paragraph's style is that of one. */
function isHeadingNumber({ number, styleName, format }: WordParagraph): boolean {
  const kind = kindOfStyleName(styleName);
  if (kind === "act" || kind === "scene" || (format.outlineLevel ?? maxOutline) < maxOutline) return true;
  return number !== undefined && findStageHeading(number.label, true) !== undefined;
}

const maxOutline = 3;

function listsOfSpeeches(paragraphs: readonly WordParagraph[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; named: number }>();
  for (const { number, spans } of paragraphs) {
    const text = textOfSpans(spans).trim();
    if (!number || text === "") continue;
    const count = counts.get(number.list) ?? { all: 0, named: 0 };
    counts.set(number.list, count);
    count.all++;
    if (isNamed(text)) count.named++;
  }
  return new Set([...counts].filter(([, { all, named }]) => named >= all * namedShare).map(([list]) => list));
}

function isNamed(text: string): boolean {
  if (findStageHeading(text, true)) return false;
  const isAlone = hasCapitalsOnly(text) && text.length <= maxNameLength;
  const cue = findMarkedCue(text) ?? findTabbedCue(text);
  return isAlone || (cue !== undefined && cue.restAt < text.length);
}
