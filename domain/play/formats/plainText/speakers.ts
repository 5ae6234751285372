import { findStageHeading } from "../fountain/headings.ts";
import { isOpening } from "../words/headingWords.ts";
import { withoutStop } from "./aloneCue.ts";
import type { Cue } from "./cueFinders.ts";
import { aboveIn, aloneIn, type CueForms, findCueForms, foldName, formOfLine, runInsOf } from "./cueForm.ts";
import { countLines, onceIn, rowsIn, tally } from "./nameTallies.ts";
import { type Paragraph, textOfParagraph } from "./paragraph.ts";
import { findAlone, findRunIn, type Names, type SpeakerEvidence } from "./speakerEvidence.ts";
import { maxNameLength } from "./textShape.ts";

/** Who speaks, judged by how the names are placed. */
export interface Speakers {
  readonly find: (paragraph: Paragraph, next: Paragraph | undefined) => Cue | undefined;
  /** Whether a name has any speech. */
  readonly has: (name: string) => boolean;
  /** Whether a prologue's heading is somebody's name, because it looks like the names and unlike the other headings. */
  readonly isOpeningName: (paragraph: Paragraph) => boolean;
  /** Whether a paragraph is written as cues are. If it isn't one, that may be a mistake. */
  readonly isOfForm: (paragraph: Paragraph) => boolean;
}

const noNames: Names = new Set();

/** Decides who speaks. `cast` are the names in a list of characters, which count even if they have one speech. */
export function findSpeakers(paragraphs: readonly Paragraph[], cast: Names = noNames): Speakers {
  const forms = findCueForms(paragraphs);
  const tallies = tally(paragraphs, forms);
  const marked = tallies.marked.names();
  if (forms.count >= minUsual && forms.main?.startsWith("marked"))
    for (const name of tallies.onlyBelowHeadings()) marked.delete(name);
  let tabbed: Names = tallies.tabbed.names();
  if (marked.size === 0 && tabbed.size === 0 && tallies.alone.names().size === 0)
    tabbed = rowsIn(paragraphs, tallies) ?? tabbed;
  const speeches = tallies.marked.speeches(marked) + tallies.tabbed.speeches(tabbed);
  /** Names in capitals begin directions, too, so these ways count only if they're the most common. */
  const ifUsual = (way: "spaced" | "alone", others: number): Names => {
    const names = tallies[way].names();
    return tallies[way].speeches(names) > others ? names : noNames;
  };
  const alone = (speeches === 0 && onceIn(paragraphs, tallies)) || ifUsual("alone", speeches);
  const spaced = ifUsual("spaced", speeches + tallies.alone.speeches(alone) + tallies.below);
  const ifMain = (way: "dashed" | "bracketed" | "bold"): Names =>
    forms.main?.startsWith(way) ? tallies[way].names() : noNames;
  const names = {
    marked,
    tabbed,
    spaced,
    dashed: ifMain("dashed"),
    bracketed: ifMain("bracketed"),
    bold: ifMain("bold"),
  };
  const all = new Set([...Object.values(names), alone].flatMap((some) => [...some]));
  const count = countLines(paragraphs);
  const evidence: SpeakerEvidence = {
    names,
    all,
    cast,
    forms,
    isUsual: forms.count >= minUsual || isHalf(forms.count, count),
    haveStops: tallies.stops >= minUsual || (marked.size > 0 && isHalf(tallies.stops, count)),
    areRows: isHalf(tallies.rows.filter(({ isSpoken }) => isSpoken).length, count),
    belowHeadings: tallies.belowHeadings,
  };
  const isOpeningName = openingNames(paragraphs, forms);
  return {
    isOfForm: (paragraph) => isOfForm(paragraph, forms),
    isOpeningName,
    has: (name) => all.has(foldName(name)),
    find: (paragraph, next) =>
      isOpeningName(paragraph)
        ? openingCue(paragraph)
        : (findRunIn(paragraph, evidence) ?? findAlone(paragraph, next, { names: alone, cast, forms })),
  };
}

function isOfForm(paragraph: Paragraph, { main, count }: CueForms): boolean {
  const [line] = paragraph.lines;
  if (count < minUsual || !line) return false;
  const above = paragraph.lines.length > 1 ? aboveIn(line, paragraph.layout) : aloneIn(paragraph);
  return above?.form === main || runInsOf(line).some(({ form }) => form === main);
}

function openingNames(paragraphs: readonly Paragraph[], { main, count }: CueForms): (paragraph: Paragraph) => boolean {
  if (count < minUsual || !main?.startsWith("above")) return () => false;
  const isOne = ({ lines: [line, ...more] }: Paragraph): boolean =>
    line !== undefined && more.length === 0 && line.text.length < maxNameLength && isOpening(line.text.trim());
  if (!paragraphs.some(isOne)) return () => false;
  const headings = paragraphs.filter((one) => findStageHeading(textOfParagraph(one).trim(), true) && !isOne(one));
  if (headings.length === 0 || headings.some((one) => formOfLine(one) === main)) return () => false;
  return (one) => isOne(one) && formOfLine(one) === main;
}

function openingCue(paragraph: Paragraph): Cue {
  const text = textOfParagraph(paragraph);
  return { name: withoutStop(text.trim()), restAt: text.length, form: "alone", certain: false };
}

/** So many cues of one form are enough for a name that occurs only once. */
const minUsual = 8;

/** Whether so many paragraphs of a form, of this many, tell how names are written. */
const isHalf = (some: number, all: number): boolean => some > 1 && some >= all / 2;
