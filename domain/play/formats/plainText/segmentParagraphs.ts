import { isClosing } from "../fountain/closingLines.ts";
import type { Corrections } from "../typed/corrections.ts";
import { type Cue, findMarkedCue } from "./cueFinders.ts";
import { aboveIn, type CueForms, findCueForms, foldName, runInsOf } from "./cueForm.ts";
import { isFirstOfName } from "./firstOfName.ts";
import { bareName, endsSentence, isHeadingLine, isNameLine } from "./ownLines.ts";
import type { Line, Paragraph } from "./paragraph.ts";
import { castIn, findListings } from "./preamble.ts";
import { hasCapitalsOnly } from "./textShape.ts";
import { isUnclear, withDirection } from "./unmarkedDirections.ts";
import { continueSentences, maxBefore } from "./unwrap.ts";

/**
 * Divides paragraphs whose lines are paragraphs, because not everybody leaves a blank line between speeches. If several
 * lines within paragraphs begin with a name, each of them begins a paragraph. If nearly all lines do, every line is one, as it is if the writer says so.
 */
export function segmentParagraphs(
  paragraphs: readonly Paragraph[],
  { linesAreParagraphs = false }: Corrections = {},
): readonly Paragraph[] {
  if (paragraphs.every(({ lines }) => lines.length < 2)) return paragraphs;
  if (linesAreParagraphs) return paragraphs.flatMap((paragraph) => split(paragraph, () => true));
  const found = findCueLines(paragraphs);
  if (found.within < 2) return paragraphs.flatMap((paragraph) => split(paragraph, ({ text }) => isHeadingLine(text)));
  const begins = (line: Line): boolean =>
    found.lines.has(line) || isHeadingLine(line.text) || isClosing(line.text.trim()) || found.isParagraph;
  return paragraphs.flatMap((paragraph) => {
    const parts = split(paragraph, begins);
    return parts.length < 2
      ? parts
      : parts.map((part) => (isUnclear(part, found) ? { ...part, isUnclear: true } : part));
  });
}

/**
 * At or above this share of named lines, a line without a name is its own paragraph rather than the second line of a
 * speech.
 */
const namedShare = 0.5;

function findCueLines(paragraphs: readonly Paragraph[]) {
  const all = paragraphs.flatMap(({ lines }) => lines);
  const forms = findCueForms(paragraphs);
  const named = withCue(all, { beginnings: namesAtBeginnings(paragraphs), forms });
  const { names, isUnspaced } = withNameAlone(paragraphs, forms);
  const alone = new Set<Line | undefined>(names);
  const lines = new Set<Line | undefined>([...named, ...alone]);
  const within = paragraphs.reduce((sum, paragraph) => {
    const after = paragraph.lines.slice(1).filter((line) => lines.has(line));
    const isOfSeveral = after.length > 0 && alone.has(paragraph.lines[0]);
    return sum + after.length + (isOfSeveral ? 1 : 0);
  }, 0);
  // Titles and lists of characters come before the play.
  const ofPlay = all.slice(
    Math.max(
      0,
      all.slice(0, maxBefore).findIndex((line) => lines.has(line)),
    ),
  );
  const spoken = ofPlay.filter(
    ({ text }) => !isHeadingLine(text) && !isClosing(text.trim()) && !/^\s*[([].*[)\]]\s*$/.test(text),
  );
  const areWrapped = within > 1 && areContinued(paragraphs, lines);
  const cues = { lines, alone, forms };
  const directions = isUnspaced || areWrapped ? paragraphs.flatMap((one) => withDirection(one.lines, cues)) : [];
  return {
    lines: new Set([...lines, ...directions]),
    alone,
    forms,
    within,
    isParagraph: named.length / Math.max(1, spoken.length) >= namedShare && !areWrapped,
  };
}

/** Returns whether lines without a name usually continue the line above, because lines were broken by hand or are verse. */
function areContinued(paragraphs: readonly Paragraph[], cues: ReadonlySet<Line | undefined>): boolean {
  const apart = paragraphs.flatMap(({ lines }) => [undefined, ...lines]);
  return continueSentences(
    apart.map((line) => line?.text ?? ""),
    (_, at) => cues.has(apart[at]),
  );
}

