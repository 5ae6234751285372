import * as Y from "yjs";
import type { Play } from "../play.ts";
import type { MomentEntry } from "./momentLog.ts";
import { type MomentPlace, showedAll } from "./momentPlace.ts";
import { readWhole, updatesBetween } from "./playAtMoment.ts";

/** Reads plays from a log that grows at its end, quickly enough for a slider that's dragged. */
export interface MomentReader {
  readonly add: (entries: readonly MomentEntry[]) => void;
  /** Says what the play was after an entry, so that moments after it needn't be read from the beginning. */
  readonly keep: (sequence: number, state: Uint8Array) => void;
  /** As `playAtMoment`. */
  readonly playAt: (place: MomentPlace) => Play | undefined;
}

interface Checkpoint {
  readonly sequence: number;
  readonly state: readonly Uint8Array[];
}

/** The document that was read last. The next moment is often a little later. */
interface Cursor {
  readonly doc: Y.Doc;
  /** It has everything up to this entry, and nothing after. */
  readonly sequence: number;
}

/** The maximum size of all checkpoints: about 200 Hamlets. */
const maxBytes = 60_000_000;

export function createMomentReader(base: readonly Uint8Array[], baseSequence: number): MomentReader {
  let checkpoints: readonly Checkpoint[] = [{ sequence: baseSequence, state: base }];
  let bytes = 0;
  const entries: MomentEntry[] = [];
  let cursor: Cursor | undefined;
  const startFor = (place: MomentPlace): Cursor => {
    const upTo = lastShown(entries, place);
    const found = checkpoints.findLast(({ sequence }) => sequence <= upTo) ?? checkpoints[0];
    if (cursor && cursor.sequence <= upTo && cursor.sequence >= (found?.sequence ?? 0)) return cursor;
    return { doc: docOf(found?.state ?? base), sequence: found?.sequence ?? baseSequence };
  };
  return {
    add: (more): void => void entries.push(...more),
    keep: (sequence, state): void => {
      checkpoints = [...checkpoints, { sequence, state: [state] }];
      bytes += state.length;
      if (bytes <= maxBytes) return;
      checkpoints = checkpoints.filter((_, index) => index % 2 === 0);
      bytes = checkpoints.slice(1).reduce((sum, one) => sum + (one.state[0]?.length ?? 0), 0);
    },
    playAt: (wanted): Play | undefined => {
      const place = wholeIfLast(entries, wanted);
      const { doc, sequence } = startFor(place);
      cursor = undefined;
      const updates = updatesBetween(entries, sequence, place);
      if (!updates) return undefined;
      for (const update of updates) Y.applyUpdate(doc, update);
      if (place.moment === undefined) cursor = { doc, sequence: place.sequence };
      return readWhole(doc);
    },
  };
}

/** Most moments are the play after a whole entry. */
function wholeIfLast(entries: readonly MomentEntry[], place: MomentPlace): MomentPlace {
  const { sequence, moment } = place;
  const entry = moment === undefined ? undefined : entries.find((one) => one.sequence === sequence);
  if (!entry || moment === undefined) return place;
  return moment === entry.moments.length - 1 && showedAll(entry, moment) ? { sequence } : place;
}

/** Returns the last entry up to which the screen showed everything. */
function lastShown(entries: readonly MomentEntry[], { sequence, moment }: MomentPlace): number {
  if (moment === undefined) return sequence;
  const known = entries.find((entry) => entry.sequence === sequence)?.moments[moment]?.known ?? 0;
  return Math.min(known, sequence - 1);
}

function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
}
