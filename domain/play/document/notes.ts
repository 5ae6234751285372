import type * as Y from "yjs";
import { placeOfLetters } from "../anchors/places.ts";
import type { BlockId, NoteId, PlayNote, PlayNotes, QuotedRange } from "../play.ts";
import { lettersOf, sliceLetters, textOfLetters } from "./letters.ts";
import { findText, playDocumentOf } from "./playDocument.ts";

/** A note as the document has it: with its passage as it was when the note was added. */
export interface StoredNote extends PlayNote {
  /** Which letters of the document each range of the passage covers; null if unknown. */
  readonly places?: readonly (string | null)[];
}

export type StoredNotes = Readonly<Record<string, StoredNote>>;

/** Each field of each note is an entry of its own, so that changes from two devices merge. */
const keyOf = (id: string, field: keyof StoredNote): string => `${id}.${field}`;

/** In the order in which they're read, which is part of the content. */
const fields = ["text", "state", "at", "scene", "passage", "places"] as const satisfies readonly (keyof StoredNote)[];

/** Returns the notes, and the states of note elements, including of elements that aren't in the play now. */
export function readStoredNotes(doc: Y.Doc): StoredNotes {
  const { notes } = playDocumentOf(doc);
  const ids = new Set([...notes.keys()].map((key) => key.slice(0, Math.max(0, key.indexOf(".")))));
  return Object.fromEntries(
    [...ids].sort().flatMap((id) => {
      const own = fields.flatMap((field) => {
        const value = notes.get(keyOf(id, field));
        return isValue[field](value) ? [[field, value] as const] : [];
      });
      return own.length > 0 ? [[id, Object.fromEntries(own)] as const] : [];
    }),
  );
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isRange = (value: unknown): boolean => {
  const { blockId, start, end, quote } = (value ?? {}) as Partial<QuotedRange>;
  return isText(blockId) && Number.isInteger(start) && Number.isInteger(end) && typeof quote === "string";
};

const isPlace = (value: unknown): boolean => value === null || typeof value === "string";

const isValue: Readonly<Record<keyof StoredNote, (value: unknown) => boolean>> = {
  text: isText,
  state: isText,
  at: isText,
  scene: isText,
  passage: (value) => Array.isArray(value) && value.length > 0 && value.every(isRange),
  places: (value) => Array.isArray(value) && value.every(isPlace),
};

/** Returns how many notes there are, without those that are elements of the text. */
export const countNotes = (doc: Y.Doc): number =>
  [...playDocumentOf(doc).notes.keys()].filter((key) => key.endsWith(".text")).length;

/** Adds a note. It follows the letters of its passage from here on, or those that it followed before it was removed. */
export function addNote(doc: Y.Doc, id: NoteId, { passage, ...note }: StoredNote): void {
  const places = note.places ?? passage?.map((range) => placeOf(doc, range));
  write(doc, id, { ...note, ...(passage && { passage }), ...(passage && places && { places }) });
}

/** Sets the given fields of a note, or of a note element by the block's ID. An empty text removes a field. */
export function setNote(doc: Y.Doc, id: NoteId | BlockId, change: Pick<PlayNote, "text" | "state">): void {
  write(doc, id, change);
}

/** Removes a note. What it's about stays, so that it's back in its place if another device changes its words meanwhile. */
export function removeNote(doc: Y.Doc, id: NoteId): void {
  write(doc, id, { text: "", state: "" });
}

/** Adds these notes to those that a document has. */
export function writeNotes(doc: Y.Doc, notes: PlayNotes): void {
  for (const [id, note] of Object.entries(notes)) addNote(doc, id as NoteId, note);
}

/** Writes only what differs. */
function write(doc: Y.Doc, id: string, note: StoredNote): void {
  const { notes } = playDocumentOf(doc);
  doc.transact(() => {
    for (const field of fields) {
      const value = note[field];
      const key = keyOf(id, field);
      if (value === undefined || JSON.stringify(notes.get(key)) === JSON.stringify(value)) continue;
      if (value.length === 0) notes.delete(key);
      else notes.set(key, value);
    }
  });
}

/** Returns the letters of a range; null if the text there is another one now, so that its quote is searched for. */
function placeOf(doc: Y.Doc, { blockId, start, end, quote }: QuotedRange): string | null {
  const text = findText(doc, blockId);
  if (!text || start >= end || !textOfLetters(text).slice(start, end).startsWith(quote)) return null;
  return placeOfLetters(sliceLetters(lettersOf(text), start, end));
}
