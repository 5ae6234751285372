import { batchOf, entriesForOneUpdate } from "../exchange/batchOf.ts";
import type { Journal, UpdateBatch } from "./journal.ts";

export interface BatchesWithoutRoom {
  /** Returns the batch that isn't confirmed, or else the next one; undefined if this tab has sent all that waits. */
  readonly next: (updateId: string) => Promise<UpdateBatch | undefined>;
  /** Notes which update ids are in the log. */
  readonly confirm: (logged: readonly string[]) => void;
}

/** A batch on its way, and the entry up to which everything is sent with it. */
interface SentBatch {
  readonly batch: UpdateBatch;
  /** Undefined if the journal sealed it before it had no room. */
  readonly lastKey: number | undefined;
}

/**
 * What waits in the journal of a device that has no room even to seal a batch. It's sent before what only the memory of this
 * tab has, so that the log has a device's changes in the order in which they were made. The journal can't note that, and
 * sends the same changes again once there's room.
 */
export function batchesWithoutRoom(journal: Pick<Journal, "waiting">): BatchesWithoutRoom {
  let sent: SentBatch | undefined;
  let sealedId: string | undefined;
  let sentUpTo = 0;

  const read = async (updateId: string): Promise<SentBatch | undefined> => {
    const { after, batch, entries } = await journal.waiting();
    if (batch && batch.updateId !== sealedId) return { batch, lastKey: undefined };
    const next = entriesForOneUpdate(entries.filter(({ key }) => key > sentUpTo));
    return next.length > 0 ? { batch: { updateId, ...batchOf(next, after) }, lastKey: next.at(-1)?.key } : undefined;
  };

  return {
    async next(updateId) {
      sent ??= await read(updateId);
      return sent?.batch;
    },
    confirm(logged) {
      if (!sent || !logged.includes(sent.batch.updateId)) return;
      if (sent.lastKey === undefined) sealedId = sent.batch.updateId;
      else sentUpTo = sent.lastKey;
      sent = undefined;
    },
  };
}
