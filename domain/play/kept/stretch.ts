import type { BlockId } from "../play.ts";

/** Letters of a block of the play, in UTF-16 units of its text. */
export interface Stretch {
  readonly id: BlockId;
  readonly start: number;
  readonly end: number;
}

/** Two stretches of the play with the same letters, in the order of the play; both may be in one block. */
export interface Pair {
  readonly first: Stretch;
  readonly second: Stretch;
}
