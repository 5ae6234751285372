import type { Node } from "prosemirror-model";
import type { Layout, ParagraphStyle } from "#domain/play/layout/layout.ts";
import { fixedMeasure } from "#domain/play/layout/measure.ts";
import { countLines } from "#domain/play/layout/paragraph.ts";
import { cutSpans } from "#domain/play/layout/spans.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { type Gap, gapsOf } from "./gaps.ts";
import type { Pages } from "./pages.ts";

/** How the manuscript is drawn: as sheets of paper, or on a phone in a column of this many pixels. */
export type Screen = "sheets" | { readonly columnPixels: number };

/** The sizes in `manuscript.css`, in pixels. A journey compares the sums with what browsers draw. */
const sheets = { row: 16, gapFixed: 96 + 24 + 96 } as const;
const phone = { row: 20, gap: 20 + 1, padding: 16, character: 9.602 } as const;

/** The fraction of a phone's column that stays free beside an element, and the half inch beside a lyric. */
const sideShares: Partial<Record<Block["kind"], number>> = { setting: 0.22, direction: 0.22, parenthetical: 0.2 };
const lyricIndent = 48;

const measure = fixedMeasure(10);

/** What group heights depend on. */
type PageFacts = Pick<Pages, "layout" | "breaks" | "inner" | "continuing">;

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
      for (const gap of here) height += gapHeight(gap, screen);
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

const gapHeight = ({ page, restLines }: Gap, screen: Screen): number =>
  screen === "sheets" ? sheets.gapFixed + (restLines + (page.continued === undefined ? 0 : 1)) * sheets.row : phone.gap;

interface PlacedText {
  readonly block: Block;
  /** Offsets in its text at which a page begins; each also starts a new line. */
  readonly cuts: readonly number[];
  /** Whether it's at the top of a page, where it has no space above. */
  readonly isFirst: boolean;
}

function blockHeight({ block, cuts, isFirst }: PlacedText, pages: PageFacts, screen: Screen): number {
  const { row } = screen === "sheets" ? sheets : phone;
  const isInner = pages.inner.has(block.id);
  const style = styleOf(block, isInner, pages.layout);
  const suffix = pages.continuing.has(block.id) ? pages.layout.marks.speaksOn : "";
  const shown = screen === "sheets" ? style : onPhone(style, block, isInner, screen.columnPixels);
  const lines = cuts.length > 0 ? linesBetween(block, cuts, shown) : linesOf(block, shown, suffix);
  return row * ((isFirst ? 0 : style.linesBefore) + lines);
}

/** Notes and page breaks aren't printed, but the screen shows them as plain text. */
function styleOf({ kind }: Block, isInner: boolean, { styles }: Layout): ParagraphStyle {
  if (isInner) return styles.innerDirection;
  return styles[kind === "note" || kind === "pageBreak" ? "centered" : kind];
}

function onPhone(style: ParagraphStyle, { kind }: Block, isInner: boolean, columnPixels: number): ParagraphStyle {
  const share = isInner ? sideShares.parenthetical : sideShares[kind];
  const width = columnPixels * (1 - (share ?? 0)) - (kind === "lyric" ? lyricIndent : 0);
  return { ...style, left: 0, right: Math.max(1, Math.floor(width / phone.character)) / 10 };
}

const counted = new WeakMap<Block, { readonly key: string; readonly lines: number }>();

/** Returns at least 1, because an empty element takes up a line, too. */
function linesOf(block: Block, style: ParagraphStyle, suffix: string): number {
  const key = `${style.right - style.left} ${style.brackets} ${suffix}`;
  const known = counted.get(block);
  if (known?.key === key) return known.lines;
  const lines = Math.max(1, countLines({ text: block.text, suffix }, style, measure));
  counted.set(block, { key, lines });
  return lines;
}

function linesBetween(block: Block, cuts: readonly number[], style: ParagraphStyle): number {
  const ends = [...cuts, textOf(block).length];
  const parts = ends.map((end, index) => cutSpans(block.text, cuts[index - 1] ?? 0, end));
  return parts.reduce((sum, text) => sum + countLines({ text }, style, measure), 0);
}

/** Returns how a manuscript of this width is drawn. The threshold is the breakpoint in `manuscript.css`. */
export const screenOf = (width: number): Screen =>
  window.matchMedia("(max-width: 760px)").matches ? { columnPixels: width - 2 * phone.padding } : "sheets";
