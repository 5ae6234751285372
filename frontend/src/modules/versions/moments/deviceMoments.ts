import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";
import type { Stretch, WritingSession } from "#domain/play/versions/writingSessions.ts";
import { longPauseMs } from "#domain/play/versions/writingSessions.ts";
import type { MomentSource } from "./momentSource.ts";

/** The moments that this device has by itself: what it sent and received, and what waits to be sent. */
export function deviceMoments({ base, baseSequence, entries }: MomentLog): MomentSource {
  const within = ({ after, upTo }: Stretch) => entries.filter(({ sequence }) => sequence > after && sequence <= upTo);
  return {
    own: { sessions: sessionsIn(entries, baseSequence), end: entries.at(-1)?.sequence ?? baseSequence },
    base: async () => ({ base, baseSequence }),
    async *entries(stretch) {
      yield within(stretch);
    },
  };
}

/** Without versions, sessions follow from the times of the entries. */
function sessionsIn(entries: readonly MomentEntry[], start: number): readonly WritingSession[] {
  const sessions: WritingSession[] = [];
  let after = start;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (next && startOf(next) - endOf(entry) < longPauseMs) continue;
    const until = next && new Date(endOf(entry)).toISOString();
    sessions.unshift({ until, stretches: [{ after, upTo: entry.sequence }] });
    after = entry.sequence;
  }
  return sessions;
}

const startOf = ({ moments }: MomentEntry): number => moments[0]?.at ?? 0;
const endOf = ({ moments }: MomentEntry): number => moments.at(-1)?.at ?? 0;
