import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { isUnsent, recordsOf, thisDatabase, type WithDatabase } from "../devices/devicePlays.ts";
import { browserTabs, channelOf } from "../session/tabs.ts";
import { type PlayKey, type PlayRecord, type WriteTransaction, writeTransaction } from "./database.ts";

/** Deletes everything of one person from this device. Open tabs stop saving their plays. */
export async function forgetDevice(userId: UserId, device: WithDatabase = thisDatabase): Promise<void> {
  await forgetWhere(userId, device, () => true);
}

/** Deletes what the server has, too. Plays with unsent changes stay until the same person signs in again. */
export async function forgetSent(userId: UserId, device: WithDatabase = thisDatabase): Promise<void> {
  await forgetWhere(userId, device, (record) => record.blank || !isUnsent(record));
}

async function forgetWhere(
  userId: UserId,
  device: WithDatabase,
  mayGo: (record: PlayRecord) => boolean,
): Promise<void> {
  for (const record of await recordsOf(userId, device)) {
    if (mayGo(record)) await forgetPlay(userId, record.playId, device);
  }
  const left = new Set((await recordsOf(userId, device)).map(({ playId }) => playId));
  await forgetHistoryOf(userId, (playId) => left.has(playId));
}

/** Deletes one play from this device. The server keeps what it has. */
export async function forgetPlay(userId: UserId, playId: PlayId, device: WithDatabase = thisDatabase): Promise<void> {
  postRemoved(userId, playId);
  await writeTransaction(await device.database(), (transaction) => deletePlay(transaction, [userId, playId]));
  await forgetHistoryOf(userId, (other) => other !== playId);
}

/**
 * Deletes this device's copy of a play that the server has completely. Throws `Refused` if changes wait to be sent, or
 * if a tab has the play open, because that tab may have changes that the device couldn't store.
 */
export async function removeFromDevice(
  userId: UserId,
  playId: PlayId,
  device: WithDatabase = thisDatabase,
): Promise<void> {
  if (await isOpenInTab(userId, playId)) throw new Refused("conflict", savingNoticeWords.openInTab);
  await writeTransaction(await device.database(), async (transaction) => {
    const record = await transaction.objectStore("plays").get([userId, playId]);
    if (record && isUnsent(record)) throw new Refused("conflict", savingNoticeWords.notRemoved);
    await deletePlay(transaction, [userId, playId]);
  });
  postRemoved(userId, playId);
  await forgetHistoryOf(userId, (other) => other !== playId);
}

/** If the code can't be loaded, the next deletion takes them along. */
async function forgetHistoryOf(userId: UserId, stays: (playId: PlayId) => boolean): Promise<void> {
  const code = await import("../history/forgetHistory.ts").catch(() => undefined);
  await code?.forgetHistory(userId, stays);
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
