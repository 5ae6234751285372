import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type FailedSync, failedSync, failedSyncsAPage } from "#domain/api/contacts.ts";
import { instant, userId } from "#domain/api/shapes.ts";
import { dayMs } from "#domain/time.ts";
import { assignments } from "./assignments.ts";
import { countDue, dueOn } from "./due.ts";
import { tableSchema } from "./schema.ts";
import { findItem, type Key, queryPage, type Table } from "./table.ts";

const contactSk = "CONTACT";
const eventPrefix = "CONTACT-EVENT#";

/** The key of a person's one contact update, or of one of their events. */
export const syncKey = (id: string): Key => {
  const [person = "", ...event] = id.split(".");
  return { PK: `USER#${person}`, SK: event.length > 0 ? `${eventPrefix}${event.join(".")}` : contactSk };
};

/** The id that administrators see, built from such a key. */
export const syncIdOf = ({ PK, SK }: Key): string => {
  const person = PK.replace(/^USER#/, "");
  return SK === contactSk ? person : `${person}.${SK.slice(eventPrefix.length)}`;
};

export const eventsOf = (person: string) => ({
  KeyConditionExpression: "PK = :person AND begins_with(SK, :events)",
  ExpressionAttributeValues: { ":person": `USER#${person}`, ":events": eventPrefix },
});

const row = z.object({
  PK: z.string(),
  SK: z.string(),
  /** Absent if nothing is waiting to be delivered. */
  outbox: z.enum(["waiting", "failed"]).optional(),
  /** Incremented with each request. Settling an older version doesn't settle the newer one. */
  version: z.int(),
  tries: z.int().default(0),
  since: instant.optional(),
  dueAt: instant.optional(),
  failedAt: instant.optional(),
  reason: z.string().default(""),
  /** Contacts only: the name last sent by the person's browser. */
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Contacts only: every address under which the CRM may know the person. */
  addresses: z.set(z.string()).default(() => new Set<string>()),
  /** Contacts only: what was delivered last, and when. */
  sent: z.record(z.string(), z.string()).optional(),
  sentAt: instant.optional(),
  /** Events only: the id by which the CRM tells a repeated delivery from a second event. */
  eventId: z.string().optional(),
  eventName: z.string().optional(),
  occurredAt: instant.optional(),
});

/** A contact update or event that was delivered, waits or has failed. */
export type Sync = z.output<typeof row> & { readonly userId: z.output<typeof userId> };

export const syncOf = (item: unknown): Sync => {
  const parsed = row.parse(item);
  return { ...parsed, userId: userId.parse(parsed.PK.replace(/^USER#/, "")) };
};

export async function findSync(table: Table, { PK, SK }: Key): Promise<Sync | undefined> {
  const item = await findItem(table, { PK, SK }, { consistent: true });
  return item && syncOf(item);
}

/** The attributes of an item that waits until a given time. */
export const waitingUntil = (key: Key, at: Date) => ({
  outbox: "waiting",
  dueAt: at.toISOString(),
  ...dueOn(at, "SYNC", syncIdOf(key)),
});

const failures = "SYNC-FAILED";
const failedOn = ({ failedAt, id }: FailedPlace) => ({ GSI1PK: failures, GSI1SK: `${failedAt}#${id}` });

/** Records a failed attempt and the time of the next one. A newer request stays unchanged. */
export const reschedule = (table: Table, sync: Sync, at: Date, reason: string): Promise<boolean> =>
  changeUnlessNewer(table, sync, { ...waitingUntil(sync, at), tries: sync.tries + 1, reason });

/** Records a failure that won't be retried automatically. */
export const markFailed = (table: Table, sync: Sync, now: Date, reason: string): Promise<boolean> =>
  changeUnlessNewer(table, sync, {
    outbox: "failed",
    tries: sync.tries + 1,
    failedAt: now.toISOString(),
    reason,
    ...failedOn({ failedAt: now.toISOString(), id: syncIdOf(sync) }),
  });

function changeUnlessNewer(table: Table, { PK, SK, version }: Sync, change: Readonly<Record<string, unknown>>) {
  const { ExpressionAttributeValues, ...set } = assignments(change);
  return isTaken(table, {
    TableName: table.name,
    Key: { PK, SK },
    ...set,
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ":version": version },
  });
}

/** Returns false if the condition failed. */
export async function isTaken(table: Table, update: UpdateCommandInput): Promise<boolean> {
  try {
    await table.client.send(new UpdateCommand(update));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Retries a failed item as if it were new. Returns undefined if it's no longer failed. */
export async function requeue(table: Table, id: string, until: Date): Promise<Sync | undefined> {
  const key = syncKey(id);
  const sync = await findSync(table, key);
  if (sync?.outbox !== "failed") return undefined;
  const change = { ...waitingUntil(key, until), version: sync.version + 1, tries: 0 };
  const isMine = await changeUnlessNewer(table, sync, change);
  return isMine ? { ...sync, outbox: "waiting", version: change.version, tries: 0 } : undefined;
}

/** The last item of a page. */
export interface FailedPlace {
  readonly failedAt: string;
  readonly id: string;
}

export interface FailedPage {
  readonly syncs: FailedSync[];
  readonly next: FailedPlace | undefined;
}

/** Lists failed items, latest first. `after` is the previous page's `next`. */
export async function listFailed(table: Table, after?: FailedPlace): Promise<FailedPage> {
  const { name, partitionKey } = tableSchema.index;
  const start = after && { ...syncKey(after.id), ...failedOn(after) };
  const { items, next } = await queryPage(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :failures`,
    ExpressionAttributeValues: { ":failures": failures },
    ScanIndexForward: false,
    Limit: failedSyncsAPage,
    ExclusiveStartKey: start,
  });
  const syncs = items.map((item) => shown(syncOf(item)));
  return { syncs, next: next && syncs.at(-1) };
}

const shown = (sync: Sync): FailedSync =>
  failedSync.parse({
    id: syncIdOf(sync),
    userId: sync.userId,
    kind: sync.SK === contactSk ? "contact" : "event",
    eventName: sync.eventName ?? null,
    attempts: sync.tries,
    // Items that came due by time alone have no request.
    since: sync.since ?? sync.failedAt,
    failedAt: sync.failedAt,
    reason: sync.reason,
  });

/** Counts the items that wait for another attempt, according to the index. The longest wait is a day. */
export const countWaiting = (table: Table, now: Date): Promise<number> =>
  countDue(table, "SYNC", new Date(now.getTime() - dayMs), new Date(now.getTime() + dayMs));
