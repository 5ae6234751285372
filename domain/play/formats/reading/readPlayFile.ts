import { Refused } from "#domain/refused.ts";
import { charactersIn, countedBlockOf } from "../../characters/charactersIn.ts";
import type { BlockId, BlockKind, Play } from "../../play.ts";
import { archiveEnding, type FormatId, findFormat, formats, isReadable } from "../formats.ts";
import type { FilePlay } from "../typed/filePlays.ts";
import type { ListedParagraph, ParagraphGroup } from "../typed/paragraphGroups.ts";
import { withRomanParentheticals } from "../words/romanParentheticals.ts";
import { fileInArchive } from "./fileInArchive.ts";
import { findForeignContent } from "./foreignContent.ts";
import { formatOfContent, isZip } from "./formatOfContent.ts";
import { type ImportNotice, NoticeLog } from "./importNotice.ts";
import { type Proposal, proposalsOf } from "./proposals.ts";
import { readers } from "./readers.ts";
import type { ReadOptions, ReadPlay, TextEncoding } from "./readPlay.ts";
import { selfChecksOf, spokenNames } from "./selfChecks.ts";
import { adviceFor } from "./unreadable.ts";

export interface PlayFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What reading a file found, for the writer to check. */
export interface Recognition {
  readonly title: string;
  readonly acts: number;
  readonly scenes: number;
  readonly speeches: number;
  /** Everybody who is listed or speaks, as the Characters panel counts them. */
  readonly characters: number;
}

export interface ImportedPlay {
  readonly format: FormatId;
  readonly play: Play;
  readonly recognized: Recognition;
  readonly notices: readonly ImportNotice[];
  /** Corrections of what looks wrong, each of which the writer can make at once. */
  readonly proposals: readonly Proposal[];
  /** Paragraphs that look alike, for correcting what they became; empty if the format names its elements. */
  readonly groups: readonly ParagraphGroup[];
  /** All paragraphs of a file that has groups. */
  readonly paragraphs: readonly ListedParagraph[];
  /** The plays of a file that has several, whichever of them was read; empty if it has one. */
  readonly plays: readonly FilePlay[];
  /** How the text was decoded; absent for formats that have only one way. */
  readonly encoding?: TextEncoding | undefined;
}

/** Forty times the longest printed plays. */
export const playFileMegabytesAtMost = 20;
/** PDFs contain fonts, and often pictures. */
const pdfMegabytesAtMost = 50;
const bytesPerMegabyte = 1_000_000;

/** Returns how large a file of this name may be, in megabytes. */
const maxMegabytesOf = (name: string): number =>
  findFormat(name).format?.id === "pdf" ? pdfMegabytesAtMost : playFileMegabytesAtMost;

const readable = formats.filter(isReadable);

/**
 * Reads a play from an uploaded file in any format, or from the only one in a ZIP archive. Refuses files that are too
 * large, empty, damaged, or not what their name says; the notices list what was changed, guessed and left out. To correct
 * what a group of paragraphs became, or the encoding, read the file again with the group's kind or the encoding in the
 * options. A file with several plays is read as one unless the options say which.
 */
export async function readPlayFile(
  { name, bytes }: PlayFile,
  newId: () => BlockId,
  options?: ReadOptions,
): Promise<ImportedPlay> {
  assertPlayFileSize(name, bytes.length);
  const format = formatOf(name, bytes);
  if (format) return readAs(format, { name, bytes }, newId, options);
  const packed = fileInArchive(name, bytes);
  assertPlayFileSize(packed.name, packed.bytes.length);
  const read = await readAs(formatOf(packed.name, packed.bytes) ?? getFormat(packed.name), packed, newId, options);
  const log = new NoticeLog({
    archive: { kind: "changed", message: `The play is the file “${packed.name}” in the ZIP archive.` },
  });
  log.add("archive");
  return { ...read, notices: [...log.list(), ...read.notices] };
}

