import { continuedAt } from "../../continuedMark.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { looksLikeCue } from "../fountain/cues.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { stageWords } from "../words/stageWords.ts";
import { type Cue, isName } from "./cueFinders.ts";
import { isMarkedThroughout, type Line, type Paragraph, type TypedLayout } from "./paragraph.ts";
import { extension, hasCapitalsOnly, isCaselessName, maxNameLength } from "./textShape.ts";

/** Names are indented at least this far, in points, if they aren't centered. */
export const nameIndent = 72;

const alone = new WeakMap<readonly Line[], { readonly cue: Cue | undefined }>();

/**
 * Finds a name in a paragraph of its own: in capitals, before a colon, centered, indented, or bold. The place of a
 * paragraph's lines never changes, so they're read once.
 */
export function findAloneCue({ lines, layout }: Paragraph): Cue | undefined {
  const known = alone.get(lines);
  if (known) return known.cue;
  const cue = readAloneCue(lines, layout);
  alone.set(lines, { cue });
  return cue;
}

function readAloneCue(lines: readonly Line[], layout: TypedLayout): Cue | undefined {
  const [line] = lines;
  if (!line || lines.length > 1 || line.text.length > maxNameLength + maxMannerLength) return undefined;
  const withManner = findManner(line.text, mannerBeside);
  if (withManner || line.text.length > 2 * maxNameLength) return withManner;
  return findManner(line.text, mannerAfterComma) ?? findBareName(line, layout);
}

const maxMannerLength = 400;
/** `NORA [softly]` */
const mannerBeside = /^\s*([^[\]\p{Ll}]{2,40}?)\s*\[([^[\]]{1,400})\][.:]?\s*$/u;
/** `NORA, bas` */
const mannerAfterComma = /^\s*(\P{Ll}{2,40}),\s+(\p{Ll}[^.!?]{1,60})[.:]?\s*$/u;

function findManner(text: string, pattern: RegExp): Cue | undefined {
  const [, name = "", manner] = pattern.exec(text) ?? [];
  return manner && isAloneName(name) ? { name, manner, restAt: text.length, form: "alone", certain: false } : undefined;
}

function findBareName(line: Line, layout: TypedLayout): Cue | undefined {
  const cue = line.text.trim();
  const manner = extension.exec(cue)?.[0];
  const bare = cue.replace(extension, "").trim();
  const name = bare.replace(/:$/, "");
  if (!isAloneName(name)) return undefined;
  const isCapitals = hasCapitalsOnly(name);
  const isSetApart = layout.centered || layout.indent >= nameIndent || isMarkedThroughout(line.spans, "bold");
  if (!isCapitals && name === bare && !isCaselessName(name) && (!isSetApart || /[.!?]$/.test(name))) return undefined;
  if (!isCapitals && !/^(?:\d{1,2}\. ?)?\p{L}/u.test(name)) return undefined;
  return {
    name: withoutStop(name) + (manner && continuedAt(cue) < 0 ? ` ${manner.trim()}` : ""),
    restAt: line.text.length,
    form: "alone",
    certain: false,
  };
}

/** A name with lines below it in the same paragraph. */
export type CueAbove = Omit<Cue, "form"> & { readonly form: "below" };

/** Finds a name in capitals with lines below it, as in Fountain. */
export function findCueAbove({ lines: [first, second] }: Paragraph): CueAbove | undefined {
  const text = first?.text.trim() ?? "";
  if (!second || !looksLikeCue(text) || text.length > maxNameLength + 20) return undefined;
  return { name: withoutStop(text), restAt: first?.text.length ?? 0, form: "below", certain: true };
}

const isAloneName = (name: string): boolean =>
  name.length <= maxNameLength &&
  isName(name) &&
  !/[!?;…—]|,$/.test(name) &&
  !stageWords.test(name.replace(/[.]$/, "")) &&
  !isClosing(name) &&
  findStageHeading(name, true) === undefined;

const abbreviation = /(?<!\p{L})(mr|mrs|ms|dr|jr|sr|st|esq|capt|lt|sgt|rev|hon|\p{L}|\p{L}\.\p{L})\.$/iu;

/** Removes the period after a name: `NORA.` becomes NORA; `JR.` keeps its period. */
export const withoutStop = (name: string): string => (abbreviation.test(name) ? name : name.replace(/[.:]$/, ""));
