import * as Y from "yjs";
import type { MomentEntry } from "./momentLog.ts";
import { type MomentPlace, showedAll } from "./momentPlace.ts";
import { isWhole } from "./playAtMoment.ts";
import type { TextChange } from "./textChange.ts";
import { WatchedText } from "./watchText.ts";

/** A moment with what had changed since the one before it. */
export interface WalkedMoment extends TextChange, MomentPlace {
  readonly moment: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly device: string;
  /** The screen showed what other devices had written by then. Otherwise, it had other words than are counted here. */
  readonly showedAll: boolean;
  /** Where the play is as it was before. */
  readonly before: MomentPlace;
}

/** Goes through a log forward, once. */
export interface MomentWalk {
  /** Returns the moments of these entries, which come next. Returns undefined if something before them is missing. */
  readonly next: (entries: readonly MomentEntry[]) => readonly WalkedMoment[] | undefined;
  /** The play after the last entry, as a Yjs update. */
  readonly state: () => Uint8Array;
}

export function createWalk(base: readonly Uint8Array[], baseSequence: number): MomentWalk {
  const doc = new Y.Doc();
  for (const update of base) Y.applyUpdate(doc, update);
  const text = new WatchedText(doc);
  let last: MomentPlace = { sequence: baseSequence };
  const walkEntry = (entry: MomentEntry): readonly WalkedMoment[] => {
    const { sequence, device, moments } = entry;
    const walked = moments.map(({ at, update }, moment): WalkedMoment => {
      const before = moment === 0 ? last : { sequence, moment: moment - 1 };
      const where = { sequence, moment, at, device, before, showedAll: showedAll(entry, moment) };
      return { ...where, ...text.during(() => Y.applyUpdate(doc, update)) };
    });
    last = { sequence };
    return walked;
  };
  return {
    next: (entries) => {
      const walked = entries.flatMap(walkEntry);
      return isWhole(doc) ? walked : undefined;
    },
    state: () => Y.encodeStateAsUpdate(doc),
  };
}
