import type { Node } from "prosemirror-model";
import type { Layout, ParagraphStyle } from "#domain/play/layout/layout.ts";
import type { Measure } from "#domain/play/layout/measure.ts";
import { countLines } from "#domain/play/layout/paragraph.ts";
import { cutSpans } from "#domain/play/layout/spans.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import type { ViewSettings } from "../screen/viewSettings.ts";
import { type Gap, gapsOf } from "./gaps.ts";
import { footInches, phoneShare, screenStyle } from "./layoutRules.ts";
import type { Pages } from "./pages.ts";

/**
 * How the manuscript is drawn: as sheets of paper, as a draft with a line between pages, or on a phone in a column of this
 * many pixels.
 */
export type Screen = "sheets" | "draft" | { readonly columnPixels: number };

const pixelsPerInch = 96;
/** The sizes in `manuscript.css`, in pixels. A journey compares the sums with what browsers draw. */
const betweenSheets = 24;
const phone = { row: 20, gap: 20 + 1, padding: 16, fontSize: 16 } as const;
/** A character of Courier Prime is this much wider than a tenth of an inch at 12 points. */
const widerThanPaper = 9.602 / 9.6;

/** What group heights depend on. */
type PageFacts = Pick<Pages, "layout" | "measure" | "breaks" | "inner" | "continuing">;

/**
 * Computes the height of each group on the screen, in pixels. The browser doesn't lay out a group that's out of view
 * and uses this height instead; a wrong one makes the text jump when the group is scrolled into view.
 */
export function* groupHeightSteps(
  doc: Node,
  pages: PageFacts,
  screen: Screen,
): Generator<undefined, readonly number[]> {
  const gaps = gapsByBlock(pages);
  const heights: number[] = [];
  for (const [index, group] of doc.children.entries()) {
    let height = 0;
    for (const [at, node] of group.children.entries()) {
      const block = blockOf(node);
      const here = gaps.get(block.id) ?? [];
      const isFirst = (index === 0 && at === 0) || here[0]?.page.offset === 0;
      const cuts = here.map(({ page }) => page.offset).filter((offset) => offset > 0);
      height += blockHeight({ block, cuts, isFirst }, pages, screen);
      for (const gap of here) height += gapHeight(gap, pages.layout, screen);
    }
    heights.push(height);
    yield;
  }
  return heights;
}

/** Returns each block's page gaps. A block that's longer than a page has several. */
function gapsByBlock(pages: PageFacts): ReadonlyMap<BlockId, readonly Gap[]> {
  const gaps = new Map<BlockId, Gap[]>();
  for (const gap of gapsOf(pages)) gaps.set(gap.page.blockId, [...(gaps.get(gap.page.blockId) ?? []), gap]);
  return gaps;
}

function gapHeight({ page, restLines }: Gap, layout: Layout, screen: Screen): number {
  if (screen === "draft") return rowOf(layout) + 1;
  if (screen !== "sheets") return phone.gap;
  const edges = (footInches(layout) + layout.margins.top) * pixelsPerInch;
  return edges + betweenSheets + (restLines + (page.continued === undefined ? 0 : 1)) * rowOf(layout);
}

const rowOf = ({ linesPerInch }: Layout): number => pixelsPerInch / linesPerInch;

interface PlacedText {
  readonly block: Block;
  /** Offsets in its text at which a page begins; each also starts a new line. */
  readonly cuts: readonly number[];
  /** Whether it's at the top of a page, where it has no space above. */
  readonly isFirst: boolean;
}

function blockHeight({ block, cuts, isFirst }: PlacedText, pages: PageFacts, screen: Screen): number {
  const { layout, measure } = pages;
  const row = typeof screen === "string" ? rowOf(layout) : phone.row;
  const style = styleOf(block, pages.inner.has(block.id), layout);
  const suffix = pages.continuing.has(block.id) ? layout.marks.speaksOn : "";
  if (typeof screen === "string" && block.kind === "cue" && layout.cuePlacement === "beside")
    return isFirst ? 0 : row * style.linesBefore;
  const shown = typeof screen === "string" ? style : onPhone(style, layout, screen.columnPixels);
  const lines = cuts.length > 0 ? linesBetween(block, cuts, shown, measure) : linesOf(block, shown, suffix, measure);
  return row * ((isFirst ? 0 : style.linesBefore) + lines);
}

/** Notes and page breaks aren't printed, but the screen shows them as plain text. */
function styleOf({ kind }: Block, isInner: boolean, layout: Layout): ParagraphStyle {
  if (isInner) return screenStyle("innerDirection", layout);
  if (kind !== "note" && kind !== "pageBreak") return screenStyle(kind, layout);
  const { paper, margins } = layout;
  return { left: margins.left, right: paper.width - margins.right, align: "left", linesBefore: 1 };
}

/** Returns the style in a phone's column, in inches at the layout's type size. */
function onPhone(style: ParagraphStyle, layout: Layout, columnPixels: number): ParagraphStyle {
  const { paper, margins, font } = layout;
  const pixelsPerPoint = phone.fontSize / font.sizePoints;
  const column = columnPixels / (pixelsPerPoint * 72 * widerThanPaper);
  const share = (inches: number): number => phoneShare(inches, layout) * column;
  const sides = share(style.left - margins.left) + share(paper.width - margins.right - style.right);
  return { ...style, left: 0, right: column - sides, hanging: share(style.hanging ?? 0) };
}

const counted = new WeakMap<Block, { readonly key: string; readonly measure: Measure; readonly lines: number }>();

/** Returns at least 1, because an empty element takes up a line, too. */
function linesOf(block: Block, style: ParagraphStyle, suffix: string, measure: Measure): number {
  const { left, right, hanging, brackets, capitals, bold, italic } = style;
  const key = [right - left, hanging, brackets, capitals, bold, italic, suffix].join(" ");
  const known = counted.get(block);
  if (known?.key === key && known.measure === measure) return known.lines;
  const lines = Math.max(1, countLines({ text: block.text, suffix }, style, measure));
  counted.set(block, { key, measure, lines });
  return lines;
}

function linesBetween(block: Block, cuts: readonly number[], style: ParagraphStyle, measure: Measure): number {
  const ends = [...cuts, textOf(block).length];
  const parts = ends.map((end, index) => cutSpans(block.text, cuts[index - 1] ?? 0, end));
  return parts.reduce((sum, text) => sum + countLines({ text }, style, measure), 0);
}

/** Returns how a manuscript of this width is drawn. The threshold is the breakpoint in `manuscript.css`. */
export function screenOf(width: number, { isDraft }: Pick<ViewSettings, "isDraft">): Screen {
  if (window.matchMedia("(max-width: 760px)").matches) return { columnPixels: width - 2 * phone.padding };
  return isDraft ? "draft" : "sheets";
}
