import { layoutOf } from "../../layout/layoutOf.ts";
import { withNoteBlocks } from "../../notes/withNoteBlocks.ts";
import type { Play } from "../../play.ts";
import { withoutNotes } from "../export/withoutNotes.ts";
import { formats } from "../formats.ts";
import { withoutTypedBrackets } from "../words/outerBrackets.ts";
import type { WriteOptions } from "./writeOptions.ts";
import { writers } from "./writers.ts";

export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** With its period. */
  readonly extension: string;
}

export interface WritePlayFileOptions
  extends Partial<Omit<WriteOptions, "createdAt">>,
    Pick<WriteOptions, "createdAt"> {
  /** Whether to write private notes as well. */
  readonly notes?: boolean;
}

/** Writes a play as a file in a format. PDF is written by `writePdf`, which needs fonts. */
export async function writePlayFile(
  play: Play,
  id: keyof typeof writers,
  { notes = false, ...options }: WritePlayFileOptions,
): Promise<WrittenFile> {
  const write = await writers[id]();
  const written = write(contentFor(id, notes ? play : withoutNotes(play)), { layout: layoutOf(play), ...options });
  const { mimeType, extensions } = formats.find((format) => format.id === id) ?? formats[0];
  return {
    bytes: typeof written === "string" ? new TextEncoder().encode(written) : written,
    mimeType,
    extension: extensions[0],
  };
}

/** Only our own format has a place for notes beside the text, and for brackets that are typed or not. */
function contentFor(id: keyof typeof writers, play: Play): Play {
  if (id === "json") return play;
  const noted = withNoteBlocks(play);
  return id === "fountain" ? noted : { ...noted, blocks: withoutTypedBrackets(noted.blocks) };
}
