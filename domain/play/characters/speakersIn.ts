import { isUnprinted } from "../layout/passages/passages.ts";
import { type Play, textOf } from "../play.ts";
import { charactersIn } from "./charactersIn.ts";

/** Somebody who speaks, or several who are named together. */
export interface PlaySpeaker {
  readonly name: string;
  /** Whether it's `ALL` or another group, and not a role. */
  readonly isGroup: boolean;
  /** The texts of their cues, each once: `RUTH`, `RUTH (off)`, `RUTH AND ADA`. */
  readonly cues: readonly string[];
}

/**
 * Returns who speaks, as the editor counts them: `RUTH AND ADA` is a cue of both, and former names are the same
 * character's. Roles are in order of their first speech, and groups after them.
 */
export function speakersIn({ blocks, front }: Pick<Play, "blocks" | "front">): readonly PlaySpeaker[] {
  const cues = blocks.filter((block) => block.kind === "cue" && !isUnprinted(block));
  const counted = cues.map((block) => ({ id: block.id, kind: block.kind, text: textOf(block), words: 0 }));
  const textById = new Map(counted.map(({ id, text }) => [id, text]));
  const speaking = charactersIn(counted, front.characters).filter(({ lines }) => lines > 0);
  return [...speaking.filter(({ isGroup }) => !isGroup), ...speaking.filter(({ isGroup }) => isGroup)].map(
    ({ name, isGroup, cues: ids }) => ({ name, isGroup, cues: [...new Set(ids.map((id) => textById.get(id) ?? ""))] }),
  );
}
