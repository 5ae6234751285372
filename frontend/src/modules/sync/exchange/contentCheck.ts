import type * as Y from "yjs";
import { contentHash } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { PlayId } from "#domain/play/play.ts";
import { logger } from "#frontend/platform/logger.ts";

/** How a play is compared with the server's. */
export interface ContentCheckOptions {
  /** Returns the hash of what the play reads as; undefined if it's too large to compare. */
  readonly hash: (doc: Y.Doc) => string | undefined;
  /**
   * Resolves with whether the server's log, replayed up to this number, has the same hash; null if the server can't tell.
   * `proof` is the whole document.
   */
  readonly ask: (sequence: number, hash: string, proof?: Uint8Array) => Promise<boolean | null>;
  readonly report: (sequence: number) => void;
}

/**
 * Four to five times the length of Hamlet: about 35 ms in this tab and 100 read units of the table. Larger plays aren't
 * compared.
 */
const maxBlocks = 12_000;

export const hashForCheck = (doc: Y.Doc): string | undefined =>
  playDocumentOf(doc).order.length > maxBlocks ? undefined : contentHash(doc);

export const reportDivergence = (playId: PlayId, sequence: number): void =>
  logger.error(new Error("This device and the log have different texts of a play."), { playId, sequence });
