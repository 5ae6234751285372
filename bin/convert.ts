import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { deflateSync } from "node:zlib";
import { nanoid } from "nanoid";
import { type Format, findFormat, formats, isWritable, type WritableId } from "#domain/play/formats/formats.ts";
import { type PackagePart, packageParts } from "#domain/play/formats/package/packagePart.ts";
import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import { withScriptFonts } from "#domain/play/formats/pdf/withScriptFonts.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import type { ImportNotice } from "#domain/play/formats/reading/importNotice.ts";
import { type ImportedPlay, readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { layouts, papers } from "#domain/play/layout/designs/layouts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, PageLayout, Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { CannotConvert, noFontFor } from "./cannotConvert.ts";
import { installedScriptFonts, manuscriptFonts } from "./manuscriptFonts.ts";

/** Parts whose text is in the play's file. The others come from the account or are written for one call. */
const partsOfPlay = packageParts.filter((part) => part !== "coverLetter" && part !== "bio" && part !== "goals");

const usage = `Usage: npm run convert -- INPUT OUTPUT [--layout NAME] [--paper NAME] [--booklet] [--notes] [--force]
       npm run convert -- INPUT PACKAGE.zip --package PARTS [--blind] [--word] [--layout NAME] [--paper NAME] [--force]

Converts a play from one file format to another, by the extensions of both files, or writes a submission package.

  --layout  ${Object.keys(layouts).join(", ")}, or the .json file of a layout exported from Ghostlight (default: the play's own, if the file names one, or ${Object.keys(layouts)[0]})
  --paper   ${Object.keys(papers).join(", ")} (default: the play's own, or the layout's)
  --booklet prints a PDF of acting-edition two pages to a side, to fold (print on both sides, turned on the short edge)
  --notes   includes private notes, if the format can hold them
  --package what a submission package has: ${partsOfPlay.join(",")}
  --blind   leaves the author out of the package, except from the script and titlePage
  --word    writes the files of a package for Word, not as PDFs
  --force   prints boxes in a PDF for characters that no font has

Whatever was guessed or left out is listed on standard error. Exit code 2: the input can't be read or converted.`;

interface Command {
  readonly input: string;
  readonly output: string;
  /** What was given as options. */
  readonly pageLayout: PageLayout;
  readonly booklet: boolean;
  readonly notes: boolean;
  readonly force: boolean;
  /** The parts of a submission package; undefined for a single file. */
  readonly parts: readonly PackagePart[] | undefined;
  readonly blind: boolean;
  readonly word: boolean;
}

async function readCommand(args: readonly string[]): Promise<Command> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      layout: { type: "string" },
      paper: { type: "string" },
      booklet: { type: "boolean", default: false },
      notes: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      package: { type: "string" },
      blind: { type: "boolean", default: false },
      word: { type: "boolean", default: false },
    },
  });
  const [input, output, ...more] = positionals;
  if (!input || !output || more.length > 0) throw new CannotConvert(usage);
  const { layout, paper, package: parts, ...flags } = values;
  const pageLayout = {
    ...(layout !== undefined && (await chosenLayout(layout))),
    ...(paper !== undefined && { paper: choice(papers, "paper", paper) }),
  };
  return { input, output, pageLayout, ...flags, parts: parts?.split(",").map(partNamed) };
}

function partNamed(given: string): PackagePart {
  const part = partsOfPlay.find((one) => one === given);
  if (part) return part;
  throw new CannotConvert(`A package has no part “${given}”. Choose from: ${partsOfPlay.join(", ")}.`);
}

/** Returns the option's value if it's one of these names. */
function choice(names: object, option: string, given: string): string {
  if (Object.hasOwn(names, given)) return given;
  throw new CannotConvert(`There is no ${option} “${given}”. Choose from: ${Object.keys(names).join(", ")}.`);
}

/** Returns one of our layouts, or one that a writer has adjusted and exported. */
async function chosenLayout(given: string): Promise<PageLayout> {
  if (!given.toLowerCase().endsWith(".json")) return { layout: choice(layouts, "layout", given) };
  const { readLayoutFile } = await import("#domain/play/layout/own/layoutFile.ts");
  const { base, name, changes } = readLayoutFile(readInput(given));
  return { layout: base, name, changes };
}

function outputFormat(output: string): Extract<Format, { readonly writes: true }> {
  const { extension, format } = findFormat(output);
  if (format && isWritable(format)) return format;
  const writable = formats.filter(isWritable).map(({ extensions }) => extensions[0]);
  throw new CannotConvert(`Ghostlight can't write ${extension} files. Choose from: ${writable.join(", ")}.`);
}

