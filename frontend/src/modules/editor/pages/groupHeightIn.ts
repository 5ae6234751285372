import type { Node } from "prosemirror-model";
import type { Layout, ParagraphStyle } from "#domain/play/layout/layout.ts";
import { countLines } from "#domain/play/layout/lines/paragraph.ts";
import { cutSpans } from "#domain/play/layout/lines/spans.ts";
import type { Measure } from "#domain/play/layout/measures/measure.ts";
import type { PageBreak } from "#domain/play/layout/pageBreaks.ts";
import type { Column } from "#domain/play/layout/passages/layoutSpeech.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { idOf } from "../schema/flat.ts";
import type { ScreenBand, Spacer } from "./bands.ts";
import { type Gap, gapsOf } from "./gaps.ts";
import { columnStyle, footInches, phoneShare, screenStyle } from "./layoutRules.ts";
import { type ManuscriptScreen, phone } from "./manuscriptScreen.ts";

const pixelsPerInch = 96;
/** The sizes in `manuscript.css`, in pixels. A journey compares the sums with what browsers draw. */
const betweenSheets = 24;
/** A character of Courier Prime is this much wider than a tenth of an inch at 12 points. */
const widerThanPaper = 9.602 / 9.6;

/** What group heights depend on. */
export interface PageFacts {
  readonly layout: Layout;
  /** The character widths that the paginator used. */
  readonly measure: Measure;
  readonly breaks: readonly PageBreak[];
  /** Directions within a speech, which are indented differently from those between speeches. */
  readonly inner: ReadonlySet<BlockId>;
  /** Cues of a character who continues after a direction; the layout has the text to add. */
  readonly continuing: ReadonlySet<BlockId>;
  /** Simultaneous speeches that are side by side on the screen. */
  readonly bands: readonly ScreenBand[];
  /** Where the other columns of a band leave room for the gap between two pages. */
  readonly spacers: readonly Spacer[];
}

/** Returns the height of a group on the screen, in pixels. */
export type GroupHeight = (group: Node, isFirstGroup: boolean) => number;

/**
 * Returns how to compute the height of a group. The browser doesn't lay out a group that's out of view and uses this
 * height instead; a wrong one makes the text jump when the group is scrolled into view.
 */
export function groupHeightIn(pages: PageFacts, screen: ManuscriptScreen): GroupHeight {
  const facts: HeightFacts = { pages, screen, gaps: gapsByBlock(pages), places: placesInBands(pages) };
  return (group, isFirstGroup) => groupHeight(group, isFirstGroup, facts);
}

interface HeightFacts {
  readonly pages: PageFacts;
  readonly screen: ManuscriptScreen;
  readonly gaps: ReadonlyMap<BlockId, readonly Gap[]>;
  readonly places: ReadonlyMap<BlockId, BandPlace>;
}

function groupHeight(group: Node, isFirstGroup: boolean, facts: HeightFacts): number {
  let height = 0;
  let band: readonly number[] = [];
  for (const [at, node] of group.children.entries()) {
    const here = facts.gaps.get(idOf(node)) ?? [];
    const text = placedText(node, isFirstGroup && at === 0, here, facts);
    const own = blockHeight(text, facts.pages, facts.screen);
    height += here.reduce((sum, gap) => sum + gapHeight(gap, facts.pages.layout, facts.screen), 0);
    if (text.place) band = withBlock(text.place.isStart ? emptyBand(text.place, own.above) : band, text.place, own);
    else height += own.above + own.text;
    if (text.place?.isEnd) height += Math.max(...band);
  }
  return height;
}

function placedText(node: Node, isFirst: boolean, here: readonly Gap[], { places }: HeightFacts): PlacedText {
  const block = blockOf(node);
  const place = places.get(block.id);
  const offsets = [...here.map(({ page }) => page.offset), ...(place?.cuts ?? [])];
  return {
    block,
    place,
    cuts: offsets.filter((offset) => offset > 0).sort((a, b) => a - b),
    isFirst: isFirst || here[0]?.page.offset === 0,
  };
}