/** Returns names that several paragraphs begin with. */
function namesAtBeginnings(paragraphs: readonly Paragraph[]): ReadonlySet<string> {
  const counts = countOf(paragraphs.flatMap(({ lines: [first] }) => findMarkedCue(first?.text ?? "")?.name ?? []));
  return new Set([...counts].filter(([, count]) => count > 2).map(([name]) => name));
}

interface CueEvidence {
  readonly beginnings: ReadonlySet<string>;
  readonly forms: CueForms;
}

/** Returns lines that begin with a name and a mark, if the name occurs twice or is unambiguous. */
function withCue(lines: readonly Line[], { beginnings, forms }: CueEvidence): readonly Line[] {
  const cues = lines.flatMap((line, at) => {
    const written = runInsOf(line).find(({ cue, form }) => (isCommon(cue) && forms.has(form)) || form === forms.main);
    if (!written || written.cue.form === "spaced") return [];
    const { cue, form } = written;
    const hasStop = line.text.slice(0, cue.restAt).trimEnd().endsWith(".");
    const isOfDense = forms.isDense && form === forms.main;
    const mayBegin = hasCapitalsOnly(cue.name) || !hasStop || beginnings.has(cue.name) || isOfDense;
    const isFirst = isOfDense && endsSentence(lines[at - 1]?.text ?? ".") && isFirstOfName(cue, line.text, false);
    return mayBegin ? [{ line, cue, isFirst, name: cue.name.toLowerCase() }] : [];
  });
  const counts = countOf(cues.map(({ name }) => name));
  return cues
    .filter(({ cue, isFirst, name }) => cue.certain || isFirst || (counts.get(name) ?? 0) > 1)
    .map(({ line }) => line);
}

/** Other ways of writing a name are too much like other text to count unless they're the file's. */
const isCommon = ({ form }: Cue): boolean => form === "marked" || form === "tabbed";

/**
 * Returns names in capitals on their own lines, with text below, that occur more than once. If there are no empty lines
 * between speeches, as in what PDF viewers copy, a name may occur only once, as it may if it's in the list of characters.
 */
function withNameAlone(
  paragraphs: readonly Paragraph[],
  forms: CueForms,
): { names: readonly Line[]; isUnspaced: boolean } {
  const cast = castIn(findListings(paragraphs, 0).keys());
  const firsts = new Set(paragraphs.map(({ lines }) => lines[0]));
  const found = paragraphs.flatMap(({ lines, layout }) =>
    lines.filter((line, at) => {
      const above = aboveIn(line, layout);
      if (!above || !forms.has(above.form)) return false;
      const name = foldName(above.cue.name);
      const isKnown = above.form === forms.main && (forms.names.has(name) || cast.has(name));
      const isClear = isKnown || isNameLine(line.text);
      return isClear && !isNameLine(lines[at + 1]?.text ?? line.text);
    }),
  );
  const within = found.filter((line) => !firsts.has(line)).length;
  // With only one, it may be a word in capitals in a speech.
  if (found.length > 1 && (paragraphs.length === 1 || within > found.length - within))
    return { names: found, isUnspaced: true };
  const counts = countOf(found.map(({ text }) => bareName(text)));
  const names = found.filter(({ text }) => (counts.get(bareName(text)) ?? 0) > 1 || cast.has(foldName(bareName(text))));
  return { names, isUnspaced: false };
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The first part keeps the paragraph's layout, which identifies it. The last one has what was beside its text. */
function split(paragraph: Paragraph, begins: (line: Line) => boolean): readonly Paragraph[] {
  const parts: Line[][] = [];
  for (const line of paragraph.lines) {
    const last = parts.at(-1);
    const isAfterHeading = last?.length === 1 && last[0] !== undefined && isHeadingLine(last[0].text);
    if (last && !begins(line) && !isAfterHeading) last.push(line);
    else parts.push([line]);
  }
  if (parts.length < 2) return [paragraph];
  const { asides, spacesBelow, ...whole } = paragraph;
  const below = { ...paragraph.layout, ...(spacesBelow === undefined ? {} : { spaces: spacesBelow }) };
  return parts.map((lines, at) => ({
    ...whole,
    lines,
    apart: at === 0 && paragraph.apart,
    ...(at > 0 && { layout: { ...below } }),
    ...(at === parts.length - 1 && asides && { asides }),
  }));
}
