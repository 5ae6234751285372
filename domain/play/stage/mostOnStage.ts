import { isEverybodyName } from "../characters/groupNames.ts";
import { type Play, textOf } from "../play.ts";
import { sceneGrid } from "./sceneGrid.ts";
import { StageBlockReader } from "./stageBlocks.ts";
import { stageCastOf } from "./stageCast.ts";
import { stagePlay } from "./stagePlay.ts";

/** How many actors a play needs, as far as its directions say. */
export interface MostOnStage {
  /** Roles that are on stage or speak in the part of a scene with the most of them, without those that are perhaps there. */
  readonly atOnce: number;
  /** The same with those that are perhaps there, because entrances or exits are missing. */
  readonly atMost: number;
  /** The headings of the scene with the most roles. */
  readonly headings: readonly string[];
  /** All roles, each with an actor of its own. */
  readonly roles: number;
  /** Names of several people, such as `DANES`. Nobody knows how many they are. */
  readonly groups: readonly string[];
}

/** Counts roles between two entrances or exits. Time to change costumes isn't known, so nothing is said about doubling. */
export function mostOnStage({ blocks, front, stage }: Play): MostOnStage {
  const reader = new StageBlockReader(stageCastOf(blocks, front.characters));
  const scenes = stagePlay(blocks, reader, stage);
  const { columns, rows } = sceneGrid(scenes, reader, true);
  const roles = rows.filter(({ isGroup }) => !isGroup);
  const counts = columns.map(({ scene }, at) => {
    const cells = roles.flatMap(({ cells: own }) => own[at] ?? []);
    return { scene, atMost: cells.length, atOnce: cells.filter(({ isPerhaps }) => !isPerhaps).length };
  });
  const most = counts.reduce((best, one) => (best && best.atOnce >= one.atOnce ? best : one), counts[0]);
  return {
    atOnce: most?.atOnce ?? 0,
    atMost: Math.max(0, ...counts.map(({ atMost }) => atMost)),
    headings: (scenes[most?.scene ?? 0]?.headings ?? []).map((block) => textOf(block).replace(/\s+/g, " ").trim()),
    roles: roles.length,
    groups: rows.filter(({ isGroup, name }) => isGroup && !isEverybodyName(name)).map(({ name }) => name),
  };
}
