import type { PlayId, UserId } from "#domain/play/play.ts";
import { thisDatabase, type WithDatabase } from "../devices/devicePlays.ts";
import { changeRecords } from "../journal/changeRecords.ts";
import type { LeftPlace } from "../journal/journal.ts";

/** Stores where the writer stopped. Nothing is stored of a play that isn't on this device. */
export async function keepLeftPlace(
  userId: UserId,
  playId: PlayId,
  left: LeftPlace,
  device: WithDatabase = thisDatabase,
): Promise<void> {
  await changeRecords(userId, device, (record) => (record.playId === playId ? { ...record, left } : undefined));
}
