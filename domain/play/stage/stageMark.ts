import type { BlockId } from "../play.ts";

/**
 * What the writer says about a block instead of what was recognized. An empty list means nobody. Names are those in cues
 * or in the list of characters, so that they follow a rename like cues do.
 */
export interface StageMark {
  readonly enters?: readonly string[];
  readonly exits?: readonly string[];
  /** On a cue: the speaker isn't on stage, and that's intended. */
  readonly offstage?: true;
}

/** By the ID of a direction, parenthetical or cue. */
export type StageMarks = Readonly<Record<BlockId, StageMark>>;