async function convert(command: Command): Promise<ImportedPlay> {
  const { input, output, parts } = command;
  const format = parts ? undefined : outputFormat(output);
  const imported = await readPlayFile({ name: basename(input), bytes: readInput(input) }, newBlockId);
  const play = withPageLayout(imported.play, command.pageLayout);
  writeOutput(output, format ? await convertTo(format.id, play, command) : await pack(play, parts ?? [], command));
  return imported;
}

async function pack(play: Play, parts: readonly PackagePart[], command: Command): Promise<Uint8Array> {
  const { packPlay } = await import("./packPlay.ts");
  return packPlay(play, { ...command, parts, fontsFor });
}

const convertTo = async (id: WritableId, play: Play, command: Command): Promise<Uint8Array> =>
  id === "pdf" ? print(play, command) : write(play, id, command);

/** Options replace what the file says about the pages. What a writer has changed about a layout is only about that one. */
function withPageLayout(play: Play, given: PageLayout): Play {
  const { paper } = play.pageLayout ?? {};
  const own = given.layout === undefined ? play.pageLayout : paper !== undefined && { paper };
  const pageLayout = { ...own, ...given };
  return Object.keys(pageLayout).length > 0 ? { ...play, pageLayout } : play;
}

const newBlockId = () => nanoid(10) as BlockId;

function readInput(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new CannotConvert(`${path} can't be read: ${reasonOf(error)}`);
  }
}

function writeOutput(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new CannotConvert(`${path} can't be written: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error && reasons[String(error.code)]) || error.message;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there's no such file or folder.",
  EISDIR: "it's a folder.",
  EACCES: "you don't have permission.",
};

const write = async (
  play: Play,
  id: Parameters<typeof writePlayFile>[1],
  { notes }: Pick<Command, "notes">,
): Promise<Uint8Array> => (await writePlayFile(play, id, { notes, createdAt: new Date() })).bytes;

async function print(play: Play, { booklet, force }: Pick<Command, "booklet" | "force">): Promise<Uint8Array> {
  const manuscript = paginate(play);
  const { layout } = manuscript;
  if (booklet && !layout.booklet)
    throw new CannotConvert(`The layout “${layout.name}” isn't a booklet. Choose acting-edition.`);
  const ownFont = completeFont(manuscript);
  const fonts = ownFont ?? (await allFonts(manuscript));
  const missing = ownFont || force ? [] : missingGlyphs(manuscript, fonts, play.blocks);
  if (missing.length > 0) throw noFontFor(missing);
  return writePdf(manuscript, {
    fonts,
    title: play.front.title,
    ...(play.front.authors && { author: play.front.authors }),
    createdAt: new Date(),
    imposed: booklet,
    compress: (bytes) => deflateSync(bytes, { level: 4 }),
  });
}

/** Returns the layout's first font if it has everything; usually, no other font has to be searched. */
function completeFont(manuscript: PagedManuscript): PdfFonts | undefined {
  const fonts = manuscriptFonts(manuscript.layout.font.family).slice(0, 1);
  return canPrint(manuscript, fonts) ? fonts : undefined;
}

/** Returns the layout's fonts, and those of other scripts if they're needed. */
const allFonts = (manuscript: PagedManuscript): Promise<PdfFonts> =>
  withScriptFonts({ manuscript, fonts: manuscriptFonts(manuscript.layout.font.family) }, installedScriptFonts);

const fontsFor = async (manuscript: PagedManuscript): Promise<PdfFonts> =>
  completeFont(manuscript) ?? allFonts(manuscript);

const describe = ({ kind, message, places }: ImportNotice): string => {
  const lines = places.flatMap((place) => ("line" in place ? [place.line] : []));
  return `${kind}: ${message}${lines.length > 0 ? ` (line ${lines.join(", ")})` : ""}`;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(usage);
  try {
    const { recognized, notices } = await convert(await readCommand(args));
    const { title, acts, scenes, speeches, characters } = recognized;
    const counts = [
      counted(acts, "act", "acts"),
      counted(scenes, "scene", "scenes"),
      counted(speeches, "line", "lines"),
      counted(characters, "character", "characters"),
    ];
    console.error(`“${title}”: ${counts.join(", ")}.`);
    for (const notice of notices) console.error(describe(notice));
  } catch (error) {
    if (!(error instanceof CannotConvert || error instanceof Refused || isBadOption(error))) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** `parseArgs` throws these for an option it doesn't know. */
function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

// Not awaited at the top level, which a CommonJS file can't do.
void main();
