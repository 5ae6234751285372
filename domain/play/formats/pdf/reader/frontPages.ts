import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { isActLine } from "#domain/play/layout/front/actLine.ts";
import { partOfHeading } from "#domain/play/layout/pageWords.ts";
import type { BlockId, Character, FrontMatter } from "#domain/play/play.ts";
import { readCastLine } from "../../fountain/cast.ts";
import { isCastHeading } from "../../fountain/castHeading.ts";
import { findStageHeading } from "../../fountain/headings.ts";
import { type Body, textOfRow } from "./furniture.ts";
import type { PrintedRow } from "./printedRows.ts";
import { readTitlePage } from "./readTitlePage.ts";

export interface PrintedFront {
  readonly front: FrontMatter;
  /** The pages without those that were read as front matter. */
  readonly body: Body;
}

/** Reads the title page and the pages of characters, place and time in front of the play. */
export function readFrontPages(body: Body, newId: () => BlockId): PrintedFront {
  const first = body.pages.findIndex((rows) => rows.length > 0);
  const title = readTitlePage(body.pages[first] ?? []);
  const from = first + (title ? 1 : 0);
  const { sections, end } = readMatter(body.pages, from);
  // A file without a play after its front matter is all play.
  if (end >= body.pages.length) return { front: emptyFront, body };
  const pages = body.pages.map((rows, page) => (page < end ? [] : rows));
  return { front: toFront(title ?? emptyFront, sections, newId), body: { ...body, pages } };
}

/** Reads the pages from one on that have front matter. Returns where they end. */
function readMatter(pages: Body["pages"], from: number): { sections: readonly Section[]; end: number } {
  const sections: Section[] = [];
  for (const [page, rows] of pages.entries()) {
    if (page < from) continue;
    const isLong = (pages[page - 1]?.length ?? 0) >= linesOfFullPage;
    const found = beginsPlay(rows) ? undefined : sectionsOn(rows, isLong ? sections.at(-1) : undefined);
    if (!found) return { sections, end: page };
    sections.push(...found);
  }
  return { sections, end: pages.length };
}

/** A list of characters that is longer than a page has at least this many lines there. */
const linesOfFullPage = 35;

const beginsPlay = (rows: readonly PrintedRow[]): boolean =>
  rows.some((row) => findStageHeading(textOfRow(row), true) !== undefined && fieldOf(textOfRow(row)) === undefined);

/** A part of the front matter under its heading. */
export interface Section {
  readonly field: FrontField | "characters";
  readonly paragraphs: string[];
}

/** Returns the part of the front matter that a heading is for. */
export function fieldOf(text: string): Section["field"] | undefined {
  if (isCastHeading(text.trim())) return "characters";
  return partOfHeading(text.replace(/^\s*the (?=setting)/i, ""));
}

/** Returns the sections of a page; undefined if it isn't front matter. A page without a heading continues the last one. */
function sectionsOn(rows: readonly PrintedRow[], last: Section | undefined): readonly Section[] | undefined {
  if (!rows.some((row) => fieldOf(textOfRow(row)) !== undefined) && !last) return dedicationOn(rows);
  const edges = edgesOf(rows);
  const out: Section[] = [];
  for (const [at, row] of rows.entries()) {
    const text = textOfRow(row);
    const field = fieldOf(text);
    const section = out.at(-1) ?? last;
    if (field) out.push({ field, paragraphs: [] });
    else if (!section) return undefined;
    else addLine(section, { text, isFirst: beginsParagraph(section, row, rows[at - 1], edges) });
  }
  return out;
}

interface Edges {
  readonly left: number;
  readonly right: number;
  /** Whether the lines after a paragraph's first are indented. */
  readonly hangs: boolean;
}

