import { emptyFront, type FrontPart, forEachField, frontFields, headedParts } from "#domain/play/front/frontFields.ts";
import { frontInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { titlePageFields } from "#domain/play/front/frontPlaces.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { readPerson, writePerson } from "./cast.ts";
import { nothingCode } from "./codes.ts";
import { readPlain } from "./inlineReader.ts";
import { writePlain } from "./inlineWriter.ts";
import { isSpace, trimSpaces } from "./spaces.ts";
import { partOfForeignKey } from "./titleKeys.ts";

const charactersKey = "Characters";

const fold = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

const keyOf = (field: FrontField): string => frontInFiles[field].fountain[0];

const fieldOfKey = new Map(
  frontFields.flatMap((field) => frontInFiles[field].fountain.map((key) => [fold(key), field] as const)),
);

const partOfKey = (key: string): FrontPart | undefined =>
  fold(key) === fold(charactersKey) ? "characters" : (fieldOfKey.get(fold(key)) ?? partOfForeignKey.get(fold(key)));

/** Only these keys start a title page; in plain text, `Time: the present.` may start a play. */
const beginners = new Set([...titlePageFields.map(keyOf), "Authors"].map(fold));

const mayBegin = (key: string): boolean => {
  const part = partOfForeignKey.get(fold(key));
  return beginners.has(fold(key)) || part === "title" || part === "authors";
};

export interface FountainTitlePage {
  readonly front: FrontMatter;
  /** Keys that Ghostlight has no field for, with their values. */
  readonly unknown: readonly string[];
  /** How many lines of the text it took. */
  readonly length: number;
}

interface Entry {
  readonly key: string;
  readonly values: string[];
}

const keyLine = /^([^\s:][^:]{0,60}):(.*)$/s;

const isKnown = (key: string): boolean => partOfKey(key) !== undefined;

export function readTitlePage(lines: readonly string[], newId: () => string): FountainTitlePage {
  const { entries, length } = readEntries(lines);
  const begins = entries[0] && isKnown(entries[0].key) && entries.some(({ key }) => mayBegin(key));
  if (!begins) return { front: emptyFront, unknown: [], length: 0 };
  const fields: Record<FrontField, string> = { ...forEachField(() => "") };
  const unknown: string[] = [];
  let people: readonly string[] = [];
  for (const { key, values } of entries) {
    const field = partOfKey(key);
    if (field && field !== "characters")
      fields[field] = [...(fields[field] ? [fields[field]] : []), ...values].join("\n");
    else if (isKnown(key)) people = people.concat(values);
    else unknown.push(`${key}: ${values.join("\n")}`);
  }
  const characters = people.map((line) => ({ ...readPerson(line), id: newId() }));
  return { front: { ...fields, characters }, unknown, length };
}

/** Returns the lines up to the first empty one, if each of them is a key or belongs to one. */
function readEntries(lines: readonly string[]): { entries: readonly Entry[]; length: number } {
  const start = lines.findIndex((line) => trimSpaces(line) !== "");
  const entries: Entry[] = [];
  let at = Math.max(start, 0);
  for (let line = lines[at]; line && trimSpaces(line) !== ""; line = lines[++at])
    if (!addToEntries(line, entries)) return { entries: [], length: 0 };
  return { entries, length: at };
}

function addToEntries(line: string, entries: Entry[]): boolean {
  const [, key, value = ""] = keyLine.exec(line) ?? [];
  const last = entries.at(-1);
  if (key !== undefined) entries.push({ key: trimSpaces(key), values: readValue(value) });
  else if (last && isSpace(line[0])) last.values.push(...readValue(line));
  return key !== undefined || (last !== undefined && isSpace(line[0]));
}

function readValue(text: string): string[] {
  const value = trimSpaces(text);
  return value === "" ? [] : [readPlain(withoutEmphasis(value))];
}

/** Titles often have emphasis, as in `_**BRICK & STEEL**_`; our title page has its own formatting. */
function withoutEmphasis(line: string): string {
  const [, open, text, close] = /^([*_]+)(.*[^*_])([*_]+)$/s.exec(line) ?? [];
  return open && text && close === [...open].reverse().join("") ? text : line;
}

export function writeTitlePage(front: FrontMatter): readonly string[] {
  const people = front.characters.map((person) => `    ${writeValue(writePerson(person))}`);
  const lines = [...titlePageFields, ...headedParts].flatMap((part) => {
    if (part === "characters") return people.length > 0 ? [`${charactersKey}:`, ...people] : [];
    return writeEntry(keyOf(part), front[part] ? front[part].split("\n") : []);
  });
  if (lines.length === 0 || front.title !== "") return lines;
  return [`${keyOf("title")}:`, ...lines];
}

function writeEntry(key: string, values: readonly string[]): string[] {
  const lines = values.map(writeValue);
  if (lines.length === 0) return [];
  return lines.length === 1 ? [`${key}: ${lines[0]}`] : [`${key}:`, ...lines.map((line) => `    ${line}`)];
}

const writeValue = (value: string): string => writePlain(value).replace(/^[*_]/, "\\$&") || nothingCode;
