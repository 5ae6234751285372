import { isHeading } from "#domain/play/flow.ts";
import type { ComparedBlock } from "#domain/play/versions/comparePlays.ts";
import { isChange } from "#domain/play/versions/comparePlays.ts";

/** A part of a scene as it's shown: elements, or a number of unchanged ones that are left out. */
export type ComparedRow =
  | { readonly kind: "element"; readonly row: ComparedBlock; readonly startsChange: boolean }
  | { readonly kind: "left-out"; readonly count: number };

/** Unchanged elements that are shown before and after a change. */
const context = 2;
/** Fewer than this aren't worth leaving out. */
const fewest = 3;

/** Returns the changed elements of a scene with those around them. A run of changed elements is one change. */
export function comparedRows(blocks: readonly ComparedBlock[]): readonly ComparedRow[] {
  const [first] = blocks;
  // It's the title of what follows.
  const isTitle = first !== undefined && isHeading(first.block.kind) && !isChange(first);
  return rowsOf(isTitle ? blocks.slice(1) : blocks);
}

function rowsOf(blocks: readonly ComparedBlock[]): readonly ComparedRow[] {
  const changed = blocks.map(isChange);
  const isNear = (index: number): boolean =>
    changed.slice(Math.max(0, index - context), index + context + 1).some(Boolean);
  const out: ComparedRow[] = [];
  let hidden: ComparedBlock[] = [];
  const element = (row: ComparedBlock, startsChange = false): number =>
    out.push({ kind: "element", row, startsChange });
  const flush = (): void => {
    if (hidden.length >= fewest) out.push({ kind: "left-out", count: hidden.length });
    else for (const row of hidden) element(row);
    hidden = [];
  };
  for (const [index, row] of blocks.entries()) {
    if (!isNear(index)) hidden.push(row);
    else {
      flush();
      element(row, changed[index] === true && changed[index - 1] !== true);
    }
  }
  flush();
  return out;
}
