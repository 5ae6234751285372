import { Refused } from "#domain/refused.ts";
import type { BlockId, Play } from "../play.ts";
import { decodeText } from "./decodeText.ts";
import { type Format, findLaterFormat, formats } from "./formats.ts";
import type { ImportNotice } from "./importNotice.ts";
import { findForeignContent } from "./sniff.ts";

export interface PlayFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Forty times the longest printed plays. */
export const playFileMegabytesAtMost = 20;
const bytesPerMegabyte = 1_000_000;

/** For a file picker's `accept`. */
export const playFileEndings: readonly string[] = formats.flatMap(({ endings }) => endings);

/**
 * Reads a play from an uploaded file. Refuses files that are too large, empty, or not what their name says; the notices
 * list what was changed.
 */
export function readPlayFile(
  { name, bytes }: PlayFile,
  newId: () => BlockId,
): { play: Play; notices: readonly ImportNotice[] } {
  assertSize(name, bytes);
  const format = getFormat(name);
  const foreign = findForeignContent(bytes);
  if (foreign) throw new Refused("invalid", `“${name}” isn't ${format.label}; it's ${foreign}. ${whatIsRead}`);
  const { text, notices } = decodeText(bytes);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refused("invalid", `“${name}” has no text to import.`);
  const read = format.read(text, newId);
  return named({ ...read, notices: [...notices, ...read.notices] }, name);
}

const whatIsRead = `You can import ${formats.map(({ label, endings }) => `${label} (${endings.join(", ")})`).join(" and ")} files.`;

function assertSize(name: string, { length }: Uint8Array): void {
  if (length === 0) throw new Refused("invalid", `“${name}” is empty. Choose a different file.`);
  if (length <= playFileMegabytesAtMost * bytesPerMegabyte) return;
  throw new Refused("too-large", `“${name}” is too large. Files can be up to ${playFileMegabytesAtMost} MB.`);
}

/** Returns the format for the file name's extension; a name without one is read as plain text. */
function getFormat(name: string): Format {
  const ending = /\.[^./\\ ]+$/.exec(name)?.[0].toLowerCase() ?? ".txt";
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (format) return format;
  const later = findLaterFormat(ending);
  throw new Refused(
    "invalid",
    later
      ? `Ghostlight can't import ${later} files yet. ${whatIsRead} Export your play in one of these formats and import that file.`
      : `Ghostlight can't import ${ending} files. ${whatIsRead}`,
  );
}

/** Gives a play without a title its file's name. */
function named<T extends { play: Play; notices: readonly ImportNotice[] }>(read: T, name: string): T {
  const title = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  if (read.play.front.title !== "" || title === "") return read;
  const notice = { code: "title", message: "The file has no title, so the play is named after the file." };
  return {
    ...read,
    play: { ...read.play, front: { ...read.play.front, title } },
    notices: [...read.notices, notice],
  };
}
