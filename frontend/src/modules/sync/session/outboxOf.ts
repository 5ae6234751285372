import { loadOrRefuse } from "../exchange/loadOrRefuse.ts";
import type { BatchesWithoutRoom } from "../journal/batchesWithoutRoom.ts";
import type { Journal, ServerUpdates, SyncStatus, UpdateOutbox } from "../journal/journal.ts";

/** What an exchange shows the writer. */
interface Page {
  readonly show: (updates: readonly Uint8Array[]) => void;
  readonly noteShown: (received: ServerUpdates) => void;
}

/** Also takes what was written here. */
export interface Outbox extends UpdateOutbox<SyncStatus | undefined>, Pick<Journal, "append"> {}

/** The journal as the exchange uses it. If the device fails, the exchange continues with what this tab has in memory. */
export function outboxOf(journal: Journal, { show, noteShown }: Page): Outbox {
  const orUndefined = <Status>(status: Promise<Status>) => status.catch(() => undefined);
  let missed: readonly ServerUpdates[] = [];
  /** Changes build on what the page shows, so what the journal had no room for is stored before them. */
  const storeMissed = async (): Promise<SyncStatus | undefined> => {
    const [next] = missed;
    if (!next) return undefined;
    const status = await journal.store(next);
    missed = missed.filter((one) => one !== next);
    return (await storeMissed()) ?? status;
  };
  // Few devices ever need the code. Once it's there, it's asked at once.
  let withoutRoom: BatchesWithoutRoom | undefined;
  const openWithoutRoom = async (): Promise<BatchesWithoutRoom> => {
    const { batchesWithoutRoom } = await loadOrRefuse(() => import("../journal/batchesWithoutRoom.ts"));
    withoutRoom ??= batchesWithoutRoom(journal);
    return withoutRoom;
  };
  return {
    status: () => orUndefined(journal.status()),
    created: () => orUndefined(journal.created()),
    startOver: () => orUndefined(journal.startOver()),
    async seal(updateId) {
      const batch = await journal.seal(updateId).catch(async () => (await openWithoutRoom()).next(updateId));
      // Another tab may have written what's in it.
      if (batch) show([batch.update]);
      return batch;
    },
    store(received) {
      show(received.updates);
      noteShown(received);
      withoutRoom?.confirm(received.logged);
      // What couldn't be stored is asked for again.
      missed = [...missed.filter(({ after }) => after < received.after), received];
      return orUndefined(storeMissed());
    },
    append: (entries) =>
      missed.length > 0 ? storeMissed().then(() => journal.append(entries)) : journal.append(entries),
  };
}
