import type { IDBPIndex, IDBPObjectStore, StoreNames } from "idb";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import { dayMs } from "#domain/time.ts";
import { pageTransaction, strictTransaction } from "#frontend/platform/pageDatabase.ts";
import type { PlayKey } from "../journal/database.ts";
import type { Journal, KnownPlay } from "../journal/journal.ts";
import { type HistoryDatabase, type HistorySchema, type MomentRecord, ownHistoryDatabase } from "./historyDatabase.ts";

/** The last seven days of one play's log, as this device has it, so that its moments can be shown without a connection. */
export interface LocalMoments {
  /** Adds entries. The first time, `before` says what the play was before them. */
  readonly add: (entries: readonly MomentEntry[], before: KnownPlay, now: number) => Promise<void>;
  readonly hasAny: () => Promise<boolean>;
  /** Undefined if there is nothing yet. */
  readonly read: () => Promise<MomentLog | undefined>;
}

/** In an entry, in place of this device's name. */
export const ownEntry = "this-device";

type ReadIndex = IDBPIndex<HistorySchema, Stores, "moments", "play">;
type WriteStore = IDBPObjectStore<HistorySchema, Stores, "moments", "readwrite">;
type Stores = StoreNames<HistorySchema>[];

/** Entries are thrown away a day late, so that this isn't done with every save. */
const trimmedAfterMs = (recentDays + 1) * dayMs;

export function localMoments(
  database: (() => Promise<HistoryDatabase>) | undefined = ownHistoryDatabase,
  userId: UserId,
  playId: PlayId,
): LocalMoments {
  const key: PlayKey = [userId, playId];
  const read = <T>(run: (index: ReadIndex) => Promise<T>): Promise<T> =>
    pageTransaction(database, ["moments"], (transaction) => run(transaction.objectStore("moments").index("play")));
  return {
    hasAny: () => read(async (index) => (await index.getKey(key)) !== undefined),
    read: () => read(async (index) => logOf(await index.getAll(key))),
    add: async (entries, before, now) =>
      strictTransaction(await database(), ["moments"], async (transaction) => {
        const store = transaction.objectStore("moments");
        const recordOf = (entry: MomentEntry): MomentRecord => ({ userId, playId, storedAt: now, ...entry });
        const isFirst = (await store.index("play").getKey(key)) === undefined;
        for (const entry of isFirst ? [baseOf(before), ...entries] : entries) await store.add(recordOf(entry));
        await trim(store, key, now);
      }),
  };
}

/** Merges what is too old into the base. */
async function trim(store: WriteStore, key: PlayKey, now: number): Promise<void> {
  const index = store.index("play");
  const second = await (await index.openCursor(key))?.continue();
  if (!second || second.value.storedAt > now - trimmedAfterMs) return;
  const [records, keys] = await Promise.all([index.getAll(key), index.getAllKeys(key)]);
  const old = records.filter(({ storedAt }, place) => place === 0 || storedAt < now - recentDays * dayMs);
  const [first] = records;
  for (const one of keys.slice(0, old.length)) await store.delete(one);
  if (first) await store.put({ ...first, ...merged(old) }, keys[0]);
}

const baseOf = ({ sequence, updates }: KnownPlay): MomentEntry => ({
  sequence,
  device: "",
  moments: [{ update: mergeUpdates(updates), at: 0, known: sequence }],
});

const updatesOf = (entries: readonly MomentEntry[]): readonly Uint8Array[] =>
  entries.flatMap(({ moments }) => moments.map(({ update }) => update));

const merged = (entries: readonly MomentEntry[]): MomentEntry =>
  baseOf({ sequence: Math.max(...entries.map(({ sequence }) => sequence)), updates: updatesOf(entries) });

/** An own entry may be there twice, because the server returned it before it was confirmed. That copy has no moments. */
function logOf([base, ...records]: readonly MomentRecord[]): MomentLog | undefined {
  if (!base) return undefined;
  const own = new Set(records.filter(({ device }) => device === ownEntry).map(({ sequence }) => sequence));
  const entries = records
    .filter(({ device, sequence }) => device === ownEntry || !own.has(sequence))
    .toSorted((one, other) => one.sequence - other.sequence);
  return { base: updatesOf([base]), baseSequence: base.sequence, entries };
}

/** Returns all moments that a device can show by itself: what it kept of the log, and what waits to be sent. */
export async function readMomentsHere(
  device: string,
  journal: Pick<Journal, "known" | "unsent">,
  moments: LocalMoments,
): Promise<MomentLog | undefined> {
  const [kept, known, unsent] = await Promise.all([
    moments.read().catch(() => undefined),
    journal.known(),
    journal.unsent(),
  ]);
  const log = kept ?? (known && { base: known.updates, baseSequence: known.sequence, entries: [] });
  if (!log) return undefined;
  const entries = log.entries.map((entry) => (entry.device === ownEntry ? { ...entry, device } : entry));
  const last = entries.at(-1)?.sequence ?? log.baseSequence;
  return {
    ...log,
    entries: unsent.length > 0 ? [...entries, { sequence: last + 1, device, moments: unsent }] : entries,
  };
}
