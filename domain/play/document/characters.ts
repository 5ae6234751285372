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

/**
 * Sets one text of a character, instead of the texts of those that were merged into it. Does nothing if another device
 * has removed the character.
 */
export function setCharacterField(doc: Y.Doc, id: string, field: CharacterField, value: string): void {
  if (!findPerson(doc, id)) return;
  doc.transact(() => {
    const { people } = createCast(doc);
    for (const other of partsOf(people, id)) {
      const text = other === id ? value : "";
      if (people.get(other)?.get(field) !== text) people.get(other)?.set(field, text);
    }
  });
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

/** Adds a former name, if the character doesn't have it yet. */
export function addAlias(doc: Y.Doc, id: string, alias: string): void {
  const person = findPerson(doc, id);
  const { name, aliases } = person ? readCharacter(id, person) : { name: alias, aliases: [] };
  if (person && alias !== name) writeAliases(person, [...new Set([...aliases, alias])]);
}

/**
 * Makes a character part of another one, which is then read with the names and texts of both. Nothing is removed, so that
 * undo brings back both, with what other devices write about them meanwhile.
 */
export function mergeCharacters(doc: Y.Doc, id: string, into: string): void {
  if (id !== into && findPerson(doc, into)) findPerson(doc, id)?.set(mergedInto, into);
}

/** The entry of a character that is part of another one: the other's ID. */
const mergedInto = "mergedInto";

/** Removes a character and those that were merged into it. */
export function removeCharacter(doc: Y.Doc, id: string): void {
  doc.transact(() => {
    const { people, places } = createCast(doc);
    const gone = new Set(partsOf(people, id));
    for (let at = places.length - 1; at >= 0; at--) if (gone.has(places.get(at))) places.delete(at);
    for (const other of gone) people.delete(other);
  });
}

/** Returns a character and those that were merged into it. */
const partsOf = (people: Cast["people"], id: string): readonly string[] =>
  [...people.keys()].filter((other) => other === id || wholeOf(people, other) === id);

/**
 * Returns the character that a character is part of now, which may be itself. If devices have merged two characters into
 * each other, it's the one with the first ID.
 */
function wholeOf(people: Pick<Y.Map<unknown>, "get">, id: string): string {
  const path = [id];
  for (;;) {
    const person = people.get(path.at(-1) ?? "");
    const next = person instanceof Y.Map ? person.get(mergedInto) : undefined;
    if (typeof next !== "string" || !(people.get(next) instanceof Y.Map)) return path.at(-1) ?? id;
    const loop = path.indexOf(next);
    if (loop >= 0) return path.slice(loop).sort()[0] ?? id;
    path.push(next);
  }
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
  const characters = new Map<string, Character>();
  for (const id of ids) {
    const person = people.get(id);
    if (person instanceof Y.Map) characters.set(id, readCharacter(id, person));
  }
  for (const [id, part] of [...characters]) {
    const whole = characters.get(wholeOf(people, id));
    if (!whole || whole.id === id) continue;
    characters.set(whole.id, joinCharacters(whole, part));
    characters.delete(id);
  }
  return [...characters.values()];
}

function joinCharacters(whole: Character, part: Character): Character {
  const names = [...whole.aliases, part.name, ...part.aliases];
  const aliases = names.filter((alias) => alias.trim() !== "" && alias !== whole.name);
  const texts = characterFields.map((field) => [field, joinTexts(whole[field], part[field])] as const);
  return { ...whole, ...Object.fromEntries(texts), aliases: [...new Set(aliases)] };
}

function joinTexts(text: string, other: string): string {
  if (text.trim() === "") return other;
  return other.trim() === "" || text.includes(other) ? text : `${text}; ${other}`;
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
