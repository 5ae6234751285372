import type { Block, BlockId, StageMarks } from "../play.ts";
import type { StageBlock, StageBlockReader } from "./stageBlocks.ts";

import { type StagedScene, stageScene } from "./stageScene.ts";
import { type SceneBlocks, scenesOf } from "./stageScenes.ts";

/** A scene with who is on stage in it. */
export interface PlayScene extends SceneBlocks {
  readonly stage: StagedScene;
  /** Who was on stage at the end of the scene before. */
  readonly carried: readonly string[];
}

/** Returns who is on stage in each scene of a play. */
export function stagePlay(
  blocks: readonly Block[],
  reader: StageBlockReader,
  marks: StageMarks = {},
): readonly PlayScene[] {
  const steps = stageSteps(blocks, reader, marks);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Like `stagePlay`, yielding so that input isn't blocked. `before` is an earlier result for the same reader and marks:
 * its scenes are used again where nothing has changed.
 */
export function* stageSteps(
  blocks: readonly Block[],
  reader: StageBlockReader,
  marks: StageMarks,
  before: readonly PlayScene[] = [],
): Generator<undefined, readonly PlayScene[]> {
  const known = new Map(before.map((scene) => [scene.blocks[0]?.id, scene]));
  const scenes: PlayScene[] = [];
  let carried: readonly string[] = [];
  for (const scene of scenesOf(blocks)) {
    const former = known.get(scene.blocks[0]?.id);
    const isSame = former && isEqual(former.blocks, scene.blocks) && isEqual(former.carried, carried);
    const stage = isSame ? former.stage : stageScene(readAll(scene, reader, marks), carried);
    const staged = { ...scene, carried, stage };
    scenes.push(staged);
    carried = staged.stage.after;
    if (!isSame) yield;
  }
  return scenes;
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

const readAll = ({ blocks }: SceneBlocks, reader: StageBlockReader, marks: StageMarks): readonly StageBlock[] =>
  blocks.map((block) => reader.read(block, marks[block.id]));

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
