import type * as Y from "yjs";
import { nameKeyOf } from "../characters/nameKeyOf.ts";
import type { CharacterSettings } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Each color and each ignored spelling is an entry of its own, so that changes from two devices merge. */
const prefixes = { color: "color.", ignored: "ignored." } as const;

const colorEntry = (name: string): string => prefixes.color + nameKeyOf(name);
const ignoredEntry = (spelling: string): string => prefixes.ignored + spelling.normalize("NFC");

/** Returns what the writer has set; undefined if that's nothing. In a fixed order, because it's part of the content. */
export function readCharacterSettings(doc: Y.Doc): CharacterSettings | undefined {
  const { characterSettings } = playDocumentOf(doc);
  const keys = [...characterSettings.keys()].sort();
  const colors = keys.flatMap((key) => {
    const color = characterSettings.get(key);
    return key.startsWith(prefixes.color) && typeof color === "string"
      ? [[key.slice(prefixes.color.length), color] as const]
      : [];
  });
  const ignored = keys.flatMap((key) =>
    key.startsWith(prefixes.ignored) && characterSettings.get(key) === true ? [key.slice(prefixes.ignored.length)] : [],
  );
  if (colors.length === 0 && ignored.length === 0) return undefined;
  return {
    ...(colors.length > 0 && { colors: Object.fromEntries(colors) }),
    ...(ignored.length > 0 && { ignored }),
  };
}

/** Adds these settings to those that a document has. */
export function writeCharacterSettings(doc: Y.Doc, { colors = {}, ignored = [] }: CharacterSettings): void {
  doc.transact(() => {
    for (const [name, color] of Object.entries(colors)) setCharacterColor(doc, name, color);
    for (const spelling of ignored) ignoreSpelling(doc, spelling);
  });
}

/** Sets the color of a character, or removes it. */
export function setCharacterColor(doc: Y.Doc, name: string, color: string | undefined): void {
  const { characterSettings } = playDocumentOf(doc);
  const key = colorEntry(name);
  if (color === undefined) characterSettings.delete(key);
  else if (characterSettings.get(key) !== color) characterSettings.set(key, color);
}

/** Gives a character's color to its new name, unless that has one. */
export function moveCharacterColor(doc: Y.Doc, from: string, to: string): void {
  const { characterSettings } = playDocumentOf(doc);
  const color = characterSettings.get(colorEntry(from));
  if (color === undefined || nameKeyOf(from) === nameKeyOf(to)) return;
  if (!characterSettings.has(colorEntry(to))) characterSettings.set(colorEntry(to), color);
  characterSettings.delete(colorEntry(from));
}

/** Stops a spelling in cues from being offered as a mistake. */
export const ignoreSpelling = (doc: Y.Doc, spelling: string): void => {
  playDocumentOf(doc).characterSettings.set(ignoredEntry(spelling), true);
};

/** Offers a spelling again. */
export const unignoreSpelling = (doc: Y.Doc, spelling: string): void => {
  playDocumentOf(doc).characterSettings.delete(ignoredEntry(spelling));
};
