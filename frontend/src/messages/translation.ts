/** The messages of a language, by the names under which the English ones are exported. */
export type Catalog = Readonly<Record<string, object>>;

const registered: Record<string, object> = {};
/** The English messages that a catalog has replaced. */
const replaced: Record<string, object> = {};
let catalog: Catalog = {};

/**
 * Registers English messages under the name they're exported by, and returns them. If a catalog is in use, they're replaced by
 * its messages. Code keeps the same object either way.
 */
// @__NO_SIDE_EFFECTS__
export function translated<const Words extends object>(name: string, english: Words): Words {
  registered[name] = english;
  replace(name);
  return english;
}

function replace(name: string): void {
  const [words, others] = [registered[name], catalog[name]];
  if (!words || !others) return;
  replaced[name] ??= { ...words };
  Object.assign(words, others);
}

/** Sentences from the server are translated by the English ones, so a catalog can have keys that English doesn't. */
function restore(words: object, english: object): void {
  for (const key of Object.keys(words)) if (!(key in english)) Reflect.deleteProperty(words, key);
  Object.assign(words, english);
}

/** Replaces all messages, those that have been read and those that load later, by a catalog's. English is an empty one. */
export function translateInto(next: Catalog): void {
  catalog = {};
  for (const [name, english] of Object.entries(replaced)) restore(registered[name] ?? {}, english);
  addTranslation(next);
}

/** Replaces the messages that a further part of the catalog has. */
export function addTranslation(part: Catalog): void {
  catalog = { ...catalog, ...part };
  for (const name of Object.keys(registered)) replace(name);
}
