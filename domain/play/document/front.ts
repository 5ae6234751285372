import * as Y from "yjs";
import { type Character, emptyFront, type FrontField, type FrontMatter, frontFields } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readSpans, writeSpans } from "./spans.ts";

/** Fields with long text merge letter by letter; for the others, the last value wins. */
const longFields: ReadonlySet<FrontField> = new Set([
  "contact",
  "dedication",
  "epigraph",
  "setting",
  "synopsis",
  "productionNotes",
  "musicalNumbers",
]);

export function readFront(doc: Y.Doc): FrontMatter {
  const fields = frontFields.map((field) => [field, readField(doc, field)] as const);
  return { ...emptyFront, ...Object.fromEntries(fields), characters: readCharacters(doc) };
}

function readField(doc: Y.Doc, field: FrontField): string {
  const value = playDocumentOf(doc).front.get(field);
  if (value instanceof Y.Text)
    return readSpans(value)
      .map((span) => span.text)
      .join("");
  return typeof value === "string" ? value : "";
}

export function setFrontField(doc: Y.Doc, field: FrontField, value: string): void {
  const { front } = playDocumentOf(doc);
  if (!longFields.has(field)) {
    if (readField(doc, field) !== value) front.set(field, value);
    return;
  }
  doc.transact(() => writeSpans(longText(front, field), value === "" ? [] : [{ text: value }]));
}

function longText(front: Y.Map<unknown>, field: FrontField): Y.Text {
  const existing = front.get(field);
  if (existing instanceof Y.Text) return existing;
  const text = new Y.Text();
  front.set(field, text);
  return text;
}

export const setTitle = (doc: Y.Doc, title: string): void => setFrontField(doc, "title", title);

/**
 * Writes all of the front matter. Long fields get their text objects immediately: if they were created later, two
 * devices would each create one.
 */
export function writeFront(doc: Y.Doc, front: FrontMatter): void {
  doc.transact(() => {
    for (const field of frontFields) setFrontField(doc, field, front[field]);
    const { people, places } = cast(doc);
    for (const id of people.keys()) if (!front.characters.some((character) => character.id === id)) people.delete(id);
    places.delete(0, places.length);
    for (const character of front.characters) writeCharacter(doc, character);
  });
}

const characterFields = ["name", "age", "gender", "description"] as const;

/** Adds a character at the end of the cast, or updates the one with this ID. */
export function writeCharacter(doc: Y.Doc, character: Character): void {
  doc.transact(() => {
    const { people, places } = cast(doc);
    const person = people.get(character.id) ?? people.set(character.id, new Y.Map<unknown>());
    for (const field of characterFields) {
      if (person.get(field) !== character[field]) person.set(field, character[field]);
    }
    writeAliases(person, character.aliases);
    if (!places.toArray().includes(character.id)) places.push([character.id]);
  });
}

/** Aliases are a separate list, so that two renames made on two devices keep both former names. */
function writeAliases(person: Y.Map<unknown>, aliases: readonly string[]): void {
  const stored = person.get("aliases");
  const list = stored instanceof Y.Array ? stored : person.set("aliases", new Y.Array<string>());
  for (let index = list.length - 1; index >= 0; index--) {
    if (!aliases.includes(list.get(index))) list.delete(index);
  }
  list.push(aliases.filter((alias) => !list.toArray().includes(alias)));
}

/** Returns the cast: characters by ID, and their IDs in the order of the cast page. */
function cast(doc: Y.Doc): { people: Y.Map<Y.Map<unknown>>; places: Y.Array<string> } {
  const { front } = playDocumentOf(doc);
  const people = front.get("characters") ?? front.set("characters", new Y.Map());
  const places = front.get("cast") ?? front.set("cast", new Y.Array());
  return { people: people as Y.Map<Y.Map<unknown>>, places: places as Y.Array<string> };
}

/** Reads the cast. A character that lost its position in a merge goes to the end. */
function readCharacters(doc: Y.Doc): readonly Character[] {
  const { front } = playDocumentOf(doc);
  const people = front.get("characters");
  const places = front.get("cast");
  if (!(people instanceof Y.Map)) return [];
  const placed = places instanceof Y.Array ? (places.toArray() as string[]) : [];
  const ids = [...new Set([...placed, ...[...people.keys()].sort()])];
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person instanceof Y.Map ? [readCharacter(id, person)] : [];
  });
}

function readCharacter(id: string, person: Y.Map<unknown>): Character {
  const word = (field: string): string => String(person.get(field) ?? "");
  const aliases = person.get("aliases");
  return {
    id,
    name: word("name"),
    aliases: aliases instanceof Y.Array ? [...new Set(aliases.toArray().map(String))] : [],
    age: word("age"),
    gender: word("gender"),
    description: word("description"),
  };
}
