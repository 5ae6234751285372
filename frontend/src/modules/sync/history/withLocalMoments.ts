import { logUnexpected } from "#frontend/platform/messageOf.ts";
import type { Journal, ServerUpdates } from "../journal/journal.ts";
import type { LocalMoments } from "./localMoments.ts";

/** Saving never waits longer than this for moments. */
const longestMs = 1_000;

/**
 * Returns a journal that also keeps what the log gets, moment by moment. The moments are kept before the journal confirms
 * what was sent, because after that it only has them merged. If that fails, the server's log still has them.
 */
export function withLocalMoments(journal: Journal, open: () => Promise<LocalMoments>, now: () => number): Journal {
  const keep = async ({ entries }: ServerUpdates): Promise<void> => {
    if (entries.length === 0) return;
    const moments = await open();
    const before = (await moments.hasAny()) ? undefined : await journal.known();
    await moments.add(entries, before ?? { sequence: 0, updates: [] }, now());
  };
  return {
    ...journal,
    async store(received) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, longestMs));
      await Promise.race([keep(received).catch(logUnexpected), late]);
      return journal.store(received);
    },
  };
}
