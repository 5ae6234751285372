import { isHeading } from "../flow.ts";
import type { Block, BlockId } from "../play.ts";

/** The blocks of a scene, or of an act that isn't divided into scenes. */
export interface SceneBlocks {
  /** The scene's heading, or the act's; absent for what's before the first heading. */
  readonly heading?: BlockId;
  /** Includes the act's heading and opening if it's the first scene of the act. */
  readonly blocks: readonly Block[];
}

/**
 * Splits a play into scenes. What's between an act's heading and its first scene belongs to that scene, unless somebody
 * speaks there.
 */
export function scenesOf(blocks: readonly Block[]): readonly SceneBlocks[] {
  const scenes: { heading?: BlockId; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = scenes.at(-1);
    if (last && !startsScene(block, last.blocks)) last.blocks.push(block);
    else scenes.push({ blocks: [block] });
    const current = scenes.at(-1);
    if (current && isHeading(block.kind)) current.heading = block.id;
  }
  return scenes;
}

const startsScene = ({ kind }: Block, before: readonly Block[]): boolean =>
  isHeading(kind) && !(kind === "scene" && isOpening(before));

/** Returns whether there has been no scene and no speech yet. Only the start is looked at: it's short. */
const isOpening = (blocks: readonly Block[]): boolean => !blocks.some(({ kind }) => kind === "scene" || kind === "cue");
