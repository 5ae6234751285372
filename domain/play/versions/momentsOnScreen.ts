import * as Y from "yjs";
import type { LoggedMoment, MomentEntry } from "./momentLog.ts";

/**
 * Returns what of another entry the screen of a device showed at one of its moments: what it had received, and what had been
 * written on the device before. The log has these in their order, and some of them twice: a device that couldn't store changes
 * sends them from memory, and again once they're stored.
 */
export function momentsOnScreen(
  other: MomentEntry,
  own: MomentEntry,
  { known }: Pick<LoggedMoment, "known">,
): readonly LoggedMoment[] {
  if (other.sequence <= known) return other.moments;
  if (other.device !== own.device || other.sequence === own.sequence) return [];
  return earlierInSession(other, own) ?? (isOnPage(other, own) && other.sequence < own.sequence ? other.moments : []);
}

/** What a device couldn't store was only on the page that wrote it. */
const isOnPage = ({ page }: MomentEntry, own: MomentEntry): boolean => page === undefined || page === own.page;

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
