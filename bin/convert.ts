import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { nanoid } from "nanoid";
import { type Format, findFormat, formats, isWritable } from "#domain/play/formats/formats.ts";
import type { ImportNotice } from "#domain/play/formats/importNotice.ts";
import { withScriptFonts } from "#domain/play/formats/pdf/loadScriptFonts.ts";
import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { type ImportedPlay, readPlayFile } from "#domain/play/formats/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writePlayFile.ts";
import { layouts, papers } from "#domain/play/layout/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, PageLayout, Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { installedScriptFonts, manuscriptFonts } from "./manuscriptFonts.ts";

const usage = `Usage: npm run convert -- INPUT OUTPUT [--layout NAME] [--paper NAME] [--booklet] [--notes] [--force]

Converts a play from one file format to another, by the extensions of both files.

  --layout  ${Object.keys(layouts).join(", ")} (default: the play's own, if the file names one, or ${Object.keys(layouts)[0]})
  --paper   ${Object.keys(papers).join(", ")} (default: the play's own, or the layout's)
  --booklet prints a PDF of acting-edition two pages to a side, to fold (print on both sides, turned on the short edge)
  --notes   includes private notes, if the format can hold them
  --force   prints boxes in a PDF for characters that no font has

Whatever was guessed or left out is listed on standard error. Exit code 2: the input can't be read or converted.`;

/** Something wrong with the command or its files, with a sentence for the person at the terminal. */
class CannotConvert extends Error {}

interface Command {
  readonly input: string;
  readonly output: string;
  /** What was given as options. */
  readonly pageLayout: PageLayout;
  readonly booklet: boolean;
  readonly notes: boolean;
  readonly force: boolean;
}

function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      layout: { type: "string" },
      paper: { type: "string" },
      booklet: { type: "boolean", default: false },
      notes: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
    },
  });
  const [input, output, ...more] = positionals;
  if (!input || !output || more.length > 0) throw new CannotConvert(usage);
  const { layout, paper, booklet, notes, force } = values;
  const pageLayout = {
    ...(layout !== undefined && { layout: choice(layouts, "layout", layout) }),
    ...(paper !== undefined && { paper: choice(papers, "paper", paper) }),
  };
  return { input, output, pageLayout, booklet, notes, force };
}

/** Returns the option's value if it's one of these names. */
function choice(names: object, option: string, given: string): string {
  if (Object.hasOwn(names, given)) return given;
  throw new CannotConvert(`There is no ${option} “${given}”. Choose from: ${Object.keys(names).join(", ")}.`);
}

function outputFormat(output: string): Extract<Format, { readonly writes: true }> {
  const { extension, format } = findFormat(output);
  if (format && isWritable(format)) return format;
  const writable = formats.filter(isWritable).map(({ extensions }) => extensions[0]);
  throw new CannotConvert(`Ghostlight can't write ${extension} files. Choose from: ${writable.join(", ")}.`);
}

async function convert({ input, output, ...options }: Command): Promise<ImportedPlay> {
  const format = outputFormat(output);
  const imported = await readPlayFile({ name: basename(input), bytes: readInput(input) }, newBlockId);
  const play = withPageLayout(imported.play, options.pageLayout);
  const bytes = format.id === "pdf" ? await print(play, options) : await write(play, format.id, options);
  writeFileSync(output, bytes);
  return imported;
}

/** Options replace what the file says about the pages. */
function withPageLayout(play: Play, given: PageLayout): Play {
  const pageLayout = { ...play.pageLayout, ...given };
  return Object.keys(pageLayout).length > 0 ? { ...play, pageLayout } : play;
}

const newBlockId = () => nanoid(10) as BlockId;

function readInput(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new CannotConvert(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

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
  const [first, ...others] = manuscriptFonts(layout.font.family);
  const needed = first && canPrint(manuscript, [first]) ? [first] : [first, ...others];
  const own = needed.filter((family) => family !== undefined);
  const fonts = await withScriptFonts({ manuscript, fonts: own }, installedScriptFonts);
  const missing = force ? [] : missingGlyphs(manuscript, fonts, play.blocks);
  if (missing.length > 0) {
    const characters = missing.map(({ character, codePoints }) => `${character} (${codePoints.join(" ")})`);
    throw new CannotConvert(`No font has ${characters.join(", ")}. Use --force to print boxes instead.`);
  }
  return writePdf(manuscript, {
    fonts,
    title: play.front.title,
    ...(play.front.authors && { author: play.front.authors }),
    createdAt: new Date(),
    imposed: booklet,
  });
}

const describe = ({ kind, message, places }: ImportNotice): string => {
  const lines = places.flatMap((place) => ("line" in place ? [place.line] : []));
  return `${kind}: ${message}${lines.length > 0 ? ` (line ${lines.join(", ")})` : ""}`;
};

try {
  const { recognized, notices } = await convert(readCommand(process.argv.slice(2)));
  const { title, acts, scenes, speeches, characters } = recognized;
  console.error(`“${title}”: ${acts} acts, ${scenes} scenes, ${speeches} speeches, ${characters} characters.`);
  for (const notice of notices) console.error(describe(notice));
} catch (error) {
  if (!(error instanceof CannotConvert || error instanceof Refused || isBadOption(error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** `parseArgs` throws these for an option it doesn't know. */
function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
