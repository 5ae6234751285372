import type { BlockId, BlockKind } from "../play.ts";

/** An element of the play, or a part of one, that isn't there anymore. */
export interface RemovedPiece {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly text: string;
  /** Where the text began in its element. */
  readonly start: number;
  /** The whole element is gone. */
  readonly isWhole: boolean;
  /** Nothing came after it in its element. */
  readonly isAtEnd: boolean;
}

/** The heading of a scene or act. Names are empty if it's untitled. */
export interface TextHeading {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly name: string;
  /** The name of the act that a scene is in; absent before the first act. */
  readonly act?: string | undefined;
}

/** Pieces that were next to each other and left together. */
export interface RemovedRun {
  readonly pieces: readonly RemovedPiece[];
  /** The element before the first piece's. */
  readonly after: BlockId | undefined;
  /** Undefined before the first scene. */
  readonly heading: TextHeading | undefined;
  /** The letters of a word that stayed, before and after what was removed. */
  readonly around: readonly [before: string, after: string];
  /** What the same change wrote in its place; undefined if nothing. */
  readonly replacedBy?: string | undefined;
}

/** What one change did to the text. */
export interface TextChange {
  /** The words of the play after it. */
  readonly words: number;
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  /** The scene in which it's first seen; undefined before the first scene, or if no text changed. */
  readonly heading: TextHeading | undefined;
  readonly removed: readonly RemovedRun[];
  /** The texts that came in. */
  readonly added: readonly string[];
}
