import { emptyFront, frontFields } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontTable.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { readPerson, writePerson } from "./cast.ts";
import { nothingCode } from "./codes.ts";
import { readPlain } from "./inlineReader.ts";
import { writePlain } from "./inlineWriter.ts";
import { isSpace, trimSpaces } from "./spaces.ts";

const keys: Readonly<Record<FrontField, string>> = {
  title: "Title",
  subtitle: "Subtitle",
  credit: "Credit",
  authors: "Author",
  source: "Source",
  draftDate: "Draft date",
  contact: "Contact",
  copyright: "Copyright",
  dedication: "Dedication",
  epigraph: "Epigraph",
  place: "Place",
  time: "Time",
  setting: "Setting",
  synopsis: "Synopsis",
  productionNotes: "Production notes",
  productionHistory: "Production history",
  musicalNumbers: "Musical numbers",
  acknowledgments: "Acknowledgments",
};
const charactersKey = "Characters";
/** The characters are above it, as in the manuscript. */
const firstAfterCharacters: FrontField = "place";

const fold = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

const fieldOfKey = new Map<string, FrontField>([
  ...frontFields.map((field): [string, FrontField] => [fold(keys[field]), field]),
  ["authors", "authors"],
  ["written by", "authors"],
  ["sub title", "subtitle"],
  ["date", "draftDate"],
  ["draft", "draftDate"],
  ["contact info", "contact"],
  ["rights", "copyright"],
  ["acknowledgements", "acknowledgments"],
]);

/** Only these keys start a title page; in plain text, `Time: the present.` may start a play. */
const beginners = new Set([
  "title",
  "subtitle",
  "credit",
  "author",
  "authors",
  "source",
  "draft date",
  "contact",
  "copyright",
]);

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

const isKnown = (key: string): boolean => fieldOfKey.has(fold(key)) || fold(key) === fold(charactersKey);

export function readTitlePage(lines: readonly string[], newId: () => string): FountainTitlePage {
  const { entries, length } = readEntries(lines);
  const begins = entries[0] && isKnown(entries[0].key) && entries.some(({ key }) => beginners.has(fold(key)));
  if (!begins) return { front: emptyFront, unknown: [], length: 0 };
  const fields: Record<FrontField, string> = { ...withoutCharacters };
  const unknown: string[] = [];
  let people: readonly string[] = [];
  for (const { key, values } of entries) {
    const field = fieldOfKey.get(fold(key));
    if (field) fields[field] = [...(fields[field] ? [fields[field]] : []), ...values].join("\n");
    else if (isKnown(key)) people = people.concat(values);
    else unknown.push(`${key}: ${values.join("\n")}`);
  }
  const characters = people.map((line) => ({ ...readPerson(line), id: newId() }));
  return { front: { ...fields, characters }, unknown, length };
}

const { characters: _, ...withoutCharacters } = emptyFront;

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
  const lines = frontFields.flatMap((field) => [
    ...(field === firstAfterCharacters && people.length > 0 ? [`${charactersKey}:`, ...people] : []),
    ...writeEntry(keys[field], front[field] ? front[field].split("\n") : []),
  ]);
  if (lines.length === 0 || front.title !== "") return lines;
  return [`${keys.title}:`, ...lines];
}

function writeEntry(key: string, values: readonly string[]): string[] {
  const lines = values.map(writeValue);
  if (lines.length === 0) return [];
  return lines.length === 1 ? [`${key}: ${lines[0]}`] : [`${key}:`, ...lines.map((line) => `    ${line}`)];
}

const writeValue = (value: string): string => writePlain(value).replace(/^[*_]/, "\\$&") || nothingCode;
