import { locksInOneTab } from "#frontend/platform/locks.ts";
import { createDevice, type Device } from "../devices/device.ts";
import { openHistoryDatabase } from "../history/historyDatabase.ts";
import { openDatabase } from "../journal/database.ts";

/** A browser with storage of its own, under the name `storage`. */
export const deviceInOneTab = (name: string, storage = name): Device =>
  createDevice(name, {
    database: openDatabase(storage),
    history: openHistoryDatabase(`${storage}-history`),
    lock: locksInOneTab(),
  });
