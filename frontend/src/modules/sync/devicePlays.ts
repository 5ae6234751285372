import { nanoid } from "nanoid";
import * as Y from "yjs";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import { type PlayKey, type PlayRecord, readTransaction, type WriteTransaction, writeTransaction } from "./database.ts";
import { channelOf, type Device, thisDevice } from "./device.ts";
import { exchange } from "./exchange.ts";
import { isCardStale } from "./indexedJournal.ts";
import {
  type CardBasis,
  type CardFields,
  type DeviceCopy,
  isReadable,
  type Journal,
  type SyncStatus,
} from "./journal.ts";
import { type LogOptions, serverLog } from "./log.ts";
import { normalizeCard } from "./normalizeCard.ts";
import { playCardOf } from "./playCardOf.ts";
import { refusalOf } from "./sendingState.ts";
import { browserTabs } from "./tabs.ts";

/** A play that is stored on this device. */
export interface DevicePlay extends Pick<SyncStatus, "waiting" | "onServer"> {
  readonly playId: PlayId;
  readonly card: CardFields;
  /** The server's card may be out of date. */
  readonly cardOwed: boolean;
  /** When the oldest change was made that the server doesn't have (epoch ms). */
  readonly since?: number | undefined;
  /** All of it is here, so it opens without a connection. */
  readonly opensOffline: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly tags?: readonly string[];
  readonly owesTags?: boolean;
}

const ofPerson = (userId: UserId) => IDBKeyRange.bound([userId], [userId, []]);

/** Returns one person's plays on this device, without new ones that have no words yet. None if the browser stores nothing. */
export async function playsOnDevice(userId: UserId, device: Device = thisDevice): Promise<readonly DevicePlay[]> {
  const records = await recordsOf(userId, device);
  return records
    .filter((record) => !record.blank)
    .map((record) => ({ ...record, cardOwed: isCardStale(record), opensOffline: isReadable(record) }));
}

const recordsOf = (userId: UserId, device: Device): Promise<readonly PlayRecord[]> =>
  readTransaction(device.database, (transaction) => transaction.objectStore("plays").getAll(ofPerson(userId))).catch(
    (): PlayRecord[] => [],
  );

/** Returns the plays with changes that the server doesn't have. */
export async function unsentPlays(userId: UserId, device: Device = thisDevice): Promise<readonly DevicePlay[]> {
  return (await playsOnDevice(userId, device)).filter(isUnsent);
}

/** Whether this device has changes that the server doesn't have. */
export const isUnsent = ({ waiting, onServer }: Pick<SyncStatus, "waiting" | "onServer">): boolean =>
  waiting > 0 || !onServer;

export interface SendEverythingOptions extends Omit<LogOptions, "playId" | "device"> {
  readonly device?: Device;
}

/** Why changes of plays weren't sent. */
export type SendRefusals = ReadonlyMap<PlayId, Refused>;

/**
 * Sends all changes that wait on this device, and all cards that are out of date on the server. Tries all plays, and
 * returns why those weren't sent that still wait.
 */
export async function sendEverything({
  device = thisDevice,
  ...options
}: SendEverythingOptions): Promise<SendRefusals> {
  const { userId } = options;
  const refusals = new Map<PlayId, Refused>();
  for (const play of await playsOnDevice(userId, device)) {
    if (!isUnsent(play) && !play.cardOwed) continue;
    const sending = { ...options, play, device };
    const send = device.withLock(userId, play.playId, () => sendPlay(sending));
    await send.catch(async (error) => {
      if (!isUnsent(play)) return;
      refusals.set(play.playId, refusalOf(error));
      await describeCopy(device.journal(userId, play.playId), play.changedAt);
    });
  }
  return refusals;
}

interface Sending extends Omit<SendEverythingOptions, "device"> {
  readonly play: DevicePlay;
  readonly device: Device;
}

