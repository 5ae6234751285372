import { belowCharacters, type HeadedPart, headedParts, isUnderHeading } from "../../front/frontFields.ts";
import { headedTable } from "../../front/frontTable.ts";
import type { Character, FrontMatter, Span } from "../../play.ts";
import type { StyleName } from "../layout.ts";
import type { LayoutFlow } from "../layoutFlow.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { paragraph } from "../lines/paragraph.ts";
import { type Break, breaks, paragraphRows, type Row } from "../lines/row.ts";
import { capitals } from "../lines/shownText.ts";
import type { PageWords } from "../pageWords.ts";
import { isActLine } from "./actLine.ts";

const sheetOf = (part: HeadedPart) => headedTable[part === "characters" ? belowCharacters : part].sheet;

/** Parts that share pages, in printing order; each list starts a new page. */
export const frontSheets: readonly (readonly HeadedPart[])[] = [...new Set(headedParts.map(sheetOf))].map((sheet) =>
  headedParts.filter((part) => sheetOf(part) === sheet),
);

const isCentered = (part: HeadedPart): boolean => part !== "characters" && !isUnderHeading(part);

/** Returns an empty heading for parts that pages print without theirs. */
export const frontHeadingOf = (part: HeadedPart, { headings }: PageWords): string =>
  isCentered(part) ? "" : headings[part];

/** A part of the front matter, and the first of its rows. */
interface FlowPart {
  readonly part: HeadedPart;
  readonly row: number;
}

export interface FrontFlow extends LayoutFlow {
  readonly parts: readonly FlowPart[];
}

/** Returns the front matter after the title page as one column of rows. */
export function frontFlow(front: FrontMatter, setting: LayoutSetting, words: PageWords): FrontFlow {
  const rows: Row[] = [];
  const breakAbove: Break[] = [];
  const parts: FlowPart[] = [];
  for (const sheet of frontSheets) {
    const start = rows.length;
    for (const part of sheet) {
      const own = section(frontHeadingOf(part, words), paragraphsOf(front, part), setting);
      if (own.length > 0) parts.push({ part, row: rows.length });
      rows.push(...own);
    }
    breakAbove.push(...rows.slice(start).map((row, at) => (at === 0 ? breaks.always : row.breakAbove)));
  }
  return { rows, breakAbove, headings: [], parts };
}

export interface FrontParagraph {
  readonly role: StyleName;
  readonly text: readonly Span[];
  /** Whether it's kept under the paragraph before. */
  readonly isUnderHeading?: boolean;
}

function paragraphsOf(front: FrontMatter, part: HeadedPart): readonly FrontParagraph[] {
  if (part === "characters") return castParagraphs(front);
  if (part === "musicalNumbers") return songParagraphs(front[part]);
  return textParagraphs(front[part], isCentered(part) ? "centered" : "frontText");
}

export const castParagraphs = ({ characters }: Pick<FrontMatter, "characters">): readonly FrontParagraph[] =>
  characters.filter(({ name }) => name.trim() !== "").map(castMember);

/** Returns a text's paragraphs. Empty lines separate them. */
export function textParagraphs(written: string, role: StyleName = "frontText"): readonly FrontParagraph[] {
  const text = written.trim();
  return text === "" ? [] : text.split(/\n\s*\n/).map((each) => ({ role, text: [{ text: each }] }));
}

/** Acts are headings in the middle. The songs of an act are lines of one paragraph. */
function songParagraphs(list: string): readonly FrontParagraph[] {
  const paragraphs: { role: StyleName; lines: string[]; isUnderHeading: boolean }[] = [];
  let isOpen = false;
  for (const line of list.trim().split("\n")) {
    const isAct = isActLine(line);
    const isUnderHeading = paragraphs.at(-1)?.role === "centered";
    if (isAct) paragraphs.push({ role: "centered", lines: [line.trim()], isUnderHeading: false });
    else if (line.trim() === "") isOpen = false;
    else if (isOpen) paragraphs.at(-1)?.lines.push(line);
    else paragraphs.push({ role: "frontText", lines: [line], isUnderHeading });
    isOpen = !isAct && line.trim() !== "";
  }
  return paragraphs.map(({ lines, ...rest }) => ({ ...rest, text: [{ text: lines.join("\n") }] }));
}

/** `NORA, 30s, woman: a wife. (Also plays the Maid.)` */
function castMember({ name, age, gender, description, doubling }: Character): FrontParagraph {
  const facts = [age, gender].map((fact) => fact.trim()).filter((fact) => fact !== "");
  const person = [capitals(name.trim()), ...facts].join(", ");
  const about = description.trim();
  const also = doubling.trim();
  const text = `${person}${about && `: ${about}`}${also && ` (${also})`}`;
  return { role: "castMember", text: [{ text }] };
}

function section(heading: string, paragraphs: readonly FrontParagraph[], setting: LayoutSetting): readonly Row[] {
  if (paragraphs.length === 0) return [];
  const title: FrontParagraph = { role: "frontHeading", text: [{ text: heading }] };
  const parts = heading === "" ? paragraphs : [title, ...paragraphs];
  return parts.flatMap((part, index) => {
    const [first, ...others] = rowsOf(part, setting);
    const underHeading = (heading !== "" && index === 1) || part.isUnderHeading;
    return first
      ? [underHeading ? keepUnderHeading(first) : { ...first, breakAbove: breaks.preferred }, ...others]
      : [];
  });
}

/** Keeps the text under a heading: never separated from it, with an empty line between. */
export const keepUnderHeading = (row: Row): Row => ({
  ...row,
  breakAbove: breaks.never,
  linesBefore: Math.max(1, row.linesBefore),
});

export function rowsOf({ role, text }: FrontParagraph, { layout, measure }: LayoutSetting): readonly Row[] {
  const style = layout.styles[role];
  return paragraphRows(paragraph({ role, text }, style, measure), style.linesBefore, layout.minLines);
}
