import { isClosing } from "../fountain/closingLines.ts";
import { type Cue, findSpacedCue } from "./cueFinders.ts";
import { aboveIn, aloneIn, type CueForms, foldName, isSameButBelow, runInsOf, type WrittenCue } from "./cueForm.ts";
import { isFirstOfName } from "./firstOfName.ts";
import { type BelowHeadings, rowOf, speaksNext } from "./nameTallies.ts";
import { isMarkedThroughout, joinSpans, type Paragraph, textOfParagraph } from "./paragraph.ts";
import { hasCapitalsOnly } from "./textShape.ts";

export type Names = ReadonlySet<string>;

/** What was found in all of a text about who speaks. */
export interface SpeakerEvidence {
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
  readonly belowHeadings: () => BelowHeadings;
}

export function findRunIn(paragraph: Paragraph, evidence: SpeakerEvidence): Cue | undefined {
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
const isKnown = ({ name }: Cue, { forms, cast }: SpeakerEvidence): boolean =>
  !hasCapitalsOnly(name) && (forms.names.has(foldName(name)) || cast.has(foldName(name)));

function isCue(written: WrittenCue, paragraph: Paragraph, evidence: SpeakerEvidence): boolean {
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
function isRow({ form, name }: Cue, text: string, { names, all, areRows }: SpeakerEvidence): boolean {
  if (form !== "tabbed" || names.tabbed.size === 0) return false;
  return all.has(foldName(name)) || (areRows && rowOf(text).some(({ isSpoken }) => isSpoken));
}

/** Whether a name that isn't known is the cue of somebody's only speech. Below a heading, it may be a place. */
function isFirst(cue: Cue, paragraph: Paragraph, { cast, forms, isUsual, belowHeadings }: SpeakerEvidence): boolean {
  const text = paragraph.lines[0]?.text ?? "";
  if (cast.has(foldName(cue.name))) return true;
  if (!isUsual || !isFirstOfName(cue, text, !forms.isDense)) return false;
  return !/[.]\s*$/.test(text.slice(0, cue.restAt)) || !mayDescribe(paragraph, text.slice(cue.restAt), belowHeadings());
}

/** Right below a heading, or in few words further below, a place or who is there is described. */
const mayDescribe = (paragraph: Paragraph, words: string, belowHeadings: BelowHeadings): boolean => {
  const at = belowHeadings.get(paragraph);
  return at === 1 || (at !== undefined && !/[!?]/.test(words) && words.trim().split(/\s+/).length <= maxDescription);
};

const maxDescription = 2;

const isCastOfScene = (paragraph: Paragraph, text: string, { isUsual, all, belowHeadings }: SpeakerEvidence): boolean =>
  isUsual && paragraph.lines.length === 1 && isListOfNames(text, all) && belowHeadings().has(paragraph);

/** Whether a line says who is in the scene: `Woyzeck. Andres.`, `Marie. Margreth at the window.` */
function isListOfNames(text: string, all: Names): boolean {
  const pieces = text.split(/[.,;]\s*/).filter((piece) => piece !== "");
  const areKnown = pieces.map((piece) => all.has(foldName(piece)));
  if (areKnown.every(Boolean)) return true;
  return (
    !/[,;:!?\t]| {2}/.test(text) &&
    areKnown.some(Boolean) &&
    pieces.every((piece, at) => areKnown[at] || at === 0 || doesSomething(piece, all))
  );
}

/** Whether a known name is followed by what somebody does, or where: `Margreth at the window`. */
function doesSomething(text: string, names: Names): boolean {
  const [name = ""] = /^.*?(?= \p{Ll})/u.exec(text) ?? [];
  return names.has(foldName(name));
}

/** A known name begins a speech that's on the next line, and in capitals whichever mark is typed after it. */
const isVariant = (cue: Cue, form: string, { all, forms }: SpeakerEvidence): boolean =>
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
export function findAlone(
  paragraph: Paragraph,
  next: Paragraph | undefined,
  { names, cast, forms }: Pick<SpeakerEvidence, "cast" | "forms"> & { readonly names: Names },
): Cue | undefined {
  const written = names.size > 0 ? aloneIn(paragraph) : undefined;
  if (!written || isListed(paragraph, written.cue, next)) return undefined;
  const { cue, form } = written;
  if (names.has(foldName(cue.name)) && (forms.has(form) || hasCapitalsOnly(cue.name))) return cue;
  const isClear = form === forms.main && (isSetApart(paragraph) || cast.has(foldName(cue.name)));
  if (!forms.has(form) || (!isClear && !hasCapitalsOnly(cue.name))) return undefined;
  return speaksAlone(cue, { paragraph, next, isOfMain: form === forms.main }) ? cue : undefined;
}

/** `MARGARET, seventy` above a speech is a name and how it's spoken, and otherwise somebody in a list of characters. */
const isListed = (paragraph: Paragraph, { manner }: Cue, next: Paragraph | undefined): boolean =>
  manner !== undefined && !textOfParagraph(paragraph).trimEnd().endsWith("]") && !speaksNext(next);

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
