import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { LoggedMoment } from "#domain/play/versions/momentLog.ts";
import { Refused } from "#domain/refused.ts";
import { batchFilter, batchOf, momentsInBatch, momentsOf } from "../exchange/batchOf.ts";
import { splitUpdate } from "../exchange/splitUpdate.ts";
import {
  type Database,
  isCardStale,
  isChangedHere,
  type PlayKey,
  type PlayRecord,
  type ReadTransaction,
  readTransaction,
  type WriteTransaction,
  writeTransaction,
} from "./database.ts";
import type {
  DeviceCopy,
  Journal,
  JournalEntry,
  KnownPlay,
  ServerUpdates,
  SyncStatus,
  UpdateBatch,
  WaitingChanges,
} from "./journal.ts";

/** The journal of one person's one play in the browser's database. */
export function indexedJournal(database: () => Promise<Database>, userId: UserId, playId: PlayId): Journal {
  const key: PlayKey = [userId, playId];
  const change = async <T>(run: (transaction: WriteTransaction, record: PlayRecord | undefined) => Promise<T>) =>
    writeTransaction(await database(), async (transaction) =>
      run(transaction, await transaction.objectStore("plays").get(key)),
    );
  const readRecord = () => readTransaction(database, (transaction) => transaction.objectStore("plays").get(key));
  const blankPlay = newRecord(userId, playId);
  const fragment = { ...blankPlay, blank: false, whole: false };

  return {
    load: () => readTransaction(database, (transaction) => load(transaction, key)),
    known: () => readTransaction(database, (transaction) => readKnown(transaction, key)),
    waiting: () => readTransaction(database, (transaction) => readWaiting(transaction, key)),
    unsent: () =>
      readTransaction(database, async (transaction) => momentsOfWaiting(await readWaiting(transaction, key))),
    status: async () => assertHere(await readRecord()),
    begin: (at) =>
      change((transaction, record) => put(transaction, record ?? { ...blankPlay, createdAt: at, changedAt: at })),
    append: (entries) => change((transaction, record) => append(transaction, record ?? blankPlay, entries)),
    seal: (updateId) => change((transaction, record) => seal(transaction, record ?? blankPlay, updateId)),
    store: (received) => change((transaction, record) => store(transaction, record ?? fragment, received)),
    created: () => change((transaction, record) => put(transaction, { ...assertHere(record), onServer: true })),
    startOver: () => change((transaction, record) => startOver(transaction, assertHere(record))),
    describe: (card, at) =>
      change(async (transaction, record) => {
        if (record) await put(transaction, { ...record, card, isCardOld: false, changedAt: at });
        return { writes: record?.writes ?? 0 };
      }),
    cardSent: ({ writes }) =>
      change(async (transaction, record) => {
        if (record) await put(transaction, { ...record, writesOnCard: Math.max(record.writesOnCard, writes) });
      }),
    owesCard: async () => {
      const record = await readRecord();
      return record !== undefined && isCardStale(record);
    },
  };
}

const newRecord = (userId: UserId, playId: PlayId): PlayRecord => ({
  userId,
  playId,
  sequence: 0,
  onServer: false,
  waiting: 0,
  since: undefined,
  blank: true,
  whole: true,
  writes: 0,
  writesOnCard: 0,
  createdAt: 0,
  changedAt: 0,
});

function assertHere(record: PlayRecord | undefined): PlayRecord {
  if (!record) throw new Refused("not-found", "This play is not on this device.");
  return record;
}

const keyOf = ({ userId, playId }: PlayRecord): PlayKey => [userId, playId];

async function put(transaction: WriteTransaction, record: PlayRecord): Promise<SyncStatus> {
  await transaction.objectStore("plays").put(record);
  return record;
}

async function load(transaction: ReadTransaction, key: PlayKey): Promise<DeviceCopy | undefined> {
  const [status, known, batch, pending] = await Promise.all([
    transaction.objectStore("plays").get(key),
    transaction.objectStore("known").index("play").getAll(key),
    transaction.objectStore("batches").get(key),
    transaction.objectStore("pending").index("play").getAll(key),
  ]);
  if (!status) return undefined;
  const entries = [...known, ...(batch ? [batch] : []), ...pending];
  return { status, updates: entries.map((entry) => entry.update) };
}

async function readKnown(transaction: ReadTransaction, key: PlayKey): Promise<KnownPlay | undefined> {
  const [record, known] = await Promise.all([
    transaction.objectStore("plays").get(key),
    transaction.objectStore("known").index("play").getAll(key),
  ]);
  return record && { sequence: record.sequence, updates: known.map(({ update }) => update) };
}

async function readWaiting(transaction: ReadTransaction, key: PlayKey): Promise<WaitingChanges> {
  const pending = transaction.objectStore("pending").index("play");
  const [record, batch, entries, keys] = await Promise.all([
    transaction.objectStore("plays").get(key),
    transaction.objectStore("batches").get(key),
    pending.getAll(key),
    pending.getAllKeys(key),
  ]);
  return {
    after: record?.sequence ?? 0,
    batch,
    entries: entries.map((entry, index) => ({ ...entry, key: keys[index] ?? 0 })),
  };
}

const momentsOfWaiting = ({ after, batch, entries }: WaitingChanges): readonly LoggedMoment[] => [
  ...(batch ? momentsInBatch(batch) : []),
  ...momentsOf(entries, after),
];

