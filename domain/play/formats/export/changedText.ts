import { type Block, type BlockId, type Play, type Span, textOf } from "../../play.ts";
import { type ComparedBlock, type ComparedScene, comparePlays, isSameKind } from "../../versions/comparePlays.ts";
import type { WordChange } from "../../versions/wordChanges.ts";

/** Part of a block's text (UTF-16 offsets). It's never empty. */
export interface ChangedRange {
  readonly from: number;
  readonly to: number;
}

/** What isn't as it was before, by block. */
export type ChangedText = ReadonlyMap<BlockId, readonly ChangedRange[]>;

/**
 * Returns where the text of a play isn't as it was in an earlier version. Text that was removed has no place of its own:
 * it's where it was, or at the end of the block before it. A scene that moved is changed at its heading.
 */
export function changedText(before: Play, after: Play): ChangedText {
  // Nothing is printed for an element without text.
  const rows = comparePlays(before, after)
    .scenes.flatMap(rowsOf)
    .filter(({ block }) => textOf(block).trim() !== "");
  const changed = new Map<BlockId, readonly ChangedRange[]>();
  for (const { block, range } of [...rows.flatMap(changesIn), ...gapsIn(rows)])
    changed.set(block.id, [...(changed.get(block.id) ?? []), widened(range, lengthOf(block.text))]);
  return changed;
}

interface Change {
  readonly block: Block;
  /** Empty if text was removed there. */
  readonly range: ChangedRange;
}

const changesIn = (row: ComparedBlock): readonly Change[] =>
  row.change === "removed" ? [] : rangesIn(row).map((range) => ({ block: row.block, range }));

/** Returns where elements were removed. New text in their place shows the change by itself. */
function gapsIn(rows: readonly ComparedBlock[]): readonly Change[] {
  return rows.flatMap(({ change }, index) => {
    const next = rows[index + 1];
    if (change !== "removed" || next?.change === "removed" || next?.change === "added") return [];
    const last = rows.slice(0, index).findLast((row) => row.change !== "removed");
    if (last) return [{ block: last.block, range: endOf(last.block) }];
    return next ? [{ block: next.block, range: startOfText }] : [];
  });
}

/** A scene that moved is one change, at its heading. */
const rowsOf = ({ isMoved, blocks }: ComparedScene): readonly ComparedBlock[] =>
  isMoved ? blocks.map((row, index) => (index === 0 ? { ...row, isMoved } : row)) : blocks;

const startOfText: ChangedRange = { from: 0, to: 0 };
const endOf = ({ text }: Block): ChangedRange => ({ from: lengthOf(text), to: lengthOf(text) });

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + text.length, 0);

/** A place between two letters counts as the letter after it; at the end, as the last one. */
const widened = ({ from, to }: ChangedRange, length: number): ChangedRange =>
  from < to ? { from, to } : { from: Math.max(0, Math.min(from, length - 1)), to: Math.min(from, length - 1) + 1 };

function rangesIn({ block, change, isMoved, before, words = [] }: ComparedBlock): readonly ChangedRange[] {
  if (change === "same" && !isMoved) return [];
  if (isMoved || !before || !isSameKind(before, block)) return [{ from: 0, to: lengthOf(block.text) }];
  const [old, now] = [emphasisOf(before.text), emphasisOf(block.text)];
  return placed(words).flatMap(({ how, from, to, fromBefore }) =>
    how === "same" ? differences(old.slice(fromBefore, fromBefore + to - from), now, from) : [{ from, to }],
  );
}

/**
 * Returns where runs of words are in the new text, and where they were in the old one. New words in place of old ones show
 * the change by themselves.
 */
function placed(words: readonly WordChange[]) {
  let [old, now] = [0, 0];
  const all = words.map(({ change: how, text: { length } }) => {
    const from = now;
    const fromBefore = old;
    if (how !== "removed") now += length;
    if (how !== "added") old += length;
    return { how, from, to: now, fromBefore };
  });
  return all.filter(({ how }, index) => how !== "removed" || all[index + 1]?.how !== "added");
}

/** Returns the emphasis of each letter. */
const emphasisOf = (spans: readonly Span[]): readonly number[] =>
  spans.flatMap(({ text, bold, italic, underline }) =>
    Array<number>(text.length).fill((bold ? 1 : 0) + (italic ? 2 : 0) + (underline ? 4 : 0)),
  );

/** Returns the runs of letters whose emphasis isn't as it was. */
function differences(before: readonly number[], now: readonly number[], start: number): readonly ChangedRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const [index, emphasis] of before.entries()) {
    const at = start + index;
    if (now[at] === emphasis) continue;
    const last = ranges.at(-1);
    if (last?.to === at) last.to = at + 1;
    else ranges.push({ from: at, to: at + 1 });
  }
  return ranges;
}
