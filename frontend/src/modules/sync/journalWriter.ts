import { savingWords } from "#frontend/messages/saving.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { Journal, JournalEntry, SyncStatus, UpdateBatch } from "./journal.ts";
import { mergeUpdates } from "./mergeUpdates.ts";
import { largestUpdateBytes, splitUpdate } from "./splitUpdate.ts";

/** Keys of so long share one transaction; with the transaction itself a word is on the device within 250 ms. */
const gatherMs = 100;
const retryMs = 5_000;

export interface JournalWriterOptions {
  readonly journal: Pick<Journal, "append">;
  readonly clock: Scheduler;
  /** These words are on the device now. */
  readonly onJournalled: (updates: readonly Uint8Array[], standing: SyncStatus) => void;
  readonly onChange: () => void;
}

/** Brings a tab's words into the journal, in order. */
export interface JournalWriter {
  readonly add: (update: Uint8Array) => void;
  /** Writes at once; resolves when all is on the device or the device has refused. */
  readonly flush: () => Promise<void>;
  /** Changes that only this tab holds, and since when (epoch ms). */
  readonly unjournalled: () => number;
  readonly since: () => number | undefined;
  /** Why the device took nothing the last time, in a sentence. */
  readonly failure: () => string | undefined;
  /** Seals what the device would not take, so that the server may have it at least. */
  readonly sealStray: (updateId: string, after: number) => Promise<UpdateBatch | undefined>;
  readonly strayLogged: (updateIds: readonly string[]) => void;
  /** Lets go of what is not written. */
  readonly stop: () => void;
}

export function createJournalWriter({ journal, clock, onJournalled, onChange }: JournalWriterOptions): JournalWriter {
  let held: readonly JournalEntry[] = [];
  let stray: { readonly batch: UpdateBatch; readonly entries: number } | undefined;
  let failure: string | undefined;
  let callOff: (() => void) | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = turn.then(step);
    turn = done.catch(() => undefined);
    return done;
  };

  const writeIn = (ms: number) => {
    callOff ??= clock.after(ms, () => {
      callOff = undefined;
      void flush();
    });
  };

  const flush = () => inTurn(write);

  async function write(): Promise<void> {
    if (held.length === 0) return;
    const entries = held;
    try {
      const gathered = gather(entries);
      const standing = await journal.append(gathered);
      held = held.slice(entries.length);
      stray = undefined;
      failure = undefined;
      onJournalled(
        gathered.map((entry) => entry.update),
        standing,
      );
    } catch (error) {
      failure = whyNotKept(error);
      writeIn(retryMs);
    }
    onChange();
  }

  return {
    add(update) {
      held = [...held, ...splitUpdate(update).map((part) => ({ update: part, changes: 1, at: clock.now() }))];
      writeIn(gatherMs);
    },
    flush,
    unjournalled: () => held.length,
    since: () => held[0]?.at,
    failure: () => failure,
    sealStray: (updateId, after) =>
      inTurn(async () => {
        if (stray || failure === undefined || held.length === 0) return stray?.batch;
        const entries = within(held);
        stray = {
          batch: { updateId, after, update: mergeUpdates(entries.map((entry) => entry.update)) },
          entries: entries.length,
        };
        return stray.batch;
      }),
    strayLogged(updateIds) {
      if (!stray || !updateIds.includes(stray.batch.updateId)) return;
      held = held.slice(stray.entries);
      stray = undefined;
      onChange();
    },
    stop() {
      callOff?.();
      callOff = undefined;
      held = [];
    },
  };
}

/** The entries from the front that go into one update. */
function within(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let bytes = 0;
  const end = entries.findIndex((entry, index) => {
    bytes += entry.update.length;
    return index > 0 && bytes > largestUpdateBytes;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

/** The same words in as few entries as their size allows. */
function gather(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const gathered: JournalEntry[] = [];
  let rest = entries;
  while (rest[0]) {
    const group = within(rest);
    gathered.push({
      update: mergeUpdates(group.map((entry) => entry.update)),
      changes: group.reduce((sum, entry) => sum + entry.changes, 0),
      at: rest[0].at,
    });
    rest = rest.slice(group.length);
  }
  return gathered;
}

/** A browser without room aborts with `QuotaExceededError`. */
const whyNotKept = (error: unknown): string =>
  error instanceof Error && error.name === "QuotaExceededError" ? savingWords.storageFull : savingWords.noStorage;