async function append(
  transaction: WriteTransaction,
  record: PlayRecord,
  entries: readonly JournalEntry[],
): Promise<SyncStatus> {
  const { userId, playId } = record;
  const pending = transaction.objectStore("pending");
  await Promise.all(entries.map((entry) => pending.add({ ...entry, userId, playId })));
  const changes = entries.reduce((sum, entry) => sum + entry.changes, 0);
  if (changes === 0) return record;
  const at = entries[0]?.at ?? record.changedAt;
  return put(transaction, {
    ...record,
    blank: false,
    isCardOld: true,
    writes: record.writes + 1,
    waiting: record.waiting + changes,
    since: record.since ?? at,
    createdAt: record.createdAt || at,
    changedAt: entries.at(-1)?.at ?? record.changedAt,
  });
}

async function seal(
  transaction: WriteTransaction,
  record: PlayRecord,
  updateId: string,
): Promise<UpdateBatch | undefined> {
  const batches = transaction.objectStore("batches");
  const sealed = await batches.get(keyOf(record));
  if (sealed) return sealed;
  const entries = await takeNext(transaction, record);
  if (entries.length === 0) return undefined;
  const batch = {
    userId: record.userId,
    playId: record.playId,
    updateId,
    ...batchOf(entries, record.sequence),
    changes: entries.reduce((sum, entry) => sum + entry.changes, 0),
  };
  await batches.add(batch);
  return batch;
}

/** Takes the oldest pending entries out of the journal: as many as fit into one update. */
async function takeNext(transaction: WriteTransaction, record: PlayRecord): Promise<readonly JournalEntry[]> {
  const taken: JournalEntry[] = [];
  const fits = batchFilter();
  let cursor = await transaction.objectStore("pending").index("play").openCursor(keyOf(record));
  while (cursor) {
    if (!fits(cursor.value)) break;
    taken.push(cursor.value);
    await cursor.delete();
    cursor = await cursor.continue();
  }
  return taken;
}

async function store(transaction: WriteTransaction, record: PlayRecord, received: ServerUpdates): Promise<SyncStatus> {
  const { userId, playId } = record;
  const key = keyOf(record);
  const known = transaction.objectStore("known");
  for (const update of received.updates) await known.add({ userId, playId, update });
  const waiting = record.waiting - (await confirm(transaction, key, received.logged));
  await mergeKnown(transaction, record);
  const oldest = await transaction.objectStore("pending").index("play").get(key);
  // If the journal couldn't store earlier updates, there is a hole before these. The number may not skip it.
  const hasHole = received.after > record.sequence;
  return put(transaction, {
    ...(received.updates.length > 0 ? changedElsewhere(record) : record),
    onServer: true,
    whole: record.whole || received.toTheEnd,
    sequence: hasHole ? record.sequence : Math.max(record.sequence, received.sequence),
    waiting,
    since: waiting === 0 ? undefined : (oldest?.at ?? record.since),
  });
}

/** Others have changed the text, but not said when. If it was changed here, too, the time of that is known. */
const changedElsewhere = (record: PlayRecord): PlayRecord => ({
  ...record,
  isCardOld: true,
  changedAt: isChangedHere(record) ? record.changedAt : 0,
});

/** If the sealed batch is in the log, it no longer waits. Returns how many changes were in it. */
async function confirm(transaction: WriteTransaction, key: PlayKey, logged: readonly string[]): Promise<number> {
  const batch = await transaction.objectStore("batches").get(key);
  if (!batch || !logged.includes(batch.updateId)) return 0;
  const [userId, playId] = key;
  await transaction.objectStore("known").add({ userId, playId, update: batch.update });
  await transaction.objectStore("batches").delete(key);
  return batch.changes;
}

/** More updates than this are merged into one, so that opening stays fast. */
const maxKnown = 64;

async function mergeKnown(transaction: WriteTransaction, { userId, playId }: PlayRecord): Promise<void> {
  const known = transaction.objectStore("known");
  const index = known.index("play");
  if ((await index.count([userId, playId])) <= maxKnown) return;
  const [records, keys] = await Promise.all([index.getAll([userId, playId]), index.getAllKeys([userId, playId])]);
  for (const key of keys) await known.delete(key);
  await known.add({ userId, playId, update: mergeUpdates(records.map((record) => record.update)) });
}

async function startOver(transaction: WriteTransaction, record: PlayRecord): Promise<SyncStatus> {
  const { userId, playId } = record;
  const key = keyOf(record);
  const known = transaction.objectStore("known");
  const batch = await transaction.objectStore("batches").get(key);
  const updates = (await known.index("play").getAll(key)).map((entry) => entry.update);
  for (const id of await known.index("play").getAllKeys(key)) await known.delete(id);
  await transaction.objectStore("batches").delete(key);
  const update = mergeUpdates([...updates, ...(batch ? [batch.update] : [])]);
  const parts = splitUpdate(update);
  const pending = transaction.objectStore("pending");
  for (const part of parts) await pending.add({ userId, playId, update: part, changes: 1, at: record.changedAt });
  const waiting = record.waiting - (batch?.changes ?? 0) + parts.length;
  return put(transaction, { ...record, sequence: 0, waiting, since: record.since ?? record.changedAt });
}
