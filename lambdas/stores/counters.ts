import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** So many of one kind from one source in each window of time. Windows are fixed: across a border twice as many may pass. */
export interface Rate {
  /** What is counted, e.g. `sign-in-links-to`. */
  readonly name: string;
  /** Whose count it is, e.g. an address. Kept as a hash only. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface Counted {
  readonly allowed: boolean;
  /** Until the next window begins; 0 where it is allowed. */
  readonly retryAfterSeconds: number;
}

/** Counts one more, unless the window is full: one conditional write, so a hundred at once count as a hundred. */
export async function countWithin(table: Table, rate: Rate, now: Date): Promise<Counted> {
  const { name, key, limit, windowSeconds } = rate;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const start = nowSeconds - (nowSeconds % windowSeconds);
  const end = start + windowSeconds;
  const counting = new UpdateCommand({
    TableName: table.name,
    Key: { PK: `COUNTER#${name}#${hashOf(key)}`, SK: `WINDOW#${start}` },
    UpdateExpression: "ADD #count :one SET expiresAt = :end",
    ConditionExpression: "attribute_not_exists(#count) OR #count < :limit",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":one": 1, ":limit": limit, ":end": end + spareSeconds },
  });
  try {
    await table.client.send(counting);
    return { allowed: true, retryAfterSeconds: 0 };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { allowed: false, retryAfterSeconds: end - nowSeconds };
  }
}

/** Clocks of functions differ a little. */
const spareSeconds = 60;

/** The table need not know whom it counts. */
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** Where somebody calls from, as something to count by: an IPv6 household has more addresses than a limit is worth. */
export function networkOf(viewerAddress: string): string {
  if (!isIPv6(viewerAddress)) return viewerAddress;
  const [head = "", tail] = viewerAddress.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const first = [...groups, ...Array<string>(missing).fill("0")].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
