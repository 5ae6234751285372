import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { Character } from "#domain/play/play.ts";

/*
 * The characters of the play in the title page's key `Characters`, one per line:
 *
 *   HAMLET = PRINCE HAMLET | 30 | male | son to the late king | also plays Osric
 *
 * name, former names after `=`, age, gender, description, doubling note. `\` escapes the character after it; `\n` is a line break.
 */

type Person = Omit<Character, "id">;

export function writePerson(person: Person): string {
  const { name, aliases, age, gender, description, doubling } = person;
  const plain = description ? `${name}, ${description}` : name;
  if (isSame(readPerson(plain), person)) return plain;
  const names = [name, ...aliases].map(protect).join(" = ");
  const columns = [age, gender, description, doubling].map(protect);
  while (columns.length > 1 && columns.at(-1) === "") columns.pop();
  return [names, ...columns].join(" | ");
}

const isSame = (a: Person, b: Person): boolean => JSON.stringify(columnsOf(a)) === JSON.stringify(columnsOf(b));

const columnsOf = ({ name, aliases, age, gender, description, doubling }: Person) => [
  name,
  aliases,
  age,
  gender,
  description,
  doubling,
];

const protect = (text: string): string =>
  text
    .replace(/[\\|=]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/^ | $/g, "\\ ");

/** Reads what `writePerson` wrote, and plain cast lists such as `Hamlet, son to the late king`. */
export function readPerson(line: string): Person {
  const columns = split(line, "|");
  if (columns.length < 2) return readCastLine(line);
  const [names = "", age = "", gender = "", description = "", ...doubling] = columns;
  const [name = "", ...aliases] = split(names, "=").map(unprotect);
  return {
    name,
    aliases,
    age: unprotect(age),
    gender: unprotect(gender),
    description: unprotect(description),
    doubling: unprotect(doubling.join(" | ")),
  };
}

/** Splits at an unescaped character and removes one space on either side. */
function split(text: string, at: "|" | "="): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\.|[^\\|=]+|[|=\\]/gs)) {
    if (piece === at) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part, index) => withoutSpaces(part, index > 0, index < parts.length - 1));
}

const withoutSpaces = (part: string, before: boolean, after: boolean): string => {
  const rest = before && part.startsWith(" ") ? part.slice(1) : part;
  return after && rest.endsWith(" ") ? rest.slice(0, -1) : rest;
};

const unprotect = (text: string): string =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === "n" ? "\n" : character));

const emptyPerson = { aliases: [], age: "", gender: "", doubling: "" };

/** Reads a line of a cast list: the name, then the description. No word is lost. */
export function readCastLine(line: string): Person {
  const [, name = line, description = ""] = /^([^,–—|]{1,80}?)(?:,| [–—-]) (.*)$/s.exec(line) ?? [];
  return { ...emptyPerson, name: name.trim(), description: description.trim() };
}

const castField = /^(setting|scene|place|time)[ \t]*:[ \t]*(.+)$/is;

/** Cast lists often end with `Scene: Denmark.` */
export function findCastField(line: string): { field: FrontField; value: string } | undefined {
  const [, key, value] = castField.exec(line) ?? [];
  if (!key || !value) return undefined;
  const word = key.toLowerCase();
  return { field: word === "place" || word === "time" ? word : "setting", value };
}
