import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { isNewName } from "../reading/newName.ts";
import { isOpening } from "../words/headingWords.ts";
import { type Cue, findAloneCue, findMarkedCue, findSpacedCue, withoutStop } from "./cueFinders.ts";
import {
  aboveIn,
  aloneIn,
  type CueForms,
  findCueForms,
  foldName,
  formOfLine,
  isSameButBelow,
  runInsOf,
  type WrittenCue,
} from "./cueForm.ts";
import { isFirstOfName } from "./firstOfName.ts";
import { countLines, onceIn, rowOf, rowsIn, speaksNext, tally } from "./nameTallies.ts";
import { isMarkedThroughout, joinSpans, type Paragraph, textOfParagraph } from "./paragraph.ts";
import { hasCapitalsOnly, maxNameLength } from "./textShape.ts";

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

type Names = ReadonlySet<string>;
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
  const evidence: Evidence = {
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

interface Evidence {
  readonly names: Readonly<Record<Exclude<Cue["form"], "alone">, Names>>;
  readonly all: Names;
  readonly cast: Names;
  readonly forms: CueForms;
  /** Whether cues of the main form are common. */
  readonly isUsual: boolean;
  /** Whether names are usually in capitals before a period. */
  readonly haveStops: boolean;
  /** Whether names are usually in capitals before a tab. */
  readonly areRows: boolean;
  readonly belowHeadings: () => ReadonlySet<Paragraph>;
}

function findRunIn(paragraph: Paragraph, evidence: Evidence): Cue | undefined {
  const [first] = paragraph.lines;
  if (!first) return undefined;
  for (const written of runInsOf(first)) {
    if (written.cue.form === "spaced") continue;
    if (isCue(written, paragraph, evidence)) return written.cue;
  }
  const above = paragraph.lines.length > 1 ? aboveIn(first, paragraph.layout) : undefined;
  if (above && above.form === evidence.forms.main && isKnown(above.cue, evidence)) return above.cue;
  return evidence.names.spaced.size > 0 ? findSpacedName(first.text, evidence.names.spaced) : undefined;
}

/** A name in capitals above other lines needs no evidence. */
const isKnown = ({ name }: Cue, { forms, cast }: Evidence): boolean =>
  !hasCapitalsOnly(name) && (forms.names.has(foldName(name)) || cast.has(foldName(name)));

function isCue(written: WrittenCue, paragraph: Paragraph, evidence: Evidence): boolean {
  const { cue, form } = written;
  const { names, forms, haveStops } = evidence;
  const text = paragraph.lines[0]?.text ?? "";
  if (cue.form === "alone") return false;
  if (!forms.has(form)) return isVariant(cue, form, evidence);
  if (isCastOfScene(paragraph, text, evidence)) return false;
  if (names[cue.form].has(foldName(cue.name)) || isRow(cue, text, evidence)) return true;
  if (cue.form === "marked" && haveStops && isOfOneLine(cue, text)) return true;
  return form === forms.main && isFirst(cue, paragraph, evidence);
}

/** Whether a known name, or any in a table of names and speeches, is before a tab. */
function isRow({ form, name }: Cue, text: string, { names, all, areRows }: Evidence): boolean {
  if (form !== "tabbed" || names.tabbed.size === 0) return false;
  return all.has(foldName(name)) || (areRows && rowOf(text).some(({ isSpoken }) => isSpoken));
}

/** Whether a name that isn't known is the cue of somebody's only speech. Below a heading, it may be a place. */
function isFirst(cue: Cue, paragraph: Paragraph, { cast, forms, isUsual, belowHeadings }: Evidence): boolean {
  const text = paragraph.lines[0]?.text ?? "";
  if (cast.has(foldName(cue.name))) return true;
  if (!isUsual || !isFirstOfName(cue, text, !forms.isDense)) return false;
  return !/[.]\s*$/.test(text.slice(0, cue.restAt)) || !belowHeadings().has(paragraph);
}

const isCastOfScene = (paragraph: Paragraph, text: string, { isUsual, all, belowHeadings }: Evidence): boolean =>
  isUsual && isListOfNames(text, all) && belowHeadings().has(paragraph);

/** Whether a line below a heading says who is in the scene: `Woyzeck. Andres.` */
const isListOfNames = (text: string, all: Names): boolean =>
  text
    .split(/[.,;:]\s*/)
    .filter((piece) => piece !== "")
    .every((piece) => all.has(foldName(piece)));

/** A known name begins a speech that's on the next line, and in capitals whichever mark is typed after it. */
const isVariant = (cue: Cue, form: string, { all, forms }: Evidence): boolean =>
  cue.form === "marked" &&
  (all.has(foldName(cue.name)) || cue.manner !== undefined) &&
  (isSameButBelow(form, forms.main) ||
    (all.has(foldName(cue.name)) &&
      hasCapitalsOnly(cue.name) &&
      forms.main?.includes("capitals") === true &&
      !form.includes("italic")));

/** If names in capitals before a period are common, a character may speak only once. */
const isOfOneLine = (cue: Cue, text: string): boolean =>
  hasCapitalsOnly(cue.name) && /^\P{Ll}/u.test(text.slice(cue.restAt)) && !isClosing(`${cue.name}.`);

/** Finds the longest known name: `FIRST LORD` before `FIRST`. */
function findSpacedName(text: string, names: Names): Cue | undefined {
  const cue = findSpacedCue(text);
  if (!cue) return undefined;
  const words = cue.name.split(" ");
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    if (!names.has(foldName(name))) continue;
    return count === words.length ? cue : { name, restAt: name.length + 1, form: "spaced", certain: false };
  }
  return undefined;
}

