import { type Block, type BlockId, textOf } from "../play.ts";
import type { RemovedRun } from "./textChange.ts";

/**
 * Returns the play's blocks with text that went in many places, exactly as it was in `then`, the play when all of it was there.
 * Returns undefined if one of the elements isn't what was left of it anymore: nobody would see where its text went back.
 */
export function putBackPlaces(
  current: readonly Block[],
  runs: readonly Pick<RemovedRun, "pieces">[],
  then: readonly Block[],
): readonly Block[] | undefined {
  const pieces = runs.flatMap((run) => run.pieces);
  const whole = new Set(pieces.filter(({ isWhole }) => isWhole).map(({ id }) => id));
  const letters = new Map<BlockId, number>();
  for (const { id, text } of pieces) letters.set(id, (letters.get(id) ?? 0) + text.length);
  const now = new Map(current.map((block) => [block.id, block]));
  const restored = then.filter(({ id }) => letters.has(id));
  const isExact = restored.every((block) => {
    const left = now.get(block.id);
    if (whole.has(block.id)) return left === undefined;
    return left?.kind === block.kind && isLeftOf(textOf(left), textOf(block), letters.get(block.id) ?? 0);
  });
  return isExact && restored.length === letters.size ? withElements(current, restored, then) : undefined;
}

/** Whether a text is another one without so many letters. */
function isLeftOf(left: string, text: string, letters: number): boolean {
  let at = 0;
  for (const letter of text) if (left.startsWith(letter, at)) at += letter.length;
  return at === left.length && text.length - left.length === letters;
}

/** Replaces elements that are there. Others go behind the nearest one before them that is. */
function withElements(current: readonly Block[], restored: readonly Block[], then: readonly Block[]): readonly Block[] {
  const byId = new Map(restored.map((block) => [block.id, block]));
  const result = current.map((block) => byId.get(block.id) ?? block);
  const there = new Set(result.map(({ id }) => id));
  for (const [index, block] of then.entries()) {
    if (!byId.has(block.id) || there.has(block.id)) continue;
    const before = then.slice(0, index).findLast(({ id }) => there.has(id));
    result.splice(before ? result.findIndex(({ id }) => id === before.id) + 1 : 0, 0, block);
    there.add(block.id);
  }
  return result;
}
