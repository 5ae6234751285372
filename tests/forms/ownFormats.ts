import type { FormatId } from "#domain/play/formats/formats.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { writers } from "#domain/play/formats/writing/writers.ts";
import type { Play } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { comparedWords, type FormResult, textIn } from "./compareForms.ts";

/** The words that are lost or added when a play is written in a format of ours and read again. */
export interface OwnWords extends Pick<FormResult, "lost" | "added"> {
  readonly format: FormatId;
}

/** Writes a play in all of our formats but PDF, which needs fonts, and reads it again. */
export const readOwnFormats = (play: Play): Promise<readonly OwnWords[]> =>
  Promise.all(
    (Object.keys(writers) as (keyof typeof writers)[]).map(async (format) => {
      const { bytes, extension } = await writePlayFile(play, format, { createdAt: new Date(0) });
      const { play: read } = await readPlayFile({ name: `${play.front.title}.${extension}`, bytes }, numberedIds());
      return { format, ...comparedWords(textIn(play), textIn(read)) };
    }),
  );
