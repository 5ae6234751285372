import { nanoid } from "nanoid";
import * as Y from "yjs";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { type PlayRecord, writeTransaction } from "./database.ts";
import { channelOf, type Device, thisDevice } from "./device.ts";
import { exchange } from "./exchange.ts";
import { isCardStale } from "./indexedJournal.ts";
import type { CardBasis, CardFields, DeviceCopy, Journal, SyncStatus } from "./journal.ts";
import { type LogOptions, serverLog } from "./log.ts";
import { normalizeCard } from "./normalizeCard.ts";
import { playCardOf } from "./playCardOf.ts";
import { browserTabs } from "./tabs.ts";

/** A play as it lies on this device. */
export interface DevicePlay extends Pick<SyncStatus, "waiting" | "onServer"> {
  readonly playId: PlayId;
  readonly card: CardFields;
  /** The server's card may be older than this one. */
  readonly cardOwed: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly changedAt: number;
}

const ofPerson = (userId: UserId) => IDBKeyRange.bound([userId], [userId, []]);

/** One person's plays on this device, new ones without a word left out. None where the browser keeps nothing. */
export async function playsOnDevice(userId: UserId, device: Device = thisDevice): Promise<readonly DevicePlay[]> {
  const records = await recordsOf(userId, device);
  return records.filter((record) => !record.blank).map((record) => ({ ...record, cardOwed: isCardStale(record) }));
}

const recordsOf = (userId: UserId, device: Device): Promise<readonly PlayRecord[]> =>
  device
    .database()
    .then((database) => database.getAll("plays", ofPerson(userId)))
    .catch((): PlayRecord[] => []);

/** The plays with words that the server does not have. */
export async function unsentPlays(userId: UserId, device: Device = thisDevice): Promise<readonly DevicePlay[]> {
  return (await playsOnDevice(userId, device)).filter(isUnsent);
}

const isUnsent = ({ waiting, onServer }: DevicePlay): boolean => waiting > 0 || !onServer;

export interface SendEverythingOptions extends Omit<LogOptions, "playId" | "device"> {
  readonly device?: Device;
}

/**
 * Sends every word that waits on this device, and the cards that the server does not have as they are now. Rejects with
 * the first `Refused` of a play whose words did not go, after all plays have been tried.
 */
export async function sendEverything({ device = thisDevice, ...options }: SendEverythingOptions): Promise<void> {
  const { userId } = options;
  const refusals: unknown[] = [];
  for (const play of await playsOnDevice(userId, device)) {
    if (!isUnsent(play) && !play.cardOwed) continue;
    const sending = { ...options, play, device };
    const send = device.withLock(userId, play.playId, () => sendPlay(sending));
    await send.catch((error) => isUnsent(play) && refusals.push(error));
  }
  if (refusals.length > 0) throw refusals[0];
}

interface Sending extends Omit<SendEverythingOptions, "device"> {
  readonly play: DevicePlay;
  readonly device: Device;
}

/** The card is made from the text: the page that wrote it may have gone before it was counted. */
async function sendPlay({ play, device, ...options }: Sending): Promise<void> {
  const { playId, changedAt } = play;
  const journal = device.journal(options.userId, playId);
  const log = serverLog({ ...options, playId, device: device.name });
  const describe = () => describeCopy(journal, changedAt);
  const card = async () => (await describe())?.card ?? play.card;
  await exchange({ outbox: journal, log, newId: nanoid, card, ask: play.cardOwed });
  const described = await describe();
  if (!described) return;
  // A copy for lists: no word is at stake, and it is sent again another time.
  await log.refreshCard(described.card).then(
    () => journal.cardSent(described),
    () => undefined,
  );
}

/** Counts the play as it is on this device and notes that there; undefined where this code cannot read it. */
async function describeCopy(journal: Journal, at: number): Promise<(CardBasis & { card: CardFields }) | undefined> {
  const card = cardOf(await journal.load());
  return card && { ...(await journal.describe(card, at)), card };
}

function cardOf(copy: DeviceCopy | undefined): CardFields | undefined {
  const doc = new Y.Doc();
  try {
    for (const update of copy?.updates ?? []) Y.applyUpdate(doc, update);
    return versionOf(doc) > schemaVersion ? undefined : normalizeCard(playCardOf(doc));
  } catch (error) {
    console.error("The play could not be described.", error);
    return undefined;
  }
}

/** Clears all that this device keeps of one person; open tabs let go of their plays. */
export async function forgetDevice(userId: UserId, device: Device = thisDevice): Promise<void> {
  await forgetWhere(userId, device, () => true);
}

/** Clears what the server has; words that only this device has stay for the day when the same person comes back. */
export async function forgetSent(userId: UserId, device: Device = thisDevice): Promise<void> {
  await forgetWhere(userId, device, (record) => record.waiting === 0 && (record.onServer || record.blank));
}

async function forgetWhere(userId: UserId, device: Device, mayGo: (record: PlayRecord) => boolean): Promise<void> {
  for (const record of await recordsOf(userId, device)) {
    if (mayGo(record)) await forgetPlay(userId, record.playId, device);
  }
}

/** Clears one play from this device; what the server has stays there. */
export async function forgetPlay(userId: UserId, playId: PlayId, device: Device = thisDevice): Promise<void> {
  const tabs = browserTabs(channelOf(userId, playId));
  tabs.post({ kind: "removed" });
  tabs.close();
  const key: [UserId, PlayId] = [userId, playId];
  await writeTransaction(await device.database(), async (transaction) => {
    await transaction.objectStore("plays").delete(key);
    await transaction.objectStore("batches").delete(key);
    for (const name of ["pending", "known"] as const) {
      const store = transaction.objectStore(name);
      for (const id of await store.index("play").getAllKeys(key)) await store.delete(id);
    }
  });
}
