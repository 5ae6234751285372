import { Refused } from "../../refused.ts";
import type { BlockId, Play } from "../play.ts";
import { decodeText } from "./decodeText.ts";
import { type Format, findLaterFormat, formats } from "./formats.ts";
import type { Notice } from "./notice.ts";
import { findForeignContent } from "./sniff.ts";

export interface PlayFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The longest plays in print are a fortieth of this. */
export const playFileMegabytesAtMost = 20;
const bytesPerMegabyte = 1_000_000;

/** For a file picker's `accept`. */
export const playFileEndings: readonly string[] = formats.flatMap(({ endings }) => endings);

/**
 * Makes a play of a file that somebody brings along. Refuses what is too large, empty, or not what its name says;
 * the notices say what was changed on the way.
 */
export function readPlayFile(
  { name, bytes }: PlayFile,
  newId: () => BlockId,
): { play: Play; notices: readonly Notice[] } {
  assertSize(name, bytes);
  const format = getFormat(name);
  const foreign = findForeignContent(bytes);
  if (foreign) throw new Refused("invalid", `“${name}” is not ${format.label}: it is ${foreign}. ${whatIsRead}`);
  const { text, notices } = decodeText(bytes);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refused("invalid", `There are no words in “${name}” to import.`);
  const read = format.read(text, newId);
  return named({ ...read, notices: [...notices, ...read.notices] }, name);
}

const whatIsRead = `Ghostlight reads ${formats.map(({ label, endings }) => `${label} (${endings.join(", ")})`).join(" and ")} files.`;

function assertSize(name: string, { length }: Uint8Array): void {
  if (length === 0) throw new Refused("invalid", `“${name}” is empty. There is nothing in it to import.`);
  if (length <= playFileMegabytesAtMost * bytesPerMegabyte) return;
  throw new Refused(
    "too-large",
    `“${name}” is larger than ${playFileMegabytesAtMost} MB, the most that can be imported.`,
  );
}

/** By the ending of the file's name; a name without one is read as plain text. */
function getFormat(name: string): Format {
  const ending = /\.[^./\\ ]+$/.exec(name)?.[0].toLowerCase() ?? ".txt";
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (format) return format;
  const later = findLaterFormat(ending);
  throw new Refused(
    "invalid",
    later
      ? `Ghostlight cannot read ${later} files yet. ${whatIsRead} Export the play as one of these and import that.`
      : `Ghostlight does not know files that end in ${ending}. ${whatIsRead}`,
  );
}

/** A play without a title is called after its file. */
function named<T extends { play: Play; notices: readonly Notice[] }>(read: T, name: string): T {
  const title = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  if (read.play.front.title !== "" || title === "") return read;
  const notice = { code: "title", message: "The file names no title, so the play is called after the file." };
  return {
    ...read,
    play: { ...read.play, front: { ...read.play.front, title } },
    notices: [...read.notices, notice],
  };
}
