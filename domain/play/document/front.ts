import * as Y from "yjs";
import { forEachField, frontFields } from "../front/frontFields.ts";
import type { FrontField } from "../front/frontPlaces.ts";
import { frontTable } from "../front/frontTable.ts";
import type { FrontMatter } from "../play.ts";
import { readCharacters, writeCharacters } from "./characters.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readSpans, writeSpans } from "./spans.ts";

const isLong = (field: FrontField): boolean => frontTable[field].merges === "letters";
const longFields = frontFields.filter(isLong);

export const readFront = (doc: Y.Doc): FrontMatter => ({
  ...forEachField((field) => readField(doc, field)),
  characters: readCharacters(doc),
});

function readField(doc: Y.Doc, field: FrontField): string {
  const value = playDocumentOf(doc).front.get(field);
  if (value instanceof Y.Text)
    return readSpans(value)
      .map((span) => span.text)
      .join("");
  return typeof value === "string" ? value : "";
}

/** In an older document, call it outside a transaction, because it may apply an update. */
export function setFrontField(doc: Y.Doc, field: FrontField, value: string): void {
  if (!isLong(field)) {
    if (readField(doc, field) !== value) playDocumentOf(doc).front.set(field, value);
    return;
  }
  const { since } = frontTable[field];
  if (since > firstVersion && !playDocumentOf(doc).front.has(field)) Y.applyUpdate(doc, textsSince(since));
  doc.transact(() => writeSpans(longText(doc, field), value === "" ? [] : [{ text: value }]));
}

function longText(doc: Y.Doc, field: FrontField): Y.Text {
  const { front } = playDocumentOf(doc);
  const existing = front.get(field);
  return existing instanceof Y.Text ? existing : front.set(field, new Y.Text());
}

/** Documents have had the long fields of this version from the beginning. */
const firstVersion = 1;

/** With a version added, it's the author of the updates below. Any number would do, but it must never change. */
const laterClients = 0x6c617462;

/**
 * Returns the update that adds the long fields of a later version to a document without them. It's the same on every
 * device, so if two devices apply it independently, they still have the same texts, which merge.
 */
export function textsSince(version: number): Uint8Array {
  const source = new Y.Doc();
  source.clientID = laterClients + version;
  const added = longFields.filter((field) => frontTable[field].since === version);
  for (const field of added) playDocumentOf(source).front.set(field, new Y.Text());
  return Y.encodeStateAsUpdate(source);
}

export const setTitle = (doc: Y.Doc, title: string): void => setFrontField(doc, "title", title);

/**
 * Writes all of the front matter of a new document. Long fields and the list of characters are created immediately: if
 * they were created later, two devices would each create one.
 */
export function writeFront(doc: Y.Doc, front: FrontMatter): void {
  doc.transact(() => {
    for (const field of longFields) longText(doc, field);
    for (const field of frontFields) setFrontField(doc, field, front[field]);
    writeCharacters(doc, front.characters);
  });
}
