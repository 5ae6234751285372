import * as Y from "yjs";
import { buildsOn } from "./buildsOn.ts";
import type { LoggedMoment, MomentEntry } from "./momentLog.ts";

/**
 * Returns what of another entry the screen of a device showed at one of its moments: what it had received, and what had been
 * written on the device before. The log usually has these in their order, but not if the device couldn't store them: then it
 * may send what only its memory has before what waits in its journal, and sends it again once it's stored, if no answer came.
 */
export function momentsOnScreen(
  other: MomentEntry,
  own: MomentEntry,
  { known, at }: Pick<LoggedMoment, "known" | "at">,
): readonly LoggedMoment[] {
  if (other.sequence <= known) return other.moments;
  if (other.device !== own.device || other.sequence === own.sequence) return [];
  return earlierInSession(other, own) ?? (other.sequence < own.sequence ? earlierOnDevice(other, own, at) : []);
}

/**
 * An entry that builds on a later one of the same device was sent before it, and written after it. Only then does time decide,
 * because it's less exact than the order: an entry's time may be when it came to the server.
 */
function earlierOnDevice(other: MomentEntry, own: MomentEntry, at: number): readonly LoggedMoment[] {
  return buildsOn(other, own) ? other.moments.filter((one) => one.at <= at) : other.moments;
}

/** Returns undefined if the two weren't written in the same tab, between two loads of the page. */
function earlierInSession({ moments }: MomentEntry, own: MomentEntry): readonly LoggedMoment[] | undefined {
  const starts = startsOf(own);
  const isEarlier = moments.map(({ update }) => {
    for (const [client, clock] of Y.parseUpdateMeta(update).from) {
      const start = starts.get(client);
      if (start !== undefined) return clock < start;
    }
    // Deletions alone have no number.
    return undefined;
  });
  if (isEarlier.every((one) => one === undefined)) return undefined;
  return isEarlier.includes(false) ? moments.slice(0, isEarlier.lastIndexOf(true) + 1) : moments;
}

/** Returns the number of each Yjs client's first change in an entry. */
function startsOf({ moments }: MomentEntry): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  for (const { update } of moments)
    for (const [client, clock] of Y.parseUpdateMeta(update).from) if (!starts.has(client)) starts.set(client, clock);
  return starts;
}