/** Returns the heights of a band's columns, which all begin at the same height. */
const emptyBand = ({ columns }: BandPlace, above: number): readonly number[] =>
  Array.from({ length: columns }, () => above);

const withBlock = (band: readonly number[], { at }: BandPlace, { text }: OwnHeight): readonly number[] =>
  band.map((sum, column) => sum + (column === at ? text : 0));

/** Returns each block's page gaps. A block that's longer than a page has several. */
function gapsByBlock(pages: PageFacts): ReadonlyMap<BlockId, readonly Gap[]> {
  const gaps = new Map<BlockId, Gap[]>();
  for (const gap of gapsOf(pages)) gaps.set(gap.page.blockId, [...(gaps.get(gap.page.blockId) ?? []), gap]);
  return gaps;
}

/** Where an element is in its band. */
interface BandPlace {
  readonly column: Column;
  /** Counting from the left. */
  readonly at: number;
  readonly columns: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Offsets at which it leaves room for a gap. */
  readonly cuts: readonly number[];
}

function placesInBands({ bands, spacers }: PageFacts): ReadonlyMap<BlockId, BandPlace> {
  const cutsIn = (id: BlockId) => spacers.filter(({ blockId }) => blockId === id).map(({ offset }) => offset);
  const placesIn = (band: ScreenBand) =>
    band.flatMap((column, at) =>
      column.ids.map((id): readonly [BlockId, BandPlace] => [
        id,
        {
          column,
          at,
          columns: band.length,
          isStart: id === band[0]?.ids[0],
          isEnd: id === band.at(-1)?.ids.at(-1),
          cuts: cutsIn(id),
        },
      ]),
    );
  return new Map(bands.flatMap(placesIn));
}

function gapHeight({ page, restLines }: Gap, layout: Layout, screen: ManuscriptScreen): number {
  if (screen === "draft") return rowOf(layout) + 1;
  if (screen !== "sheets") return phone.gap;
  const edges = (footInches(layout) + layout.margins.top) * pixelsPerInch;
  return edges + betweenSheets + (restLines + (page.continued === undefined ? 0 : 1)) * rowOf(layout);
}

const rowOf = ({ linesPerInch }: Layout): number => pixelsPerInch / linesPerInch;

interface PlacedText {
  readonly block: Block;
  /** Offsets in its text at which a page begins, in order; each also starts a new line. */
  readonly cuts: readonly number[];
  /** Whether it's at the top of a page, where it has no space above. */
  readonly isFirst: boolean;
  /** Absent if it isn't beside others. */
  readonly place: BandPlace | undefined;
}

interface OwnHeight {
  /** The space above. */
  readonly above: number;
  readonly text: number;
}

function blockHeight(
  { block, cuts, isFirst, place }: PlacedText,
  pages: PageFacts,
  screen: ManuscriptScreen,
): OwnHeight {
  const { layout, measure } = pages;
  const row = typeof screen === "string" ? rowOf(layout) : phone.row;
  const isInner = pages.inner.has(block.id);
  const style = place
    ? columnStyle(isInner ? "innerDirection" : block.kind, place.column, layout)
    : styleOf(block, isInner, layout);
  const suffix = pages.continuing.has(block.id) ? layout.marks.speaksOn : "";
  const above = isFirst ? 0 : row * style.linesBefore;
  const isBeside = typeof screen === "string" && block.kind === "cue" && layout.cuePlacement === "beside";
  if (isBeside && !place) return { above, text: 0 };
  const shown = typeof screen === "string" ? style : onPhone(style, layout, screen.columnPixels);
  const lines = cuts.length > 0 ? linesBetween(block, cuts, shown, measure) : linesOf(block, shown, suffix, measure);
  return { above, text: row * lines };
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