/** The card is made from the text. The page that wrote it may have been closed before it was counted. */
async function sendPlay({ play, device, ...options }: Sending): Promise<void> {
  const { playId, changedAt } = play;
  const journal = device.journal(options.userId, playId);
  const log = serverLog({ ...options, playId, device: device.name });
  const describe = () => describeCopy(journal, changedAt);
  const card = async () => (await describe())?.card ?? play.card;
  await exchange({ outbox: journal, log, newId: nanoid, card, ask: play.cardOwed });
  const described = await describe();
  if (!described) return;
  // It's only a copy for lists. If this fails, no word is lost, and it's sent again later.
  await log.refreshCard(described.card, Math.max(0, Date.now() - changedAt)).then(
    () => journal.cardSent(described),
    () => undefined,
  );
}

/** Counts the play on this device and stores the card there. Undefined if this version can't read the play. */
export async function describeCopy(
  journal: Journal,
  at: number,
): Promise<(CardBasis & { card: CardFields }) | undefined> {
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

/** Deletes everything of one person from this device. Open tabs stop saving their plays. */
export async function forgetDevice(userId: UserId, device: Device = thisDevice): Promise<void> {
  await forgetWhere(userId, device, () => true);
}

/** Deletes what the server has, too. Plays with unsent changes stay until the same person signs in again. */
export async function forgetSent(userId: UserId, device: Device = thisDevice): Promise<void> {
  await forgetWhere(userId, device, (record) => record.waiting === 0 && (record.onServer || record.blank));
}

async function forgetWhere(userId: UserId, device: Device, mayGo: (record: PlayRecord) => boolean): Promise<void> {
  for (const record of await recordsOf(userId, device)) {
    if (mayGo(record)) await forgetPlay(userId, record.playId, device);
  }
}

/** Deletes one play from this device. The server keeps what it has. */
export async function forgetPlay(userId: UserId, playId: PlayId, device: Device = thisDevice): Promise<void> {
  postRemoved(userId, playId);
  await writeTransaction(await device.database(), (transaction) => deletePlay(transaction, [userId, playId]));
}

/**
 * Deletes this device's copy of a play that the server has completely. Throws `Refused` if changes wait to be sent, or
 * if a tab has the play open, because that tab may have changes that the device couldn't store.
 */
export async function removeFromDevice(userId: UserId, playId: PlayId, device: Device = thisDevice): Promise<void> {
  if (await isOpenInTab(userId, playId)) throw new Refused("conflict", savingWords.openInTab);
  await writeTransaction(await device.database(), async (transaction) => {
    const record = await transaction.objectStore("plays").get([userId, playId]);
    if (record && isUnsent(record)) throw new Refused("conflict", savingWords.notRemoved);
    await deletePlay(transaction, [userId, playId]);
  });
  postRemoved(userId, playId);
}

async function deletePlay(transaction: WriteTransaction, key: PlayKey): Promise<void> {
  await transaction.objectStore("plays").delete(key);
  await transaction.objectStore("batches").delete(key);
  for (const name of ["pending", "known"] as const) {
    const store = transaction.objectStore(name);
    for (const id of await store.index("play").getAllKeys(key)) await store.delete(id);
  }
}

function postRemoved(userId: UserId, playId: PlayId): void {
  const tabs = browserTabs(channelOf(userId, playId));
  tabs.post({ kind: "removed" });
  tabs.close();
}

/** Tabs answer at once, unless the browser has suspended them. */
const answerMs = 300;

function isOpenInTab(userId: UserId, playId: PlayId): Promise<boolean> {
  const tabs = browserTabs(channelOf(userId, playId));
  return new Promise((resolve) => {
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      tabs.close();
      resolve(isOpen);
    };
    const timer = setTimeout(() => end(false), answerMs);
    tabs.listen(({ kind }) => kind === "inUse" && end(true));
    tabs.post({ kind: "removalRequested" });
  });
}
