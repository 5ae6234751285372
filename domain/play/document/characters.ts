import * as Y from "yjs";
import type { Character } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** The texts of a character that writers fill in, apart from the name. */
export const characterFields = [
  "age",
  "gender",
  "description",
  "doubling",
] as const satisfies readonly (keyof Character)[];
export type CharacterField = (typeof characterFields)[number];

/** Replaces the whole list. */
export function writeCharacters(doc: Y.Doc, characters: readonly Character[]): void {
  const { people, places } = createCast(doc);
  for (const id of people.keys()) if (!characters.some((character) => character.id === id)) people.delete(id);
  places.delete(0, places.length);
  for (const character of characters) writeCharacter(doc, character);
}

/** Adds a character at the end of the list, or updates the one with this ID. */
export function writeCharacter(doc: Y.Doc, character: Character): void {
  doc.transact(() => {
    const { people, places } = createCast(doc);
    const person = people.get(character.id) ?? people.set(character.id, new Y.Map<unknown>());
    for (const field of ["name", ...characterFields] as const) {
      if (person.get(field) !== character[field]) person.set(field, character[field]);
    }
    writeAliases(person, character.aliases);
    if (!places.toArray().includes(character.id)) places.push([character.id]);
  });
}

/** Sets one text of a character. Does nothing if another device has removed the character. */
export function setCharacterField(doc: Y.Doc, id: string, field: CharacterField, value: string): void {
  const person = findPerson(doc, id);
  if (person && person.get(field) !== value) person.set(field, value);
}

/** Renames a character. The former name becomes an alias, so that cues with it still belong to the character. */
export function renameCharacter(doc: Y.Doc, id: string, name: string, formerName: string): void {
  const person = findPerson(doc, id);
  if (!person) return;
  doc.transact(() => {
    if (person.get("name") !== name) person.set("name", name);
    const { aliases } = readCharacter(id, person);
    const others = [...aliases, formerName].filter((alias) => alias.trim() !== "" && alias !== name);
    writeAliases(person, [...new Set(others)]);
  });
}

export function removeCharacter(doc: Y.Doc, id: string): void {
  doc.transact(() => {
    const { people, places } = createCast(doc);
    for (let at = places.length - 1; at >= 0; at--) if (places.get(at) === id) places.delete(at);
    people.delete(id);
  });
}

/** Moves a character to a position among the others, from 0. */
export function moveCharacter(doc: Y.Doc, id: string, to: number): void {
  doc.transact(() => {
    const { people, places } = createCast(doc);
    if (!people.has(id)) return;
    const others = readCharacters(doc).filter((character) => character.id !== id);
    for (let at = places.length - 1; at >= 0; at--) if (places.get(at) === id) places.delete(at);
    const next = others[to];
    const at = next ? places.toArray().indexOf(next.id) : -1;
    places.insert(at === -1 ? places.length : at, [id]);
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

interface Cast {
  /** Characters by ID. */
  readonly people: Y.Map<Y.Map<unknown>>;
  /** Their IDs in the order of the list. */
  readonly places: Y.Array<string>;
}

/** Returns the list of characters, which documents have from the beginning, or creates it. */
export function createCast(doc: Y.Doc): Cast {
  const { front } = playDocumentOf(doc);
  const people = front.get("characters") ?? front.set("characters", new Y.Map());
  const places = front.get("cast") ?? front.set("cast", new Y.Array());
  return { people: people as Cast["people"], places: places as Cast["places"] };
}

function findPerson(doc: Y.Doc, id: string): Y.Map<unknown> | undefined {
  const people = playDocumentOf(doc).front.get("characters");
  const person = people instanceof Y.Map ? people.get(id) : undefined;
  return person instanceof Y.Map ? person : undefined;
}

/** Reads the list. A character that lost its position in a merge goes to the end. */
export function readCharacters(doc: Y.Doc): readonly Character[] {
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
  const text = (field: CharacterField | "name"): string => String(person.get(field) ?? "");
  const aliases = person.get("aliases");
  return {
    id,
    name: text("name"),
    aliases: aliases instanceof Y.Array ? [...new Set(aliases.toArray().map(String))] : [],
    age: text("age"),
    gender: text("gender"),
    description: text("description"),
    doubling: text("doubling"),
  };
}
