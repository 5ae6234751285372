import { isHeading } from "../flow.ts";
import type { Block } from "../play.ts";

/** The blocks of a scene, or of an act that isn't divided into scenes. */
export interface SceneBlocks {
  /** The headings of the act and of the scene, as far as there are any. */
  readonly headings: readonly Block[];
  /** Includes the act's heading and opening if it's the first scene of the act. */
  readonly blocks: readonly Block[];
}

/**
 * Splits a play into scenes. What's between an act's heading and its first scene belongs to that scene, unless somebody
 * speaks there.
 */
export function scenesOf(blocks: readonly Block[]): readonly SceneBlocks[] {
  const scenes: { headings: Block[]; blocks: Block[] }[] = [];
  let act: readonly Block[] = [];
  for (const block of blocks) {
    const last = scenes.at(-1);
    if (block.kind === "act") act = [block];
    if (last && !startsScene(block, last.blocks)) last.blocks.push(block);
    else scenes.push({ headings: [...act], blocks: [block] });
    if (block.kind === "scene") scenes.at(-1)?.headings.push(block);
  }
  return scenes;
}

const startsScene = ({ kind }: Block, before: readonly Block[]): boolean =>
  isHeading(kind) && !(kind === "scene" && isOpening(before));

/** Returns whether there has been no scene and no speech yet. Only the start is looked at: it's short. */
const isOpening = (blocks: readonly Block[]): boolean => !blocks.some(({ kind }) => kind === "scene" || kind === "cue");
