import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { epochSeconds } from "#domain/time.ts";
import type { Table } from "./table.ts";

/**
 * A limit on how many of one kind one source may do per time window. Windows are fixed, so up to twice as many may pass
 * across a boundary.
 */
export interface RateLimit {
  /** What is counted, e.g. `sign-in-links-to`. */
  readonly name: string;
  /** Who is counted, for example an address. Only its hash is stored. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** How many this call counts as, e.g. bytes; one by default. A negative number takes back what was counted. */
  readonly amount?: number;
}

export interface RateCount {
  readonly allowed: boolean;
  /** Seconds until the next window starts; 0 if the call is allowed. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one more, or `amount` more, unless the window is full. It's a single conditional write, so a hundred concurrent calls count as a
 * hundred.
 */
export async function countWithinLimit(table: Table, rate: RateLimit, now: Date): Promise<RateCount> {
  const { name, key, limit, windowSeconds, amount = 1 } = rate;
  const nowSeconds = epochSeconds(now);
  const start = nowSeconds - (nowSeconds % windowSeconds);
  const end = start + windowSeconds;
  const counting = new UpdateCommand({
    TableName: table.name,
    Key: { PK: `COUNTER#${name}#${hashOf(key)}`, SK: `WINDOW#${start}` },
    UpdateExpression: "ADD #count :amount SET expiresAt = :end",
    ConditionExpression: "attribute_not_exists(#count) OR #count <= :room",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":amount": amount, ":room": limit - amount, ":end": end + spareSeconds },
  });
  try {
    await table.client.send(counting);
    return { allowed: true, retryAfterSeconds: 0 };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { allowed: false, retryAfterSeconds: end - nowSeconds };
  }
}

/** Allows for small clock differences between functions. */
const spareSeconds = 60;

/** Hides the counted address from the table. */
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/**
 * Returns the network a request comes from, as a key for counting. IPv6 addresses are grouped, because one household
 * has more of them than any limit.
 */
export function networkOf(viewerAddress: string): string {
  if (!isIPv6(viewerAddress)) return viewerAddress;
  const [head = "", tail] = viewerAddress.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const first = [...groups, ...Array<string>(missing).fill("0")].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
