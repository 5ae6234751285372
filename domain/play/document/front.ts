import * as Y from "yjs";
import { emptyFront, frontFields, headedFields } from "../front/frontFields.ts";
import type { FrontField } from "../front/frontTable.ts";
import type { FrontMatter } from "../play.ts";
import { readCharacters, writeCharacters } from "./characters.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readSpans, writeSpans } from "./spans.ts";

/** Fields with long text merge letter by letter; for the others, the last value wins. */
const longFields: ReadonlySet<FrontField> = new Set([
  "contact",
  ...headedFields.filter((field) => field !== "place" && field !== "time"),
]);

/** Long fields that older documents don't have. */
const laterFields = ["productionHistory", "acknowledgments"] as const satisfies readonly FrontField[];
const isLater = (field: FrontField): boolean => laterFields.some((each) => each === field);

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

/** In an older document, call it outside a transaction, because it may apply an update. */
export function setFrontField(doc: Y.Doc, field: FrontField, value: string): void {
  if (!longFields.has(field)) {
    if (readField(doc, field) !== value) playDocumentOf(doc).front.set(field, value);
    return;
  }
  if (isLater(field) && !playDocumentOf(doc).front.has(field)) Y.applyUpdate(doc, laterTexts());
  doc.transact(() => writeSpans(longText(doc, field), value === "" ? [] : [{ text: value }]));
}

function longText(doc: Y.Doc, field: FrontField): Y.Text {
  const { front } = playDocumentOf(doc);
  const existing = front.get(field);
  return existing instanceof Y.Text ? existing : front.set(field, new Y.Text());
}

/** The author of the update below. Any number would do, but it must never change. */
const laterClient = 0x6c617465;

/**
 * Returns the update that adds the texts of later fields to a document. It's the same on every device, so if two devices
 * apply it independently, they still have the same texts, which merge.
 */
function laterTexts(): Uint8Array {
  const source = new Y.Doc();
  source.clientID = laterClient;
  for (const field of laterFields) playDocumentOf(source).front.set(field, new Y.Text());
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
