import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { hourSeconds } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import type { Table } from "./table.ts";

interface Lease {
  readonly name: string;
  /** After this time, another process may take the lease. The previous holder must be done or dead by then. */
  readonly seconds: number;
}

/** Runs the task while no other process does. Returns undefined if another one holds the lease. */
export async function withLease<T>(
  table: Table,
  lease: Lease,
  now: Clock,
  run: () => Promise<T>,
): Promise<{ readonly answer: T } | undefined> {
  const holder = randomUUID();
  if (!(await take(table, lease, now(), holder))) return undefined;
  try {
    return { answer: await run() };
  } finally {
    await giveBack(table, lease, holder);
  }
}

const keyOf = ({ name }: Lease) => ({ PK: `LEASE#${name}`, SK: "LEASE" });

async function take(table: Table, lease: Lease, now: Date, holder: string): Promise<boolean> {
  const nowMs = now.getTime();
  const untilMs = nowMs + lease.seconds * 1000;
  const Item = { ...keyOf(lease), holder, untilMs, expiresAt: Math.ceil(untilMs / 1000) + spareSeconds };
  const taking = new PutCommand({
    TableName: table.name,
    Item,
    ConditionExpression: "attribute_not_exists(PK) OR untilMs < :now",
    ExpressionAttributeValues: { ":now": nowMs },
  });
  return unlessRefused(table.client.send(taking));
}

const giveBack = (table: Table, lease: Lease, holder: string): Promise<boolean> =>
  unlessRefused(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: keyOf(lease),
        ConditionExpression: "holder = :holder",
        ExpressionAttributeValues: { ":holder": holder },
      }),
    ),
  );

async function unlessRefused(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Keeps the item long after the lease must have ended. */
const spareSeconds = hourSeconds;
