import type { BlockKind, Span } from "#domain/play/play.ts";
import { createDivisionFinder, type FindDivision } from "../../plainText/createDivisionFinder.ts";
import { type Line, lineOf, type Paragraph, trimSpans } from "../../plainText/paragraph.ts";
import { type BesideLayout, BesideParts, type KindedPart } from "./besideRows.ts";
import type { BodyRows } from "./bodyRows.ts";
import { findCueLayout } from "./findCueLayout.ts";
import { continuedName } from "./furniture.ts";
import { type Extent, extentOf, isFull, joinWith, joinWrapped } from "./joinRows.ts";
import { kindsOfRows } from "./kindsOfRows.ts";
import type { BodyRow } from "./places.ts";
import { emptyLine, findPlaces, type Places } from "./places.ts";

export interface PdfParagraphs {
  readonly paragraphs: readonly Paragraph[];
  /** Names of speeches that begin at the same time as the speech before. */
  readonly simultaneous: ReadonlySet<Paragraph>;
  /** How many names were repeated with `(Continued)`. */
  readonly repeats: number;
}

/** How lines are joined. */
interface Joining {
  readonly places: Places;
  readonly findDivision: FindDivision;
}

/** Joins lines to paragraphs. If names are above their speeches, each gets its kind; otherwise its text will decide. */
export function pdfParagraphs({ rows, beside }: BodyRows): PdfParagraphs {
  const places = findPlaces(rows.filter(({ column, cells }) => column === undefined && !cells));
  const joining: Joining = { places, findDivision: createDivisionFinder(rows.map(({ text }) => text).join("\n")) };
  if (beside) return besideParagraphs(rows, beside, joining);
  const layout = findCueLayout(rows, places);
  if (!layout) return { paragraphs: plainParagraphs(rows, joining), simultaneous: new Set(), repeats: 0 };
  const kinds = kindsOfRows({ rows, places, layout });
  const parts: KindedPart[] = [];
  for (const [at, row] of rows.entries()) {
    const { kind, begins } = kinds[at] ?? { kind: "direction", begins: true };
    const last = parts.at(-1);
    if (last && !begins) last.rows.push(row);
    else parts.push({ kind, rows: [row] });
  }
  return finish(withoutRepeats(parts), joining, parts.length);
}

function besideParagraphs(rows: readonly BodyRow[], beside: BesideLayout, joining: Joining): PdfParagraphs {
  const reader = new BesideParts(beside, joining.places);
  for (const [at, row] of rows.entries()) reader.add(row, rows[at + 1]);
  return finish(withoutRepeats(reader.parts), joining, reader.parts.length);
}

/** Points by which lines of one place may differ. */
const tolerance = 2;

const nameOf = ({ rows }: KindedPart): string => rows.map(({ text }) => text).join(" ");

/** Removes names that were only repeated at the top of a page, and joins their speeches. */
function withoutRepeats(parts: readonly KindedPart[]): readonly KindedPart[] {
  const out: KindedPart[] = [];
  let speaker = "";
  let wasRepeated = false;
  for (const part of parts) {
    const before = out.at(-1);
    const name = part.kind === "cue" ? continuedName(nameOf(part)) : undefined;
    const isTop = part.rows[0]?.gap === undefined;
    if (before && isTop && name !== undefined && name === speaker && spoken.has(before.kind)) {
      wasRepeated = true;
      continue;
    }
    if (wasRepeated && before?.kind === part.kind) before.rows.push(...part.rows);
    else out.push({ ...part, rows: [...part.rows] });
    wasRepeated = false;
    if (part.kind === "cue") speaker = name ?? nameOf(part);
  }
  return out;
}

const spoken: ReadonlySet<BlockKind> = new Set(["dialogue", "lyric", "parenthetical"]);

