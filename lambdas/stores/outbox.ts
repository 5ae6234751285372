import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type FailedSync, failedSync, failedSyncsAPage } from "#domain/api/contacts.ts";
import { instant, userId } from "#domain/api/shapes.ts";
import { assignments } from "./assignments.ts";
import { countDue, dueOn } from "./due.ts";
import { tableSchema } from "./schema.ts";
import { findItem, type Key, queryPage, type Table } from "./table.ts";

const contactSk = "CONTACT";
const eventPrefix = "CONTACT-EVENT#";

/** A person's one contact update, or one of their events. */
export const syncKey = (id: string): Key => {
  const [person = "", ...event] = id.split(".");
  return { PK: `USER#${person}`, SK: event.length > 0 ? `${eventPrefix}${event.join(".")}` : contactSk };
};

/** The name by which administrators know it; made for what stands under such a key. */
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
  /** Absent where nothing is to be delivered. */
  outbox: z.enum(["waiting", "failed"]).optional(),
  /** One more with each request: what is settled under an older one is not settled. */
  version: z.int(),
  tries: z.int().default(0),
  since: instant.optional(),
  dueAt: instant.optional(),
  failedAt: instant.optional(),
  reason: z.string().default(""),
  /** Of a contact: as the person's browser gave them last. */
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Of a contact: every address under which the contact system may know the person. */
  addresses: z.set(z.string()).default(() => new Set<string>()),
  /** Of a contact: what was delivered last, and when. */
  sent: z.record(z.string(), z.string()).optional(),
  sentAt: instant.optional(),
  /** Of an event: by its id the contact system tells a second delivery from a second event. */
  eventId: z.string().optional(),
  eventName: z.string().optional(),
  occurredAt: instant.optional(),
});

/** Something for the contact system that is delivered, waits or has failed. */
export type Sync = z.output<typeof row> & { readonly userId: z.output<typeof userId> };

export const syncOf = (item: unknown): Sync => {
  const parsed = row.parse(item);
  return { ...parsed, userId: userId.parse(parsed.PK.replace(/^USER#/, "")) };
};

export async function findSync(table: Table, { PK, SK }: Key): Promise<Sync | undefined> {
  const item = await findItem(table, { PK, SK }, { consistent: true });
  return item && syncOf(item);
}

/** What stands on an item that waits until then. */
export const waitingUntil = (key: Key, at: Date) => ({
  outbox: "waiting",
  dueAt: at.toISOString(),
  ...dueOn(at, "SYNC", syncIdOf(key)),
});

const failures = "SYNC-FAILED";
const failedOn = ({ failedAt, id }: FailedPlace) => ({ GSI1PK: failures, GSI1SK: `${failedAt}#${id}` });

/** Notes a try that went wrong and when there will be another; a request that came meanwhile stays as it is. */
export const putOff = (table: Table, sync: Sync, at: Date, reason: string): Promise<boolean> =>
  changeUnlessNewer(table, sync, { ...waitingUntil(sync, at), tries: sync.tries + 1, reason });

/** There will be no other try by itself. */
export const giveUp = (table: Table, sync: Sync, now: Date, reason: string): Promise<boolean> =>
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

/** False where the condition did not hold. */
export async function isTaken(table: Table, update: UpdateCommandInput): Promise<boolean> {
  try {
    await table.client.send(new UpdateCommand(update));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Takes a failed one up again, as if it were new; undefined where it has not failed any more. */
export async function takeUpAgain(table: Table, id: string, until: Date): Promise<Sync | undefined> {
  const key = syncKey(id);
  const sync = await findSync(table, key);
  if (sync?.outbox !== "failed") return undefined;
  const change = { ...waitingUntil(key, until), version: sync.version + 1, tries: 0 };
  const isMine = await changeUnlessNewer(table, sync, change);
  return isMine ? { ...sync, outbox: "waiting", version: change.version, tries: 0 } : undefined;
}

/** Where a page ends: its last update. */
export interface FailedPlace {
  readonly failedAt: string;
  readonly id: string;
}

export interface FailedPage {
  readonly syncs: FailedSync[];
  readonly next: FailedPlace | undefined;
}

/** What failed, the latest first. `after` is the `next` of the page before. */
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
    // Nobody asked for what came due by the clock alone.
    since: sync.since ?? sync.failedAt,
    failedAt: sync.failedAt,
    reason: sync.reason,
  });

const dayMs = 86_400_000;

/** How many wait for another try, as the index knows it: the longest wait is a day. */
export const countWaiting = (table: Table, now: Date): Promise<number> =>
  countDue(table, "SYNC", new Date(now.getTime() - dayMs), new Date(now.getTime() + dayMs));
