import * as Y from "yjs";
import type { LoggedMoment, MomentEntry } from "./momentLog.ts";

/**
 * Returns whether the screen of a device showed another entry at one of its moments: what it had received, and what had been
 * written on the device before. The log usually has these in their order, but not if the device couldn't store them: then it
 * sends first what only its memory has.
 */
export function wasOnScreen(other: MomentEntry, own: MomentEntry, { known, update }: LoggedMoment): boolean {
  if (other.sequence <= known) return true;
  if (other.device !== own.device || other.sequence === own.sequence) return false;
  return isEarlierInSession(other, update) ?? other.sequence < own.sequence;
}

/** Returns undefined if the two weren't written in the same tab, between two loads of the page. */
function isEarlierInSession({ moments }: MomentEntry, update: Uint8Array): boolean | undefined {
  const starts = Y.parseUpdateMeta(update).from;
  for (const moment of moments) {
    for (const [client, clock] of Y.parseUpdateMeta(moment.update).from) {
      const start = starts.get(client);
      if (start !== undefined) return clock < start;
    }
  }
  return undefined;
}