async function readAs(
  format: ReadableFormat,
  { name, bytes }: PlayFile,
  newId: () => BlockId,
  options?: ReadOptions,
): Promise<ImportedPlay> {
  const foreign = findForeignContent(bytes, format.id);
  if (foreign) throw new Refused("invalid", `“${name}” isn't ${format.label}; it's ${foreign}. ${whatIsRead}`);
  const read = await readers[format.id]();
  const {
    play: found,
    notices,
    groups = [],
    paragraphs = [],
    plays = [],
    encoding,
  } = named(await read(bytes, newId, options), name);
  // Ghostlight's own format holds what was typed.
  const play = format.id === "json" ? found : { ...found, blocks: withRomanParentheticals(found.blocks) };
  // A format that names its elements has no groups.
  const checks = groups.length > 0 ? selfChecksOf(play) : [];
  const all = inOrder([...notices, ...checks]);
  return {
    format: format.id,
    play,
    recognized: recognizedIn(play),
    notices: all,
    // Title pages and lists between plays look like speeches that were mistaken.
    proposals:
      plays.length > 1 && options?.play === undefined ? [] : proposalsOf({ play, notices: all, groups, paragraphs }),
    groups,
    paragraphs,
    plays,
    encoding,
  };
}

type ReadableFormat = (typeof readable)[number];

/** Formats of archives and XML, whose content says more than their name. */
const byContent: ReadonlySet<FormatId> = new Set([
  ...(["docx", "odt", "epub", "highland", "fadein", "celtx", "fdx", "osf", "tei"] as const),
]);

/** Returns the format of a file by its content, if that's certain, or by its name; undefined for an archive of files. */
function formatOf(name: string, bytes: Uint8Array): ReadableFormat | undefined {
  const { extension, format: named } = findFormat(name);
  if (named && isReadable(named) && !byContent.has(named.id)) return named;
  const found = formatOfContent(bytes);
  if (found) return readable.find(({ id }) => id === found);
  if (extension === archiveEnding && isZip(bytes)) return undefined;
  return getFormat(name);
}

const whatIsRead = `You can import files with these endings: ${readable.map(({ extensions }) => extensions[0]).join(", ")}.`;

/** Refuses a file that is empty or too large, before it's read. */
export function assertPlayFileSize(name: string, length: number): void {
  if (length === 0) throw new Refused("invalid", `“${name}” is empty. Choose a different file.`);
  const megabytes = maxMegabytesOf(name);
  if (length <= megabytes * bytesPerMegabyte) return;
  throw new Refused(
    "too-large",
    `“${name}” is too large. Files can be up to ${megabytes} MB. Remove pictures from the file, or split it, and import it again.`,
  );
}

function getFormat(name: string): ReadableFormat {
  const { extension, format } = findFormat(name);
  if (format && isReadable(format)) return format;
  throw new Refused(
    "invalid",
    adviceFor(name, extension) ?? `Ghostlight can't import ${extension} files. ${whatIsRead}`,
  );
}

/** Many plays have people who speak once, so this notice says the least and comes last. */
const inOrder = (notices: readonly ImportNotice[]): readonly ImportNotice[] => [
  ...notices.filter(({ code }) => code !== "one-speech"),
  ...notices.filter(({ code }) => code === "one-speech"),
];

/** Gives a play without a title its file's name. */
function named(read: ReadPlay, name: string): ReadPlay {
  const title = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  if (read.play.front.title !== "" || title === "") return read;
  const log = new NoticeLog({
    title: { kind: "changed", message: "The file has no title, so the play is named after the file." },
  });
  log.add("title");
  return {
    ...read,
    play: { ...read.play, front: { ...read.play.front, title } },
    notices: [...read.notices, ...log.list()],
  };
}

/** Counts what was recognized. */
function recognizedIn({ front: { title, characters }, blocks }: Play): Recognition {
  const count = (kind: BlockKind): number => blocks.filter((block) => block.kind === kind).length;
  const cast = charactersIn(blocks.map(countedBlockOf), characters);
  return {
    title,
    acts: count("act"),
    scenes: count("scene"),
    speeches: spokenNames(blocks).length,
    characters: cast.filter(({ isGroup }) => !isGroup).length,
  };
}
