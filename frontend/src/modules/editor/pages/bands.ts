import type { Node } from "prosemirror-model";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { ManuscriptSheet, PageStart } from "#domain/play/layout/pagedManuscript.ts";
import { printedRuns } from "#domain/play/layout/passages/continuingCues.ts";
import { type Column, splitSpeeches } from "#domain/play/layout/passages/layoutSpeech.ts";
import { belongsToSpeech, isUnprinted } from "#domain/play/layout/passages/passages.ts";
import { bandsOf } from "#domain/play/layout/passages/simultaneous.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import { blocksOf, idOf } from "../schema/flat.ts";

/** A speech of a band, with its place on the paper. */
export interface ScreenColumn extends Column {
  readonly ids: readonly BlockId[];
}

/** Simultaneous speeches that are side by side. */
export type ScreenBand = readonly ScreenColumn[];

/** Where a column leaves room for the gap between two pages, which another column of its band draws. */
export interface Spacer extends PageStart {
  /** Which page begins there: an index of `breaks`. */
  readonly page: number;
}

/**
 * Returns the simultaneous speeches of a manuscript in the columns that they have on paper. What isn't printed, such as an
 * element that's still empty, is in the column of the speech that it follows.
 */
export function screenBands(doc: Node, layout: Layout): readonly ScreenBand[] {
  const blocks = blocksOf(doc);
  if (!blocks.some(({ simultaneous }) => simultaneous)) return [];
  const runs = printedRuns(blocks).filter((run) => splitSpeeches(run).length > 1);
  const places = new Map(blocks.map(({ id }, index) => [id, index]));
  const groups = groupsOf(doc);
  return runs
    .flatMap((run) => bandsOf(splitSpeeches([...run, ...unprintedAfter(run, blocks, places)]), layout))
    .map((band) => band.map(({ column, speech }) => ({ ...column, ids: speech.map(({ id }) => id) })))
    .filter((band) => new Set(band.flatMap(({ ids }) => ids.map((id) => groups.get(id)))).size === 1);
}

/** The elements of a run's last speech that are still empty. */
function unprintedAfter(
  run: readonly Block[],
  blocks: readonly Block[],
  places: ReadonlyMap<BlockId, number>,
): readonly Block[] {
  const last = run.at(-1);
  const from = (last ? (places.get(last.id) ?? blocks.length) : blocks.length) + 1;
  let to = from;
  for (let block = blocks[to]; block && isEmptySpeech(block); block = blocks[to]) to++;
  return blocks.slice(from, to);
}

const isEmptySpeech = (block: Block): boolean => belongsToSpeech(block) && block.kind !== "cue" && isUnprinted(block);

/** Which group each block is in. The browser lays out each group on its own, so a band can't reach into the next one. */
function groupsOf(doc: Node): ReadonlyMap<BlockId, number> {
  return new Map(doc.children.flatMap((group, index) => group.children.map((node) => [idOf(node), index] as const)));
}

/** Returns where the columns of a band go on at the top of a page, except for the one that the page begins with. */
export function spacersOf(bands: readonly ScreenBand[], sheets: readonly ManuscriptSheet[]): readonly Spacer[] {
  if (bands.length === 0) return [];
  const bandOf = new Map(bands.flatMap((band) => band.flatMap(({ ids }) => ids.map((id) => [id, band] as const))));
  return sheets
    .filter(({ start }) => start)
    .flatMap((sheet, page) => {
      const band = sheet.start && bandOf.get(sheet.start.blockId);
      if (!band || (sheet.start?.offset === 0 && sheet.start.blockId === band[0]?.ids[0])) return [];
      return band.flatMap((column) => spacerIn(column, sheet, page));
    });
}

function spacerIn({ ids }: ScreenColumn, { start, lines }: ManuscriptSheet, page: number): readonly Spacer[] {
  if (start && ids.includes(start.blockId)) return [];
  const first = lines.find(({ blockId, role }) => blockId && role !== "continued" && ids.includes(blockId));
  return first?.blockId ? [{ page, blockId: first.blockId, offset: first.from }] : [];
}
