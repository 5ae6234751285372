import type { Block, BlockId, StageMarks } from "../play.ts";
import type { StageBlockReader } from "./stageBlocks.ts";

import { type StagedScene, stageScene } from "./stageScene.ts";
import { type SceneBlocks, scenesOf } from "./stageScenes.ts";

/** A scene with who is on stage in it. */
export interface PlayScene extends SceneBlocks {
  readonly stage: StagedScene;
}

/** Returns who is on stage in each scene of a play. */
export function stagePlay(
  blocks: readonly Block[],
  reader: StageBlockReader,
  marks: StageMarks = {},
): readonly PlayScene[] {
  let carried: readonly string[] = [];
  return scenesOf(blocks).map((scene) => {
    const stage = stageScene(
      scene.blocks.map((block) => reader.read(block, marks[block.id])),
      carried,
    );
    carried = stage.after;
    return { ...scene, stage };
  });
}

/** Returns who is on stage at a block, once what it says has happened. */
export function presentAt({ blocks, stage }: PlayScene, id: BlockId): readonly string[] {
  const changes = new Map(stage.changes.map((change) => [change.blockId, change]));
  const present = new Set(stage.before);
  for (const block of blocks) {
    const change = changes.get(block.id);
    for (const name of change?.exits ?? []) present.delete(name);
    for (const name of change?.enters ?? []) present.add(name);
    if (block.id === id) break;
  }
  return [...present];
}
