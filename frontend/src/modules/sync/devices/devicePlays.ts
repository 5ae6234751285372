import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { isCardStale, ownDatabase, type PlayRecord, readTransaction } from "../journal/database.ts";
import { type CardFields, isReadable, type LeftPlace, type SyncStatus } from "../journal/journal.ts";
import type { Device } from "./device.ts";

/** A play that is stored on this device. */
export interface DevicePlay extends Pick<SyncStatus, "waiting" | "onServer"> {
  readonly playId: PlayId;
  /** Undefined if it isn't known. */
  readonly card?: CardFields | undefined;
  /** The text has changed since the card was made. */
  readonly isCardOld?: boolean;
  /** The card as the server last sent it. */
  readonly listed?: PlayCard;
  /** The server's card may be out of date. */
  readonly cardOwed: boolean;
  /** When the oldest change was made that the server doesn't have (epoch ms). */
  readonly since?: number | undefined;
  /** All of it is here, so it opens without a connection. */
  readonly opensOffline: boolean;
  /** Epoch milliseconds; 0 if it isn't known. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly tags?: readonly string[];
  readonly owesTags?: boolean;
  readonly left?: LeftPlace;
}

/** Undefined if the time isn't known. */
export const instantOf = (ms: number): string | undefined => (ms === 0 ? undefined : new Date(ms).toISOString());

/** What these functions need of a device. The rest of it comes with Yjs, which a list doesn't need. */
export type WithDatabase = Pick<Device, "database">;

export const thisDatabase: WithDatabase = { database: ownDatabase };

const ofPerson = (userId: UserId) => IDBKeyRange.bound([userId], [userId, []]);

/** Returns one person's plays on this device, without new ones that have no words yet. None if the browser stores nothing. */
export async function playsOnDevice(
  userId: UserId,
  device: WithDatabase = thisDatabase,
): Promise<readonly DevicePlay[]> {
  const records = await recordsOf(userId, device);
  return records
    .filter((record) => !record.blank)
    .map((record) => ({
      ...record,
      card: knownCard(record),
      cardOwed: isCardStale(record),
      opensOffline: isReadable(record),
    }));
}

export const recordsOf = (userId: UserId, device: WithDatabase): Promise<readonly PlayRecord[]> =>
  readTransaction(device.database, (transaction) => transaction.objectStore("plays").getAll(ofPerson(userId))).catch(
    (): PlayRecord[] => [],
  );

/** A card of an earlier release without any content was never made from the text. */
const knownCard = ({ card, isCardOld }: PlayRecord): CardFields | undefined =>
  card && (isCardOld !== undefined || card.title !== "" || card.words > 0 || card.pages > 0) ? card : undefined;

/** Whether a card can and must be made from the text. */
export const needsCard = ({ opensOffline, card, isCardOld = false }: DevicePlay): boolean =>
  opensOffline && (card === undefined || isCardOld);

/** Returns the plays with changes that the server doesn't have. */
export async function unsentPlays(userId: UserId, device: WithDatabase = thisDatabase): Promise<readonly DevicePlay[]> {
  return (await playsOnDevice(userId, device)).filter(isUnsent);
}

/** Whether this device has changes of a play's document that the server doesn't have. */
export const isTextUnsent = ({ waiting, onServer }: Pick<SyncStatus, "waiting" | "onServer">): boolean =>
  waiting > 0 || !onServer;

type Unsent = Pick<DevicePlay, "waiting" | "onServer" | "owesTags">;

/** Whether this device has changes that the server doesn't have. */
export const isUnsent = ({ owesTags = false, ...status }: Unsent): boolean => isTextUnsent(status) || owesTags;

/** Whether anything of a play has to be sent. The server's card is only a copy for lists, so it's no unsent change. */
export const isOwing = (play: Unsent & Pick<DevicePlay, "cardOwed">): boolean => isUnsent(play) || play.cardOwed;
