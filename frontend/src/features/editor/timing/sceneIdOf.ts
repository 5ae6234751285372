import type { BlockId } from "#domain/play/play.ts";
import type { SceneLength } from "#domain/play/statistics.ts";

/** Returns the heading by which a scene is timed: the act's, if it isn't divided into scenes. */
export const sceneIdOf = ({ headings }: Pick<SceneLength, "headings">): BlockId | undefined => headings.at(-1)?.id;
