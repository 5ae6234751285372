import type { ChangesMargin } from "./createChangesMargin.ts";
import type { ReadChanges } from "./readChanges.ts";

/** What has changed since the reader last read the play. */
export interface NewerText extends ReadChanges {
  /** When the text before was last read. Epoch ms. */
  readonly since: number;
  readonly margin: ChangesMargin;
  /** From now on, changes are counted from this text. */
  readonly markRead: () => Promise<void>;
}
