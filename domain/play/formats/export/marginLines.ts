import type { LayoutSetting } from "../../layout/layoutSetting.ts";
import { widthOfSpans } from "../../layout/lines/spans.ts";
import type { LineRole, ManuscriptSheet, PlacedLine } from "../../layout/pagedManuscript.ts";
import type { PaperColor } from "../../layout/paper/paperColors.ts";
import type { BlockNumbers } from "./blockNumbers.ts";
import type { IsChanged } from "./changedLines.ts";

interface MarginSetting extends LayoutSetting {
  /** How many inches the page's text is left of where a right-hand page has it. */
  readonly shift: number;
}

/** Inches between the text and what's beside it. */
const gap = 0.15;

/** Adds numbers in the left margin, each beside the first line of its block. */
export function withNumbers(page: ManuscriptSheet, numbers: BlockNumbers, setting: MarginSetting): ManuscriptSheet {
  if (page.section !== "play" || numbers.size === 0) return page;
  const rows = new Map<number, string[]>();
  for (const { blockId, from, y } of page.lines) {
    const number = blockId !== undefined && from === 0 ? numbers.get(blockId) : undefined;
    if (number !== undefined) rows.set(y, [...(rows.get(y) ?? []), number]);
  }
  const added = Array.from(rows, ([y, row]) => marginNumber(row, y, setting));
  return { ...page, lines: [...page.lines, ...added] };
}

/** Simultaneous speeches share a line, so they have their first and last number there. */
function marginNumber(row: readonly string[], y: number, setting: MarginSetting): PlacedLine {
  const [first = "", last] = [row[0], row.length > 1 ? row.at(-1) : undefined];
  const line = marginLine("marginNumber", last === undefined ? first : `${first}–${last}`, y, setting);
  const right = setting.layout.margins.left - setting.shift - gap;
  return { ...line, x: Math.max(0, right - line.width), align: "right" };
}

interface RevisionMarks {
  readonly isChanged: IsChanged;
  /** For pages with marks. */
  readonly color: PaperColor;
}

/** Adds an asterisk in the right margin beside each changed line, and gives a page with one its color. */
export function withRevisionMarks(
  page: ManuscriptSheet,
  { isChanged, color }: RevisionMarks,
  setting: MarginSetting,
): ManuscriptSheet {
  const rows = new Set(page.lines.filter(isChanged).map(({ y }) => y));
  if (rows.size === 0) return page;
  const marks = Array.from(rows, (y) => revisionMark(y, setting));
  return { ...page, lines: [...page.lines, ...marks], color };
}

function revisionMark(y: number, setting: MarginSetting): PlacedLine {
  const line = marginLine("revisionMark", "*", y, setting);
  const { paper, margins } = setting.layout;
  return { ...line, x: Math.min(paper.width - margins.right - setting.shift + gap, paper.width - line.width) };
}

function marginLine(role: LineRole, text: string, y: number, { measure }: MarginSetting): PlacedLine {
  const spans = [{ text }];
  const width = widthOfSpans(spans, measure);
  return { role, x: 0, y, width, align: "left", spans, blockId: undefined, from: 0, to: 0 };
}
