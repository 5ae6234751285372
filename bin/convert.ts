import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { nanoid } from "nanoid";
import { type Format, findFormat, formats, isWritable } from "#domain/play/formats/formats.ts";
import type { ImportNotice } from "#domain/play/formats/importNotice.ts";
import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { type ImportedPlay, readPlayFile } from "#domain/play/formats/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writePlayFile.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { layouts, onPaper, papers } from "#domain/play/layout/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { manuscriptFonts } from "./manuscriptFonts.ts";

const usage = `Usage: npm run convert -- INPUT OUTPUT [--layout NAME] [--paper NAME] [--booklet] [--notes] [--force]

Converts a play from one file format to another, by the extensions of both files.

  --layout  ${Object.keys(layouts).join(", ")} (default: ${Object.keys(layouts)[0]})
  --paper   ${Object.keys(papers).join(", ")} (default: the layout's own)
  --booklet prints a PDF of acting-edition two pages to a side, to fold (print on both sides, turned on the short edge)
  --notes   includes private notes, if the format can hold them
  --force   prints boxes in a PDF for characters that no font has

Whatever was guessed or left out is listed on standard error. Exit code 2: the input can't be read or converted.`;

/** Something wrong with the command or its files, with a sentence for the person at the terminal. */
class CannotConvert extends Error {}

interface Command {
  readonly input: string;
  readonly output: string;
  readonly layout: Layout;
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
  const own = choice(layouts, "layout", values.layout);
  const layout = values.paper === undefined ? own : onPaper(own, choice(paperNames, "paper", values.paper));
  const { booklet, notes, force } = values;
  if (booklet && !layout.booklet)
    throw new CannotConvert(`The layout “${own.name}” isn't a booklet. Choose acting-edition.`);
  return { input, output, layout, booklet, notes, force };
}

const paperNames = { letter: "letter", a4: "a4" } as const satisfies Record<keyof typeof papers, keyof typeof papers>;

/** Returns the option's value by its name, or the first one. */
function choice<T>(options: Readonly<Record<string, T>>, name: string, given: string | undefined): T {
  const [first = ""] = Object.keys(options);
  const key = given ?? first;
  const value = Object.hasOwn(options, key) ? options[key] : undefined;
  if (value !== undefined) return value;
  throw new CannotConvert(`There is no ${name} “${key}”. Choose from: ${Object.keys(options).join(", ")}.`);
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
  const bytes = format.id === "pdf" ? print(imported.play, options) : await write(imported.play, format.id, options);
  writeFileSync(output, bytes);
  return imported;
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
  { layout, notes }: Pick<Command, "layout" | "notes">,
): Promise<Uint8Array> => (await writePlayFile(play, id, { layout, notes, createdAt: new Date() })).bytes;

function print(play: Play, { layout, booklet, force }: Pick<Command, "layout" | "booklet" | "force">): Uint8Array {
  const manuscript = paginate(play, layout);
  const [first, ...others] = manuscriptFonts(layout.font.family);
  const needed = first && canPrint(manuscript, [first]) ? [first] : [first, ...others];
  const fonts = needed.filter((family) => family !== undefined);
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