function finish(parts: readonly KindedPart[], joining: Joining, before: number): PdfParagraphs {
  const { places } = joining;
  const extents = new Map<string, Extent>();
  const keyOf = ({ kind, rows: [first] }: KindedPart): string =>
    first ? `${kind} ${first.column ?? places.placeOf(first)}` : kind;
  const rightOf = (kind: string): number =>
    Math.max(0, ...[...extents].filter(([key]) => key.startsWith(kind)).map(([, { right }]) => right));
  for (const part of parts) {
    const known = extents.get(keyOf(part)) ?? { right: 0, width: 0 };
    const own = extentOf(part.rows);
    extents.set(keyOf(part), { right: Math.max(known.right, own.right), width: Math.max(known.width, own.width) });
  }
  // A song may be too short to have a full line; it goes as far as speech. Titles in the middle are rarely full.
  const right = Math.max(0, ...[...extents].map(([, extent]) => extent.right));
  for (const [key, extent] of extents) {
    if (key.startsWith("lyric ")) extents.set(key, { ...extent, right: Math.max(extent.right, rightOf("dialogue ")) });
    if (/^(act|scene|centered|transition|cue) /.test(key) && Number.isFinite(places.margin))
      extents.set(key, { right, width: right - places.margin });
  }
  const hasOwnBrackets = parts.some(({ kind }) => kind === "parenthetical");
  const simultaneous = new Set<Paragraph>();
  const firstCue = parts.findIndex(({ kind }) => kind === "cue");
  // The longest line of a list of characters isn't full.
  const listed: Extent = { right, width: right - places.margin };
  const isListed = ({ rows: [first] }: KindedPart, at: number): boolean =>
    at < firstCue && first !== undefined && Math.abs(first.x - places.margin) <= tolerance;
  const paragraphs = parts.map((part, at): Paragraph => {
    const extent = isListed(part, at) ? listed : (extents.get(keyOf(part)) ?? extentOf(part.rows));
    const paragraph = toParagraph(part, joining, extent, hasOwnBrackets);
    if (part.kind === "cue" && (part.rows[0]?.column ?? 0) > 0) simultaneous.add(paragraph);
    return paragraph;
  });
  return { paragraphs, simultaneous, repeats: before - parts.length };
}

function toParagraph(part: KindedPart, joining: Joining, extent: Extent, hasOwnBrackets: boolean): Paragraph {
  const { places, findDivision } = joining;
  const { kind, rows } = part;
  const [first] = rows;
  const centered = first !== undefined && first.column === undefined && places.isCentered(first);
  const lines = unwrap(rows, { extent, byWidth: centered || first?.column !== undefined, findDivision });
  const name =
    kind === "cue" ? (continuedName(nameOf(part)) ?? (rows.length > 1 ? nameOf(part) : undefined)) : undefined;
  const isOne = spoken.has(kind);
  return {
    // Verse is one line with line ends in it, so that no line of it is taken for another paragraph.
    lines:
      name === undefined ? (isOne ? [lineOf(lines.reduce(joinLines))] : lines.map(lineOf)) : [lineOf([{ text: name }])],
    apart: first?.gap === undefined || first.gap > emptyLine,
    layout: {
      centered,
      indent: first ? indentOf(first, places) : 0,
      kind,
      ...(hasOwnBrackets ? { isWhole: true } : {}),
    },
  };
}

const indentOf = ({ x }: BodyRow, { margin }: Places): number =>
  Number.isFinite(margin) ? Math.max(0, Math.round(x - margin)) : 0;

const joinLines = (first: readonly Span[], next: readonly Span[]): readonly Span[] => joinWith("\n", first, next);

/** Joins the lines that ended because they were full. */
function unwrap(
  rows: readonly BodyRow[],
  { extent, byWidth, findDivision }: { extent: Extent; byWidth: boolean; findDivision: FindDivision },
): readonly (readonly Span[])[] {
  const lines: (readonly Span[])[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const last = lines.at(-1);
    if (before && last && isFull(before, row, extent, byWidth))
      lines[lines.length - 1] = joinWrapped(last, row.spans, findDivision);
    else lines.push(row.spans);
  }
  return lines.map(trimSpans);
}

/** Joins lines to paragraphs at empty lines, and where lines begin farther left or right than most. */
function plainParagraphs(rows: readonly BodyRow[], { places, findDivision }: Joining): readonly Paragraph[] {
  const usual = mostCommonPlace(rows, places);
  const extent = extentOf(rows);
  const paragraphs: { lines: Line[]; readonly first: BodyRow; last: BodyRow }[] = [];
  for (const row of rows) {
    const open = paragraphs.at(-1);
    if (open && continues(open.last, row, usual, places)) {
      const lastLine = open.lines.at(-1);
      if (lastLine && isFull(open.last, row, extent, places.isCentered(row)))
        open.lines[open.lines.length - 1] = lineOf(joinWrapped(lastLine.spans, row.spans, findDivision));
      else open.lines.push(lineOf(row.spans));
      open.last = row;
    } else paragraphs.push({ lines: [lineOf(row.spans)], first: row, last: row });
  }
  return paragraphs.map(({ lines, first }) => ({
    lines,
    apart: first.gap === undefined || first.gap > emptyLine,
    layout: { centered: places.isCentered(first), indent: indentOf(first, places) },
  }));
}

function mostCommonPlace(rows: readonly BodyRow[], { placeOf }: Places): string {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(placeOf(row), (counts.get(placeOf(row)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/** A line in the usual place continues the paragraph above; a line elsewhere only if the line above is there, too. */
function continues(before: BodyRow, row: BodyRow, usual: string, { placeOf }: Places): boolean {
  if (row.gap !== undefined && row.gap > emptyLine) return false;
  if (row.text.includes("\t")) return false;
  if (row.gap === undefined && /[.!?…:"”’»)\]]$/.test(before.text)) return false;
  return placeOf(row) === usual || placeOf(row) === placeOf(before);
}
