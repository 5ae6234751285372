import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { afterHeadStart } from "./contacts.ts";
import { eventsOf, type Sync, syncKey, syncOf, waitingUntil } from "./outbox.ts";
import { deleteItems, type Key, listAllItems, type Table } from "./table.ts";

/** Days after which an event is no longer of interest and the table deletes it. */
const keptDays = 90;

/** Stores an event until the CRM has received it. */
export async function putContactEvent(table: Table, userId: UserId, eventName: string, now: Date): Promise<Sync> {
  const at = now.toISOString();
  const key = syncKey(`${userId}.${at}_${nanoid(10)}`);
  const Item = {
    ...key,
    ...waitingUntil(key, afterHeadStart(now)),
    version: 1,
    since: at,
    eventId: randomUUID(),
    eventName,
    occurredAt: at,
    expiresAt: epochSeconds(now) + keptDays * daySeconds,
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return syncOf(Item);
}

/** Returns a person's waiting and failed events, oldest first. There are a few hundred at most. */
export const listContactEvents = async (table: Table, userId: UserId): Promise<readonly Sync[]> =>
  (await listAllItems(table, { ...eventsOf(userId), ConsistentRead: true })).map(syncOf);

export const dropContactEvents = (table: Table, keys: readonly Key[]): Promise<void> => deleteItems(table, keys);
