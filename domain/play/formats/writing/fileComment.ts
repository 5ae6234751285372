import type { BlockId } from "../../play.ts";

/** What somebody said, and when. */
interface Said {
  readonly author: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of one or more lines. */
  readonly text: string;
}

/** A place in a block's text. */
interface TextPlace {
  readonly blockId: BlockId;
  readonly offset: number;
}

/** What a comment is about, from one place to another. */
export interface TextPassage {
  readonly from: TextPlace;
  readonly to: TextPlace;
}

/** A comment as a file has it: beside the passage, with its replies. */
export interface FileComment extends Said {
  /** Absent if it's about the whole play, or about words that are gone. */
  readonly passage?: TextPassage;
  readonly isResolved: boolean;
  readonly replies: readonly Said[];
}
