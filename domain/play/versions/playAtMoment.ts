import * as Y from "yjs";
import { readPlay } from "../document/document.ts";
import type { Play } from "../play.ts";
import type { MomentEntry, MomentLog } from "./momentLog.ts";
import type { MomentPlace } from "./momentPlace.ts";
import { momentsOnScreen } from "./momentsOnScreen.ts";

/**
 * Returns the play exactly as it was on the screen at a moment: what the device had received by then, and what had been
 * written on it. Returns undefined if the log doesn't have the moment, or not everything before it.
 */
export function playAtMoment({ base, baseSequence, entries }: MomentLog, place: MomentPlace): Play | undefined {
  const updates = updatesBetween(entries, baseSequence, place);
  if (!updates) return undefined;
  const doc = new Y.Doc();
  for (const update of [...base, ...updates]) Y.applyUpdate(doc, update);
  return readWhole(doc);
}

/** Returns undefined for a document that waits for updates which it builds on. */
export const readWhole = (doc: Y.Doc): Play | undefined => (isWhole(doc) ? readPlay(doc) : undefined);

export const isWhole = ({ store }: Y.Doc): boolean => store.pendingStructs === null && store.pendingDs === null;

/**
 * Returns the updates that lead to a moment from the play after the entry `from`, which the screen showed. Returns undefined
 * if there is no such moment.
 */
export function updatesBetween(
  entries: readonly MomentEntry[],
  from: number,
  { sequence, moment }: MomentPlace,
): readonly Uint8Array[] | undefined {
  if (moment === undefined) {
    const isThere = sequence === from || entries.some((entry) => entry.sequence === sequence);
    return isThere ? updatesOf(entries.filter((one) => one.sequence > from && one.sequence <= sequence)) : undefined;
  }
  const own = entries.find((entry) => entry.sequence === sequence);
  const shown = own?.moments[moment];
  if (!own || !shown) return undefined;
  const isNear = (one: MomentEntry) => one.sequence > from && one.sequence <= sequence;
  const before = entries.filter(isNear).map((one) => ({ ...one, moments: momentsOnScreen(one, own, shown) }));
  return [...updatesOf(before), ...own.moments.slice(0, moment + 1).map(({ update }) => update)];
}

const updatesOf = (entries: readonly MomentEntry[]): readonly Uint8Array[] =>
  entries.flatMap(({ moments }) => moments.map(({ update }) => update));
