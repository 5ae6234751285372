import type { BlockId, Play } from "../../play.ts";
import type { Corrections } from "../typed/corrections.ts";
import type { FilePlay } from "../typed/filePlays.ts";
import type { ListedParagraph, ParagraphGroup } from "../typed/paragraphGroups.ts";
import type { ImportNotice } from "./importNotice.ts";

/** What a reader returns. */
export interface ReadPlay {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
  /** For formats of word processors: paragraphs that look alike, and what they became. */
  readonly groups?: readonly ParagraphGroup[];
  /** For the same formats: all paragraphs that are in groups. */
  readonly paragraphs?: readonly ListedParagraph[];
  /** The plays of a file that has several. */
  readonly plays?: readonly FilePlay[];
  /** For formats whose letters depend on an encoding. */
  readonly encoding?: TextEncoding | undefined;
}

/** How a file's text was read. */
export interface TextEncoding {
  /** A label of `TextDecoder`, in lowercase. */
  readonly name: string;
  /** Whether the file doesn't say how it's encoded, and the text doesn't either. */
  readonly isGuess: boolean;
}

/** What a reader is told besides the file: the writer's corrections. */
export interface ReadOptions extends Corrections {
  /** Which of the file's plays to read, counted from zero; without it, all of the file is one play. */
  readonly play?: number | undefined;
}

/**
 * Reads a play from the bytes of a file. Throws only `Refused`, with a sentence that says what's wrong with the file
 * and what to do.
 */
export type ReadBytes = (
  bytes: Uint8Array,
  newId: () => BlockId,
  options?: ReadOptions,
) => ReadPlay | Promise<ReadPlay>;

/** Reads a play from decoded text. */
export type ReadText = (text: string, newId: () => BlockId, options?: ReadOptions) => ReadPlay;
