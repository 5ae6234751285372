import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant, userId } from "#domain/api/shapes.ts";
import { playInBin } from "#domain/play/bin.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { assignments } from "./assignments.ts";
import { dueAgain, dueOn } from "./due.ts";
import { findItem, type Key, type Table, type TransactItem } from "./table.ts";

/** The snapshot that the head names. Its parts hold everything up to `sequence`. */
const namedSnapshot = z.object({
  sequence: z.int().min(1),
  id: z.string(),
  parts: z.int().min(1),
  bytes: z.int().min(0),
  hash: z.string(),
  /** Total bytes of all entries ever logged up to `sequence`, as stored. */
  loggedBytes: z.int().min(0),
  /** When and by which device its last update was written. Older snapshots don't have it. */
  at: instant.optional(),
  device: z.string().optional(),
});
export type NamedSnapshot = z.output<typeof namedSnapshot>;

/** Numbers after `after`, up to and including `through`. */
const numbers = z.object({ after: z.int().min(0), through: z.int().min(0) });
type Numbers = z.output<typeof numbers>;

const head = z.object({
  owner: userId,
  binnedAt: instant.optional(),
  /** Kept forever, so a used id is never used again. */
  purgedAt: instant.optional(),
  snapshot: namedSnapshot.optional(),
  /** The work that is due for this play, if any. */
  GSI1SK: z.string().optional(),
  /**
   * Numbers that updates had before the table was restored to an earlier time. The log goes on after them, so that a
   * device that knows one of them is told to send everything again, however much was written since.
   */
  lost: z.array(numbers).optional(),
  /** How many times a compaction was begun since the last one that finished. */
  compactions: z.int().optional(),
});
export type Head = z.output<typeof head>;

export const headKey = (playId: PlayId): Key => ({ PK: `PLAY#${playId}`, SK: "HEAD" });

export async function findHead(table: Table, playId: PlayId): Promise<Head | undefined> {
  const item = await findItem(table, headKey(playId), { consistent: true });
  return item && head.parse(item);
}

/** Whether a device that knows the log up to this number knows updates that a restore has lost. */
export const isLost = ({ lost = [] }: Pick<Head, "lost">, sequence: number): boolean =>
  lost.some(({ after, through }) => sequence > after && sequence <= through);

/** Whether nothing is missing between two updates of the log with these numbers. */
export const isNext = ({ lost = [] }: Pick<Head, "lost">, before: number, sequence: number): boolean =>
  sequence === before + 1 || lost.some(({ after, through }) => before === after && sequence === through + 1);

/** The highest number that any update has had, if the log doesn't have one above. */
export const highestLost = ({ lost = [] }: Pick<Head, "lost">): number =>
  Math.max(0, ...lost.map(({ through }) => through));

/** Notes that a restore has lost these updates of a play. */
export async function noteLost(table: Table, playId: PlayId, lost: Numbers): Promise<void> {
  await changeLivingHead(table, playId, {
    UpdateExpression: "SET lost = list_append(if_not_exists(lost, :none), :lost)",
    ExpressionAttributeValues: { ":none": [], ":lost": [lost] },
  });
}

/** Schedules the play for compaction on that day. The sweeper makes the snapshot. */
export async function markCompactionDue(table: Table, playId: PlayId, day: Date): Promise<void> {
  await changeLivingHead(table, playId, assignments(dueOn(day, "COMPACT", playId)));
}

/** Counts one more attempt at a compaction, and schedules the next one in case this one doesn't finish. */
export async function beginCompaction(table: Table, playId: PlayId, { compactions = 0 }: Head, now: Date) {
  const next = dueOn(dueAgain(now, compactions), "COMPACT", playId);
  await changeLivingHead(table, playId, assignments({ ...next, compactions: compactions + 1 }));
}

export async function unmarkCompaction(table: Table, playId: PlayId): Promise<void> {
  await changeLivingHead(table, playId, { UpdateExpression: "REMOVE GSI1PK, GSI1SK, compactions" });
}

type HeadChange = Pick<
  UpdateCommandInput,
  "UpdateExpression" | "ExpressionAttributeNames" | "ExpressionAttributeValues"
>;

/** Skips a purged play's head, which is a tombstone with its own mark. */
async function changeLivingHead(table: Table, playId: PlayId, change: HeadChange) {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: headKey(playId),
      ...change,
      ConditionExpression: "attribute_exists(PK) AND attribute_not_exists(purgedAt)",
    }),
  );
}

export interface SnapshotMove {
  readonly from: NamedSnapshot | undefined;
  readonly to: NamedSnapshot;
}

/** Returns the transaction item that names the new snapshot. It fails if another one was named in the meantime. */
export const moveSnapshot = (table: Table, playId: PlayId, { from, to }: SnapshotMove): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: headKey(playId),
    UpdateExpression: "SET #snapshot = :to REMOVE GSI1PK, GSI1SK, compactions",
    ConditionExpression: `attribute_not_exists(purgedAt) AND ${from ? "#snapshot.#id = :from" : "attribute_not_exists(#snapshot)"}`,
    ExpressionAttributeNames: { "#snapshot": "snapshot", ...(from && { "#id": "id" }) },
    ExpressionAttributeValues: { ":to": to, ...(from && { ":from": from.id }) },
  },
});

export const noSuchPlay = () => new Refused("not-found", "We couldn't find this play in your account.");

/** Returns the head of this user's play, in the bin or not. Another user's play is refused as if it didn't exist. */
export async function getOwnHead(table: Table, userId: UserId, playId: PlayId): Promise<Head> {
  const found = await findHead(table, playId);
  if (!found || found.owner !== userId || found.purgedAt) throw noSuchPlay();
  return found;
}

/** Refuses a play that is in the bin. */
export function assertOpen({ binnedAt }: Head): void {
  if (binnedAt) throw inBin();
}

export const inBin = () =>
  new Refused("conflict", "This play is in the bin. Restore it first. Your text is saved on this device.", {
    code: playInBin,
  });
