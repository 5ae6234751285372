import { diffArrays } from "diff";
import { frontPages } from "../../layout/front/frontPages.ts";
import { textOfSpans } from "../../layout/lines/spans.ts";
import type { ManuscriptSheet, PagedManuscript, PlacedLine } from "../../layout/pagedManuscript.ts";
import { type Block, type BlockId, type Play, textOf } from "../../play.ts";
import { changedText } from "./changedText.ts";

/** Returns whether a printed line isn't as it was. */
export type IsChanged = (line: PlacedLine) => boolean;

interface ChangedLinesOptions {
  readonly since: Play;
  /** The play with all of its text. */
  readonly whole: Play;
  /** What was laid out of it. */
  readonly blocks: readonly Block[];
}

/**
 * Compares a play with an earlier version. Lines of the play are changed if their own words are, not if they only break
 * elsewhere. The front matter has no blocks, so its printed lines are compared.
 */
export function changedLines({ since, whole, blocks }: ChangedLinesOptions, manuscript: PagedManuscript): IsChanged {
  const changed = changedText(since, whole);
  const shifts = shiftsIn(blocks, whole.blocks);
  const front = changedFrontLines(since, manuscript);
  return (line) => {
    const { blockId, from, to } = line;
    if (blockId === undefined) return front.has(line);
    const shift = shifts.get(blockId) ?? 0;
    return changed.get(blockId)?.some((range) => range.from + shift < to && range.to + shift > from) ?? false;
  };
}

/** Sides have only the last words of some blocks. Returns how far those are from where they are in the whole play. */
function shiftsIn(blocks: readonly Block[], all: readonly Block[]): ReadonlyMap<BlockId, number> {
  if (blocks === all) return new Map();
  const lengths = new Map(all.map((block) => [block.id, textOf(block).length]));
  return new Map(blocks.map((block) => [block.id, textOf(block).length - (lengths.get(block.id) ?? 0)]));
}

function changedFrontLines(before: Play, { pages, layout, measure }: PagedManuscript): ReadonlySet<PlacedLine> {
  const lines = textLinesOf(pages.filter(({ section }) => section !== "play"));
  const old = textLinesOf(frontPages(before, { layout, measure }));
  const changes = diffArrays(old.map(shownIn), lines.map(shownIn));
  const changed: (PlacedLine | undefined)[] = [];
  let at = 0;
  for (const [index, { added, removed, count }] of changes.entries()) {
    if (added) changed.push(...lines.slice(at, at + count));
    // New lines in place of old ones show the change by themselves.
    if (removed && !changes[index - 1]?.added && !changes[index + 1]?.added) changed.push(lines[at - 1] ?? lines[at]);
    if (!removed) at += count;
  }
  return new Set(changed.filter((line) => line !== undefined));
}

const textLinesOf = (pages: readonly ManuscriptSheet[]): readonly PlacedLine[] =>
  pages.flatMap(({ lines }) => lines.filter(({ role }) => role !== "pageNumber"));

const shownIn = ({ role, spans }: PlacedLine): string => `${role} ${textOfSpans(spans)}`;