/**
 * Finds a name in a paragraph of its own. If that's how names are written, a name that occurs only once counts, too, if
 * it has the form of the others or is in capitals, and is followed by text.
 */
function findAlone(
  paragraph: Paragraph,
  next: Paragraph | undefined,
  { names, cast, forms }: Pick<Evidence, "cast" | "forms"> & { readonly names: Names },
): Cue | undefined {
  const written = names.size > 0 ? aloneIn(paragraph) : undefined;
  if (!written) return undefined;
  const { cue, form } = written;
  if (names.has(foldName(cue.name)) && (forms.has(form) || hasCapitalsOnly(cue.name))) return cue;
  const isClear = form === forms.main && (isSetApart(paragraph) || cast.has(foldName(cue.name)));
  if (!forms.has(form) || (!isClear && !hasCapitalsOnly(cue.name))) return undefined;
  return speaksAlone(cue, { paragraph, next, isOfMain: form === forms.main }) ? cue : undefined;
}

interface AlonePlace {
  readonly paragraph: Paragraph;
  readonly next: Paragraph | undefined;
  /** Whether the name has the form of most cues. */
  readonly isOfMain: boolean;
}

/** Whether a name in a paragraph of its own has a speech, or a direction in square brackets beside it. */
const speaksAlone = ({ manner }: Cue, { paragraph, next, isOfMain }: AlonePlace): boolean =>
  manner === undefined ? speaksNext(next) : isBeside(paragraph) && (isOfMain || speaksNext(next));

const isSetApart = ({ layout, lines }: Paragraph): boolean =>
  layout.centered || layout.indent > 0 || isMarkedThroughout(joinSpans(lines), "bold");

const isBeside = (paragraph: Paragraph): boolean => textOfParagraph(paragraph).trimEnd().endsWith("]");

/**
 * Finds a new name in capitals below a setting, where a scene's first speech begins. What's below it must be spoken: text
 * that isn't a heading, a speech of its own, an entrance, or in capitals.
 */
export function findNameBelowSetting(paragraph: Paragraph, next: Paragraph | undefined): Cue | undefined {
  const cue = findAloneCue(paragraph);
  const below = next && textOfParagraph(next).trim();
  if (!cue || !below || cue.manner || !isNewName(paragraph.lines[0]?.text.trim() ?? "")) return undefined;
  const isSpoken = speaksNext(next) && !hasCapitalsOnly(below) && !beginsWithEntrance(below);
  return isSpoken && !isClosing(below) && !findMarkedCue(below)?.certain ? cue : undefined;
}
