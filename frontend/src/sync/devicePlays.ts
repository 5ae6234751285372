import { nanoid } from "nanoid";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { type PlayRecord, write } from "./database.ts";
import { channelOf, type Device, thisDevice } from "./device.ts";
import { exchange } from "./exchange.ts";
import { owesCard } from "./indexedJournal.ts";
import type { CardFields, Standing } from "./journal.ts";
import { type LogOptions, serverLog } from "./log.ts";
import { browserTabs } from "./tabs.ts";

/** A play as it lies on this device. */
export interface DevicePlay extends Pick<Standing, "waiting" | "onServer"> {
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
  return records.filter((record) => !record.blank).map((record) => ({ ...record, cardOwed: owesCard(record) }));
}

const recordsOf = (userId: UserId, device: Device): Promise<readonly PlayRecord[]> =>
  device
    .database()
    .then((database) => database.getAll("plays", ofPerson(userId)))
    .catch((): PlayRecord[] => []);

/** The plays with words that the server does not have. */
export async function unsentPlays(userId: UserId, device: Device = thisDevice): Promise<readonly DevicePlay[]> {
  return (await playsOnDevice(userId, device)).filter((play) => play.waiting > 0 || !play.onServer);
}

export interface SendEverythingOptions extends Omit<LogOptions, "playId" | "device"> {
  readonly device?: Device;
}

/** Sends every word that waits on this device. Rejects with the first `Refused`, after all plays have been tried. */
export async function sendEverything({ device = thisDevice, ...options }: SendEverythingOptions): Promise<void> {
  const { userId } = options;
  const refusals: unknown[] = [];
  for (const { playId, card } of await unsentPlays(userId, device)) {
    const outbox = device.journal(userId, playId);
    const log = serverLog({ ...options, playId, device: device.name });
    const send = () => exchange({ outbox, log, newId: nanoid, card: async () => card, ask: false });
    await device.takeTurn(userId, playId, send).catch((error) => refusals.push(error));
  }
  if (refusals.length > 0) throw refusals[0];
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
  tabs.tell({ kind: "forgotten" });
  tabs.close();
  const key: [UserId, PlayId] = [userId, playId];
  await write(await device.database(), async (transaction) => {
    await transaction.objectStore("plays").delete(key);
    await transaction.objectStore("batches").delete(key);
    for (const name of ["pending", "known"] as const) {
      const store = transaction.objectStore(name);
      for (const id of await store.index("play").getAllKeys(key)) await store.delete(id);
    }
  });
}
