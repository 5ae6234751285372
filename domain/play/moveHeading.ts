import { isHeading } from "./flow.ts";
import type { Block, BlockId } from "./play.ts";

type Element = Pick<Block, "id" | "kind">;

/** Blocks that move together, behind the block `after` or to the start of the play. */
export interface BlockMove {
  readonly ids: readonly BlockId[];
  readonly after: BlockId | undefined;
}

/** A scene with its blocks, or an act with its scenes. Without a heading: what comes before the first one. */
interface Unit {
  readonly heading: BlockId | undefined;
  readonly ids: BlockId[];
}

/**
 * Returns how the scene or act with this heading moves behind another one; undefined if it can't, or is there already.
 * Behind an act's heading, a scene becomes the first of that act, and an act comes after all of its scenes. Without
 * `after`, it becomes the first of the play, after whatever comes before the first heading.
 */
export function moveAfter(
  blocks: readonly Element[],
  heading: BlockId,
  after: BlockId | undefined,
): BlockMove | undefined {
  const units = unitsFor(blocks, heading);
  const own = units.findIndex((unit) => unit.heading === heading);
  const target = after === undefined ? 0 : units.findIndex(({ ids }) => ids.includes(after));
  if (own < 0 || target < 0 || target === own || target === own - 1) return undefined;
  return moveTo(units, own, target);
}

/** Returns how the scene or act with this heading moves past the one before or after it. */
export function movePast(blocks: readonly Element[], heading: BlockId, step: -1 | 1): BlockMove | undefined {
  const units = unitsFor(blocks, heading);
  const own = units.findIndex((unit) => unit.heading === heading);
  const target = step < 0 ? own - 2 : own + 1;
  return own < 0 || target < 0 || target >= units.length ? undefined : moveTo(units, own, target);
}

/** Returns the last block of the scene with this heading, or of an act's opening; of the play without one. */
export function endOfScene(blocks: readonly Element[], heading: BlockId | undefined): BlockId | undefined {
  const from = blocks.findIndex(({ id }) => id === heading);
  const next = blocks.findIndex(({ kind }, index) => index > from && isHeading(kind));
  return blocks.at(from < 0 || next < 0 ? -1 : next - 1)?.id;
}

function moveTo(units: readonly Unit[], own: number, target: number): BlockMove {
  const before = units.slice(0, target + 1).filter((_, index) => index !== own);
  return { ids: units[own]?.ids ?? [], after: before.flatMap(({ ids }) => ids).at(-1) };
}

/** Divides a play into what a heading moves among: a scene among all scenes and openings of acts, an act among acts. */
function unitsFor(blocks: readonly Element[], heading: BlockId): readonly Unit[] {
  const isAct = blocks.some(({ id, kind }) => id === heading && kind === "act");
  const units: Unit[] = [{ heading: undefined, ids: [] }];
  let isInAct = false;
  for (const { id, kind } of blocks) {
    isInAct ||= kind === "act";
    if (isHeading(kind) && (kind === "act" || !isAct || !isInAct)) units.push({ heading: id, ids: [] });
    units.at(-1)?.ids.push(id);
  }
  return units;
}
