import type { BlockId, Play } from "../play.ts";
import type { ImportNotice } from "./importNotice.ts";

/** What a reader returns. */
export interface ReadPlay {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
}

/**
 * Reads a play from the bytes of a file. Throws only `Refused`, with a sentence that says what's wrong with the file
 * and what to do.
 */
export type ReadBytes = (bytes: Uint8Array, newId: () => BlockId) => ReadPlay;

/** Reads a play from decoded text. */
export type ReadText = (text: string, newId: () => BlockId) => ReadPlay;
