import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { assignments } from "./assignments.ts";
import { dueAgain, dueOn } from "./due.ts";
import { findItem, type Key, type Table, type TransactItem } from "./table.ts";

/** What may be deleted from a play once its snapshot is confirmed. */
const clearing = z.object({
  upTo: z.int().min(0),
  notBefore: instant,
  /** How many times it was begun. */
  attempts: z.int().default(0),
});
export type Clearing = z.output<typeof clearing>;

const keyOf = (playId: PlayId, upTo: number): Key => ({
  PK: `PLAY#${playId}`,
  SK: `CLEAR#${String(upTo).padStart(12, "0")}`,
});

/** Returns the transaction item that schedules the clearing. */
export const planClearing = (table: Table, playId: PlayId, upTo: number, notBefore: Date): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: {
      ...keyOf(playId, upTo),
      upTo,
      notBefore: notBefore.toISOString(),
      ...dueOn(notBefore, "CLEAR", playId),
    },
  },
});

export async function findClearing(table: Table, Key: Key): Promise<Clearing | undefined> {
  const item = await findItem(table, Key, { consistent: true });
  return item && clearing.parse(item);
}

/** Counts one more attempt. From the second one on, it's put off in case it doesn't finish; a first one may be repeated. */
export async function beginClearing(table: Table, playId: PlayId, key: Key, { attempts }: Clearing, now: Date) {
  const next = attempts > 0 ? dueOn(dueAgain(now, attempts - 1), "CLEAR", playId) : {};
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { PK: key.PK, SK: key.SK },
      ...assignments({ ...next, attempts: attempts + 1 }),
      ConditionExpression: "attribute_exists(PK)",
    }),
  );
}

export async function forgetClearing(table: Table, { PK, SK }: Key): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { PK, SK } }));
}
