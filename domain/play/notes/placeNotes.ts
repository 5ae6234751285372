import type * as Y from "yjs";
import { type AnchoredRange, type Anchors, openAnchors } from "../anchors/anchors.ts";
import { readPlay } from "../document/document.ts";
import { textOfLetters } from "../document/letters.ts";
import { readStoredNotes, type StoredNote, type StoredNotes } from "../document/notes.ts";
import { findText, orderOf } from "../document/playDocument.ts";
import type { Play, PlayNote, PlayNotes, QuotedRange } from "../play.ts";

/** Where the passages of notes are now, by note; empty where the text was deleted. */
export type NotePlaces = ReadonlyMap<string, readonly AnchoredRange[]>;

/** Finds the passages of all notes in the current document, yielding so that input isn't blocked. */
export function* notePlacingSteps(doc: Y.Doc, notes: StoredNotes): Generator<undefined, NotePlaces> {
  const anchors = openAnchors(doc);
  const places = new Map<string, readonly AnchoredRange[]>();
  for (const [id, note] of Object.entries(notes)) {
    if (!note.passage) continue;
    places.set(
      id,
      rangesNow(anchors, note).flatMap(({ at }) => at),
    );
    yield;
  }
  return places;
}

interface RangeNow {
  readonly range: QuotedRange;
  readonly at: readonly AnchoredRange[];
}

/** A range without letters was deleted before the note came into this document. */
function rangesNow(anchors: Anchors, { passage = [], places = [] }: StoredNote): readonly RangeNow[] {
  return passage.map((range, index) => {
    const [found] = range.start < range.end ? anchors.find({ ranges: [range] }, [places[index] ?? null]) : [];
    return { range, at: found?.at ?? [] };
  });
}

/** Returns the notes with their passages where they are now, as a file or another document needs them. */
export function readNotes(doc: Y.Doc): PlayNotes | undefined {
  const stored = Object.entries(readStoredNotes(doc));
  if (stored.length === 0) return undefined;
  const anchors = openAnchors(doc);
  const inPlay = new Set<string>(orderOf(doc));
  const notes = stored
    .filter(([id, { text }]) => text !== undefined || inPlay.has(id))
    .map(([id, note]) => [id, noteNow(doc, anchors, note)] as const);
  return notes.length > 0 ? Object.fromEntries(notes) : undefined;
}

function noteNow(doc: Y.Doc, anchors: Anchors, note: StoredNote): PlayNote {
  const { places: _, passage, ...rest } = note;
  if (!passage) return rest;
  return { ...rest, passage: rangesNow(anchors, note).flatMap((one) => quotedNow(doc, one)) };
}

function quotedNow(doc: Y.Doc, { range, at }: RangeNow): readonly QuotedRange[] {
  if (at.length === 0) return [{ ...range, start: 0, end: 0 }];
  return at.map(({ blockId, start, end }) => {
    const text = findText(doc, blockId);
    return { blockId, start, end, quote: text ? textOfLetters(text).slice(start, end) : "" };
  });
}

/** Returns all of a play. Finding its notes takes longer than reading the rest, so that `readPlay` leaves them out. */
export function readPlayWithNotes(doc: Y.Doc): Play {
  const notes = readNotes(doc);
  return { ...readPlay(doc), ...(notes && { notes }) };
}
