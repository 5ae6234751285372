import type { Node } from "prosemirror-model";
import type { Layout, ParagraphStyle } from "#domain/play/layout/layout.ts";
import { fixedMeasure } from "#domain/play/layout/measure.ts";
import { countLines } from "#domain/play/layout/paragraph.ts";
import { cutSpans } from "#domain/play/layout/spans.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { type Gap, gapsOf } from "./gaps.ts";
import type { Pages } from "./pages.ts";

/** How the manuscript is drawn: as sheets of paper, or on a phone in a column of so many pixels. */
export type Screen = "sheets" | { readonly columnPixels: number };

/** What `manuscript.css` says, in pixels. A journey compares the sums with what browsers draw. */
const sheets = { row: 16, gapFixed: 96 + 24 + 96 } as const;
const phone = { row: 20, gap: 20 + 1, padding: 16, character: 9.602 } as const;

/** Shares of the column that a phone leaves free beside an element, and the half inch beside a lyric. */
const sideShares: Partial<Record<Block["kind"], number>> = { setting: 0.22, direction: 0.22, parenthetical: 0.2 };
const lyricIndent = 48;

const measure = fixedMeasure(10);

/** Everything about the pages that group heights depend on. */
type PageFacts = Pick<Pages, "layout" | "breaks" | "inner" | "continuing">;

/**
 * The height in pixels that each group of the manuscript has on the screen. A group out of view is not drawn, and the
 * browser takes this height for it: wrong ones make the text jump when it is scrolled into view.
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

/** A block that is longer than a page has several. */
function gapsByBlock(pages: PageFacts): ReadonlyMap<BlockId, readonly Gap[]> {
  const gaps = new Map<BlockId, Gap[]>();
  for (const gap of gapsOf(pages)) gaps.set(gap.page.blockId, [...(gaps.get(gap.page.blockId) ?? []), gap]);
  return gaps;
}

const gapHeight = ({ page, restLines }: Gap, screen: Screen): number =>
  screen === "sheets" ? sheets.gapFixed + (restLines + (page.continued === undefined ? 0 : 1)) * sheets.row : phone.gap;

interface PlacedText {
  readonly block: Block;
  /** Where pages begin within its text: a new line begins there too. */
  readonly cuts: readonly number[];
  /** At the head of a page, where no line is left free above it. */
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

/** Notes and page breaks are not printed, but they stand on the screen like plain text. */
function styleOf({ kind }: Block, isInner: boolean, { styles }: Layout): ParagraphStyle {
  if (isInner) return styles.innerDirection;
  return styles[kind === "note" || kind === "pageBreak" ? "centered" : kind];
}

function onPhone(style: ParagraphStyle, { kind }: Block, isInner: boolean, columnPixels: number): ParagraphStyle {
  const share = isInner ? sideShares.parenthetical : sideShares[kind];
  const room = columnPixels * (1 - (share ?? 0)) - (kind === "lyric" ? lyricIndent : 0);
  return { ...style, left: 0, right: Math.max(1, Math.floor(room / phone.character)) / 10 };
}

const counted = new WeakMap<Block, { readonly key: string; readonly lines: number }>();

/** At least one: an empty element has a line too. */
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

/** How a manuscript of this width is drawn; the width at which `manuscript.css` changes over. */
export const screenOf = (width: number): Screen =>
  window.matchMedia("(max-width: 760px)").matches ? { columnPixels: width - 2 * phone.padding } : "sheets";
