import { isHeading } from "../flow.ts";
import type { Block, BlockId, BlockKind } from "../play.ts";

/**
 * What of a version is restored: all of its text; what follows a heading up to the next one, or what comes before the first
 * one; or the speech with this element.
 */
export type RestoreScope =
  | { readonly what: "play" }
  | { readonly what: "scene"; readonly heading: BlockId | undefined }
  | { readonly what: "speech"; readonly id: BlockId };

/**
 * Returns the play's blocks as they are after restoring. Every restored block has its old ID, so what's written to the
 * document is only what differs.
 */
export function restoreBlocks(
  current: readonly Block[],
  version: readonly Block[],
  scope: RestoreScope,
): readonly Block[] {
  if (scope.what === "play") return version;
  const restored = restoredRun(version, scope);
  if (restored.length === 0) return current;
  const replaced = scope.what === "scene" ? sceneWith(current, scope.heading) : [];
  const leaving = new Set([...restored, ...replaced].map(({ id }) => id));
  const place = placeOf(current, version, restored, leaving);
  const staying = current.filter(({ id }) => !leaving.has(id));
  return [...staying.slice(0, place), ...restored, ...staying.slice(place)];
}

const restoredRun = (version: readonly Block[], scope: Exclude<RestoreScope, { what: "play" }>): readonly Block[] =>
  scope.what === "scene" ? sceneWith(version, scope.heading) : speechWith(version, scope.id);

function sceneWith(blocks: readonly Block[], heading: BlockId | undefined): readonly Block[] {
  const start = heading === undefined ? 0 : blocks.findIndex(({ id }) => id === heading);
  if (start < 0) return [];
  const next = blocks.findIndex(({ kind }, index) => isHeading(kind) && (heading === undefined || index > start));
  return blocks.slice(start, next < 0 ? undefined : next);
}

/** Returns how many staying blocks come before what is restored: where its first block is now, else where it was. */
function placeOf(
  current: readonly Block[],
  version: readonly Block[],
  restored: readonly Block[],
  leaving: ReadonlySet<BlockId>,
): number {
  const isStaying = ({ id }: Block): boolean => !leaving.has(id);
  const ids = new Set(restored.map(({ id }) => id));
  const here = current.findIndex(({ id }) => ids.has(id));
  if (here >= 0) return current.slice(0, here).filter(isStaying).length;
  const staying = current.filter(isStaying);
  const stayingIds = new Set(staying.map(({ id }) => id));
  const start = version.findIndex(({ id }) => id === restored[0]?.id);
  const previous = version.slice(0, start).findLast(({ id }) => stayingIds.has(id));
  const place = previous ? staying.findIndex(({ id }) => id === previous.id) + 1 : 0;
  return restored[0] && isHeading(restored[0].kind) ? endOfSceneAt(staying, place) : place;
}

/** A whole scene isn't put into the middle of another one. */
function endOfSceneAt(blocks: readonly Block[], place: number): number {
  const next = blocks.findIndex(({ kind }, index) => index >= place && isHeading(kind));
  return next < 0 ? blocks.length : next;
}

const speechKinds: ReadonlySet<BlockKind> = new Set<BlockKind>(["parenthetical", "dialogue", "lyric"]);

/** Returns the speech that a block belongs to: the cue and everything said under it. Any other block is alone. */
export function speechWith(blocks: readonly Block[], id: BlockId): readonly Block[] {
  const own = blocks.findIndex((block) => block.id === id);
  const block = blocks[own];
  if (!block) return [];
  let start = own;
  while (start > 0 && speechKinds.has(blocks[start]?.kind ?? "cue")) start--;
  if (blocks[start]?.kind !== "cue") return [block];
  let end = start + 1;
  while (end < blocks.length && speechKinds.has(blocks[end]?.kind ?? "cue")) end++;
  return blocks.slice(start, end);
}
