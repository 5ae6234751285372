import type { SpeechPlace } from "../characters/charactersIn.ts";
import { type Block, type BlockId, type StageMarks, textOf } from "../play.ts";
import { stayingFrom } from "./opening.ts";
import type { StageBlockReader } from "./stageBlocks.ts";
import type { PlayScene } from "./stagePlay.ts";

/** A direction by which a character comes on stage, or is there when a scene starts. */
export interface Entrance {
  readonly blockId: BlockId;
  readonly place: SpeechPlace;
}

export interface Entrances {
  readonly first: Entrance;
  /** The same as the first one if there's no other. */
  readonly last: Entrance;
  /** Whether the character must have been on stage before the first one, although no direction says so. */
  readonly isThereBefore: boolean;
}

/** Returns the entrances of each character, as far as directions have any. Who is only said to speak has none. */
export function entrancesIn(
  scenes: readonly PlayScene[],
  reader: StageBlockReader,
  marks: StageMarks,
): ReadonlyMap<string, Entrances> {
  const entrances = new Map<string, Entrances>();
  const seen = new Set<string>();
  for (const scene of scenes) {
    const place = placeOf(scene);
    const within = entrancesWithin(scene, reader, marks);
    const announced = new Set(within.flatMap(({ name, isThere }) => (isThere ? [name] : [])));
    for (const name of scene.stage.before) if (!announced.has(name) && !entrances.has(name)) seen.add(name);
    for (const { name, blockId } of within) {
      const last = { blockId, place };
      const isThereBefore = seen.has(name);
      entrances.set(name, { first: last, isThereBefore, ...entrances.get(name), last });
    }
  }
  return entrances;
}

interface SceneEntrance {
  readonly name: string;
  readonly blockId: BlockId;
  /** When the scene starts. */
  readonly isThere: boolean;
}

function entrancesWithin(
  { blocks, stage, carried }: PlayScene,
  reader: StageBlockReader,
  marks: StageMarks,
): readonly SceneEntrance[] {
  const changes = new Map(stage.changes.map((change) => [change.blockId, change]));
  const staying = new Set<string>();
  let isOpening = true;
  return blocks.flatMap((block) => {
    const { steps, named, isOffstage } = reader.read(block, marks[block.id]).reading;
    isOpening &&= block.kind !== "cue";
    if (isOpening) for (const name of steps.flatMap((step) => stayingFrom(carried, step))) staying.add(name);
    const enters = steps.length > 0 ? (changes.get(block.id)?.enters ?? []) : [];
    const there = isOpening && !isOffstage ? named.filter((name) => !staying.has(name)) : [];
    return [
      ...there.map((name) => ({ name, blockId: block.id, isThere: true })),
      ...enters.map((name) => ({ name, blockId: block.id, isThere: false })),
    ];
  });
}

function placeOf({ headings }: PlayScene): SpeechPlace {
  const textIn = (kind: Block["kind"]): string | undefined => {
    const heading = headings.find((one) => one.kind === kind);
    return heading && textOf(heading).replaceAll(/\s+/g, " ").trim();
  };
  const [act, scene] = [textIn("act"), textIn("scene")];
  return { ...(act !== undefined && { act }), ...(scene !== undefined && { scene }) };
}
