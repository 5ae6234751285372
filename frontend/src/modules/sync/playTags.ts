import { type PlayCard, patchPlay } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { Call } from "#frontend/platform/call.ts";
import { type PlayRecord, type WriteTransaction, writeTransaction } from "./database.ts";
import { playsOnDevice, thisDatabase, type WithDatabase } from "./devicePlays.ts";

interface TagOptions {
  readonly userId: UserId;
  readonly call: Call;
  readonly device?: WithDatabase;
}

/**
 * Replaces a play's tags. If the play is on this device, they're stored here first, and `sendOwedTags` sends them if the
 * server can't be reached now.
 */
export async function setTags(
  { userId, call, device = thisDatabase }: TagOptions,
  playId: PlayId,
  tags: readonly string[],
): Promise<void> {
  const isStored = await changeRecords(userId, device, (record) =>
    record.playId === playId ? { ...record, tags, owesTags: true } : undefined,
  );
  const sending = sendTags({ userId, call, device }, playId, tags);
  await (isStored ? sending.catch(() => undefined) : sending);
}

/** Sends tags that were changed here without a connection. */
export async function sendOwedTags({ userId, call, device = thisDatabase }: TagOptions): Promise<void> {
  for (const { playId, onServer, tags = [], owesTags } of await playsOnDevice(userId, device)) {
    if (onServer && owesTags) await sendTags({ userId, call, device }, playId, tags).catch(() => undefined);
  }
}

/** Stores the server's tags for the time without a connection, except where they were changed here. */
export async function keepTags(
  userId: UserId,
  cards: readonly PlayCard[],
  device: WithDatabase = thisDatabase,
): Promise<void> {
  const listed = new Map(cards.map(({ playId, tags = [] }) => [playId, tags]));
  await changeRecords(userId, device, (record) => {
    const tags = listed.get(record.playId);
    return tags === undefined || record.owesTags || isSame(tags, record.tags ?? []) ? undefined : { ...record, tags };
  });
}

async function sendTags(
  { userId, call, device }: Required<TagOptions>,
  playId: PlayId,
  tags: readonly string[],
): Promise<void> {
  await call(patchPlay, { params: { playId }, body: { tags: [...tags] } });
  await changeRecords(userId, device, (record) =>
    record.playId === playId && isSame(record.tags ?? [], tags) ? { ...record, owesTags: false } : undefined,
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

/** Changes what's stored of a person's plays. Returns whether anything was, also if the browser stores nothing. */
async function changeRecords(
  userId: UserId,
  device: WithDatabase,
  change: (record: PlayRecord) => PlayRecord | undefined,
): Promise<boolean> {
  const run = async (transaction: WriteTransaction) => {
    const plays = transaction.objectStore("plays");
    const records = await plays.getAll(IDBKeyRange.bound([userId], [userId, []]));
    const changed = records.map(change).filter((record) => record !== undefined);
    for (const record of changed) await plays.put(record);
    return changed.length > 0;
  };
  return device
    .database()
    .then((database) => writeTransaction(database, run))
    .catch(() => false);
}
