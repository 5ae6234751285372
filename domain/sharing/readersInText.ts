import * as z from "zod";
import { cleanLine } from "../feedback/cleanText.ts";
import { maxReaderNameLength, type PersonalReader } from "./share.ts";

/** Why no link is created for a reader: they have one, are listed twice, or their name is too long. */
type ReaderProblem = "taken" | "twice" | "tooLong";

interface ListedReader extends PersonalReader {
  readonly problem?: ReaderProblem;
}

const email = z.email().max(254);
export const isReaderAddress = (text: string): boolean => email.safeParse(text).success;

/** `"Fox, Nora" <nora@example.org>`, or the same without the quotes. */
const withAddress = /^(.*?)\s*<([^<>\s]+)>$/u;
/** The first row of a spreadsheet. */
const heads =
  /^(?:(?:full|first|last)?\s*name|e-?mail(?: address)?|address|nombre(?: completo)?|correo(?: electrónico)?)$/iu;

/**
 * Returns the readers in a text: one or several per line, each as a name, an address, or `Name <address>`. A name and the
 * address in the column beside it are one reader. An address alone gives the name, too.
 */
export const readersInText = (text: string): readonly PersonalReader[] => text.split(/\r?\n/u).flatMap(readersInLine);

function readersInLine(line: string): readonly PersonalReader[] {
  const cells = cellsOf(line)
    .map(withoutQuotes)
    .filter((cell) => cell !== "");
  if (cells.every((cell) => heads.test(cell))) return [];
  const readers: PersonalReader[] = [];
  for (const cell of cells) {
    const last = readers.at(-1);
    if (isReaderAddress(cell) && last && last.email === undefined)
      readers[readers.length - 1] = { ...last, email: cell };
    else readers.push(readerIn(cell));
  }
  return readers;
}

/** Splits at commas, semicolons and tabs, but not between quotes or in an address. */
function cellsOf(line: string): readonly string[] {
  const isQuoting = line.split('"').length % 2 === 1;
  const cells = [""];
  let [isQuoted, isInAddress] = [false, false];
  for (const letter of line) {
    if (letter === '"' && isQuoting) isQuoted = !isQuoted;
    if (letter === "<" || letter === ">") isInAddress = letter === "<";
    if (/[,;\t]/u.test(letter) && !isQuoted && !isInAddress) cells.push("");
    else cells[cells.length - 1] += letter;
  }
  return cells;
}

const withoutQuotes = (cell: string): string =>
  cleanLine(cell)
    .replace(/^"(.*)"$/u, "$1")
    .trim();

function readerIn(cell: string): PersonalReader {
  const [, name = "", address = ""] = withAddress.exec(cell) ?? [];
  if (isReaderAddress(address)) return { name: withoutQuotes(name) || nameIn(address), email: address };
  return isReaderAddress(cell) ? { name: nameIn(cell), email: cell } : { name: cell };
}

/** Returns "Nora Fox" for `nora.fox@example.org`. */
function nameIn(address: string): string {
  const [box = ""] = address.split(/[@+]/u);
  const words = box.split(/[._-]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(" ") || address;
}

/** Returns the readers with what's wrong with them, if anything. `taken` are the names that have links. */
export function listedReaders(text: string, taken: readonly string[]): readonly ListedReader[] {
  const known = new Set(taken.map(foldedReaderName));
  const seen = new Set<string>();
  return readersInText(text).map((reader): ListedReader => {
    const name = foldedReaderName(reader.name);
    const problem = problemOf(reader.name, known.has(name), seen.has(name));
    seen.add(name);
    return problem ? { ...reader, problem } : reader;
  });
}

function problemOf(name: string, isTaken: boolean, isTwice: boolean): ReaderProblem | undefined {
  if (name.length > maxReaderNameLength) return "tooLong";
  if (isTaken) return "taken";
  return isTwice ? "twice" : undefined;
}

/** Names that differ only in capitals and spaces are the same name. */
export const foldedReaderName = (name: string): string => cleanLine(name).toLocaleLowerCase("en");
