import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { demonstrationOwner } from "#domain/sharing/demonstrations.ts";
import { findItem, type Key, type Table } from "./table.ts";

const key: Key = { PK: `USER#${demonstrationOwner}`, SK: "DEMONSTRATION" };
const stored = z.object({ day: z.iso.date() });

/** Returns the day (UTC) on which the demonstrations were last set up and cleaned; undefined if they never were. */
export async function findDemonstrationDay(table: Table): Promise<string | undefined> {
  const item = await findItem(table, key, { consistent: true });
  return item && stored.parse(item).day;
}

export async function putDemonstrationDay(table: Table, day: string): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, day } }));
}
