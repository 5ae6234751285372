import { createHash } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type KeptReport, keptReport } from "#domain/api/security.ts";
import { eventsKeptMs } from "#domain/security/securityEvent.ts";
import type { Violation } from "#domain/security/violation.ts";
import { queryPage, type Table } from "./table.ts";

const partition = "VIOLATIONS";

/** Counts a violation: one item per kind, however often it's reported. Returns whether it's the first of its kind. */
export async function countViolation(table: Table, violation: Violation, now: Date): Promise<boolean> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { PK: partition, SK: hashOf(violation) },
      UpdateExpression:
        "ADD #count :one SET violation = :violation, firstAt = if_not_exists(firstAt, :now), lastAt = :now, expiresAt = :end",
      ExpressionAttributeNames: { "#count": "count" },
      ExpressionAttributeValues: {
        ":one": 1,
        ":violation": violation,
        ":now": now.toISOString(),
        ":end": Math.ceil((now.getTime() + eventsKeptMs) / 1000),
      },
      ReturnValues: "ALL_NEW",
    }),
  );
  return Attributes?.count === 1;
}

/** The maximum shown. There are no more than the limits allow. */
const maxShown = 200;

/** Lists the violations of the last hour, latest first. */
export async function listViolations(table: Table, now: Date): Promise<readonly KeptReport[]> {
  const { items } = await queryPage(table, {
    KeyConditionExpression: "PK = :partition",
    ExpressionAttributeValues: { ":partition": partition },
    Limit: maxShown,
  });
  const oldest = new Date(now.getTime() - eventsKeptMs).toISOString();
  return items
    .map(({ violation, count, firstAt, lastAt }) =>
      keptReport.parse({ ...(violation as object), count, firstAt, lastAt }),
    )
    .filter(({ lastAt }) => lastAt > oldest)
    .sort((one, other) => other.lastAt.localeCompare(one.lastAt));
}

const hashOf = (violation: Violation): string =>
  createHash("sha256").update(JSON.stringify(violation)).digest("base64url").slice(0, 22);