function edgesOf(rows: readonly PrintedRow[]): Edges {
  const starts = rows.map(({ segments }) => Math.min(...segments.map(({ x }) => x)));
  const left = Math.min(...starts);
  const centered = rows.filter((row) => fieldOf(textOfRow(row)) !== undefined).flatMap(({ segments }) => segments);
  return {
    left,
    // A heading in the middle gives the right edge, even if no line goes so far.
    right: Math.max(
      ...rows.flatMap(({ segments }) => segments.map(({ right }) => right)),
      ...centered.map((one) => one.x + one.right - left),
    ),
    hangs: starts.some((x) => Math.abs(x - left - hangingPoints) < 2),
  };
}

const hangingPoints = 36;

/** In the list of characters, each line is a character unless it hangs, or continues a full line in lowercase. */
function beginsParagraph(
  { field, paragraphs }: Section,
  row: PrintedRow,
  before: PrintedRow | undefined,
  { left, right, hangs }: Edges,
): boolean {
  if (paragraphs.length === 0 || before === undefined || row.y - before.y > 1.6 * row.size) return true;
  if (field !== "characters") return false;
  const [first] = row.segments;
  const [word = ""] = (first?.text ?? "").split(" ", 1);
  const room = right - Math.max(...before.segments.map((one) => one.right));
  const wouldFit = room > (word.length + 1) * row.size * usualWidth;
  return hangs ? (first?.x ?? 0) < left + row.size : wouldFit || /^\p{Lu}/u.test(word);
}

/** The width of a character, relative to the type size. */
const usualWidth = 0.6;

function addLine({ paragraphs }: Section, { text, isFirst }: { text: string; isFirst: boolean }): void {
  if (isFirst) paragraphs.push(text);
  else paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${text}`;
}

/** A page with only a few lines, high up, has the dedication and the epigraph. */
const maxDedicationLines = 12;

function dedicationOn(rows: readonly PrintedRow[]): readonly Section[] | undefined {
  if (rows.length === 0 || rows.length > maxDedicationLines) return undefined;
  const dedication: Section = { field: "dedication", paragraphs: [] };
  const epigraph: Section = { field: "epigraph", paragraphs: [] };
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const isFirst = before === undefined || row.y - before.y > 1.6 * row.size;
    const section = isFirst && before ? epigraph : epigraph.paragraphs.length > 0 ? epigraph : dedication;
    addLine(section, { text: textOfRow(row), isFirst });
  }
  return [dedication, epigraph].filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Adds the parts of the front matter to what the title page has. */
export function toFront(title: FrontMatter, sections: readonly Section[], newId: () => BlockId): FrontMatter {
  const characters: Character[] = [];
  const texts: Partial<Record<FrontField, string>> = {};
  for (const { field, paragraphs } of sections) {
    if (field === "characters")
      characters.push(...paragraphs.map((text) => ({ id: newId(), ...readPrintedPerson(text) })));
    else texts[field] = [texts[field] ?? "", ...paragraphs].filter(Boolean).reduce(joinParagraphs, "");
  }
  return { ...title, ...texts, characters };
}

/** The songs of an act are under its heading in the text, too. */
const joinParagraphs = (text: string, next: string): string =>
  text === "" ? next : `${text}${isActLine(text.split("\n").at(-1) ?? "") ? "\n" : "\n\n"}${next}`;

/** Reads `NORA, 30s, woman: a wife. (also plays the Maid)`, and lists in other forms. */
function readPrintedPerson(line: string): Omit<Character, "id"> {
  const [, text = line, doubling = ""] = /^(.+) \(((?:also|doubles|plays)\b[^()]*)\)$/is.exec(line) ?? [];
  const [, head = text, description = ""] = /^([^:]{1,80}):\s+(.*)$/s.exec(text) ?? [];
  const [name = "", ...facts] = head.split(/,\s+/);
  const isPrinted = description !== "" || (facts.length > 0 && facts.length < 3 && /^\d/.test(facts[0] ?? ""));
  if (!isPrinted || facts.length > 2) return readCastLine(line);
  const [first = "", second = ""] = facts;
  const isAge = second !== "" || /\d/.test(first);
  return {
    name: name.trim(),
    aliases: [],
    age: isAge ? first : "",
    gender: isAge ? second : first,
    description: description.trim(),
    doubling,
  };
}
