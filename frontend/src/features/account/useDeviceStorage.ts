import { useCallback, useEffect, useState } from "react";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { playsWithCards } from "#frontend/modules/sync/cards/playsWithCards.ts";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import { removeFromDevice } from "#frontend/modules/sync/journal/forgetPlays.ts";

/** What a person has stored in this browser. */
export interface DeviceStorage {
  /** Last changed first. */
  readonly plays: readonly DevicePlay[];
  /** Bytes used and available; undefined if the browser doesn't tell. */
  readonly room: { readonly used: number; readonly available: number } | undefined;
  /** Whether the browser keeps it if the device runs out of space; undefined if it doesn't tell. */
  readonly isPersistent: boolean | undefined;
}

/** Reads what's stored here. `remove` rejects with `Refused`. */
export function useDeviceStorage(userId: UserId) {
  const [storage, setStorage] = useState<DeviceStorage>();
  const load = useCallback(async () => setStorage(await readStorage(userId)), [userId]);
  useEffect(() => void load().catch(() => undefined), [load]);
  const remove = async (playId: PlayId): Promise<void> => {
    try {
      await removeFromDevice(userId, playId);
    } finally {
      await load();
    }
  };
  return { storage, remove };
}

async function readStorage(userId: UserId): Promise<DeviceStorage> {
  const plays = await playsWithCards(userId);
  const { usage, quota } = (await fromBrowser(() => navigator.storage.estimate())) ?? {};
  return {
    plays: [...plays].sort((a, b) => b.changedAt - a.changedAt),
    room: usage !== undefined && quota !== undefined ? { used: usage, available: quota } : undefined,
    isPersistent: await fromBrowser(() => navigator.storage.persisted()),
  };
}

/** Returns undefined if the browser doesn't offer it. */
async function fromBrowser<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
