import { forEachField } from "../../front/frontFields.ts";
import { fieldsAt } from "../../front/frontPlaces.ts";
import { titlePageTable } from "../../front/frontTable.ts";
import type { FrontMatter } from "../../play.ts";
import type { Layout, ParagraphStyle } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { paragraph } from "../lines/paragraph.ts";
import type { LineRole, ManuscriptSheet, PlacedLine } from "../pagedManuscript.ts";
import type { PageWords } from "../pageWords.ts";
import { titleTextOf } from "./titleTextOf.ts";

interface TitleText {
  readonly role: LineRole;
  readonly text: string;
  /** Empty lines above. */
  readonly linesBefore: number;
}

/** Where the title begins, as a share of the paper's height. */
const titleShare = 0.4;

/** Between the text below the title and the foot. */
const linesAboveFoot = 2;

/**
 * Returns the title in capitals about halfway down, the author below it, and the rights and contact details at the
 * bottom.
 */
export function titlePage(front: FrontMatter, setting: LayoutSetting, words: PageWords): ManuscriptSheet {
  const foot = footOf(front, setting);
  return {
    section: "title",
    label: "",
    lines: [...bylineAbove(foot, byline(front, words), setting), ...foot],
    usedLines: 0,
  };
}

/** Returns where the title begins, in inches from the top of the page. */
export function titleTop(front: FrontMatter, setting: LayoutSetting, words: PageWords): number {
  const [title] = bylineAbove(footOf(front, setting), byline(front, words), setting);
  return title?.y ?? setting.layout.paper.height * titleShare;
}

const footOf = (front: FrontMatter, setting: LayoutSetting): readonly PlacedLine[] => [
  ...placeAtBottom(textsAt("left", front), "left", setting),
  ...placeAtBottom(textsAt("right", front), "right", setting),
];

const textsAt = (place: "left" | "right", front: FrontMatter): readonly string[] =>
  fieldsAt(place).map((field) => front[field]);

/** Returns the title and what's below it: higher up if it would reach the foot, but never above the margin. */
function bylineAbove(
  foot: readonly PlacedLine[],
  texts: readonly TitleText[],
  setting: LayoutSetting,
): readonly PlacedLine[] {
  const { paper, margins, linesPerInch } = setting.layout;
  const top = paper.height * titleShare;
  const lines = placeDown(texts, top, setting);
  const end = (lines.at(-1)?.y ?? top) + (1 + linesAboveFoot) / linesPerInch;
  const excess = end - Math.min(...foot.map(({ y }) => y));
  const shift = Math.min(Math.max(excess, 0), top - margins.top);
  return lines.map((line) => ({ ...line, y: line.y - shift }));
}

function byline(front: FrontMatter, words: PageWords): readonly TitleText[] {
  const trimmed = { ...front, ...forEachField((field) => front[field].trim()) };
  const texts = fieldsAt("middle").map((field): TitleText => {
    const text = titleTextOf(trimmed, field, words);
    const { linesAbove } = titlePageTable[field];
    if (field === "title") return { role: "title", text: text || words.untitled, linesBefore: linesAbove };
    // A credit line without an author isn't printed.
    const isBare = field === "credit" && trimmed.authors === "";
    return { role: "titleText", text: isBare ? "" : text, linesBefore: linesAbove };
  });
  return texts.filter(({ text }) => text !== "");
}

function placeDown(texts: readonly TitleText[], top: number, setting: LayoutSetting): readonly PlacedLine[] {
  let y = top;
  return texts.flatMap(({ role, text, linesBefore }) => {
    y += linesBefore / setting.layout.linesPerInch;
    return paragraph({ role, text: [{ text }] }, titleStyle(role, setting.layout), setting.measure).map((line) => {
      const placed = { ...line, y };
      y += 1 / setting.layout.linesPerInch;
      return placed;
    });
  });
}

/** Blocks of text that end at the bottom of the page; each stays in its half. */
function placeAtBottom(
  texts: readonly string[],
  side: "left" | "right",
  setting: LayoutSetting,
): readonly PlacedLine[] {
  const { paper, margins, linesPerInch } = setting.layout;
  const text = texts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");
  if (text === "") return [];
  const middle = (margins.left + paper.width - margins.right) / 2;
  const half =
    side === "left"
      ? { left: margins.left, right: middle - 0.125 }
      : { left: middle + 0.125, right: paper.width - margins.right };
  const style: ParagraphStyle = { ...half, align: "left", linesBefore: 0 };
  const lines = paragraph({ role: "titleText", text: [{ text }] }, style, setting.measure);
  const widest = Math.max(...lines.map((line) => line.width));
  const shift = side === "right" ? half.right - half.left - widest : 0;
  const bottom = paper.height - margins.bottom;
  return lines.map((line, index) => ({
    ...line,
    x: line.x + shift,
    y: bottom - (lines.length - index) / linesPerInch,
  }));
}

/** A long title reads better over three narrower lines than over two of full width. An inch on Letter. */
const insetShare = 1 / 6.5;

function titleStyle(role: LineRole, { paper, margins }: Layout): ParagraphStyle {
  const inset = (paper.width - margins.right - margins.left) * insetShare;
  return {
    left: margins.left + inset,
    right: paper.width - margins.right - inset,
    align: "center",
    linesBefore: 0,
    ...(role === "title" && { capitals: true }),
  };
}
