import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { LinkRefusal } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, minuteMs } from "#domain/time.ts";
import { findItem, type Key, type Table } from "./table.ts";

/** One per person: a new link replaces the previous one, which stops working. */
const keyOf = (userId: UserId): Key => ({ PK: `SIGN-IN-LINK#${userId}`, SK: "LINK" });

export const linkMinutes = 10;
/** How long to remember that a link was used or has expired, so the page can say so. */
const rememberedSeconds = daySeconds;

const row = z.object({
  /** Hash of the secret. The secret itself is only in the e-mail. */
  secretHash: z.string(),
  /** The address it was sent to. If the person's address changes, the link stops working. */
  email: z.string(),
  goodUntil: instant,
  usedAt: instant.optional(),
});

/** What the browser presents to redeem a link. */
export interface ShownLink {
  readonly secretHash: string;
  readonly email: string;
}

interface ClickedLink extends ShownLink {
  /** Undefined if the page didn't send one; then no call counts as the same click. */
  readonly clickId: string | undefined;
}

export async function putSignInLink(table: Table, userId: UserId, link: ShownLink, now: Date): Promise<void> {
  const endMs = now.getTime() + linkMinutes * minuteMs;
  const Item = {
    ...keyOf(userId),
    secretHash: link.secretHash,
    email: link.email,
    goodUntil: new Date(endMs).toISOString(),
    expiresAt: Math.floor(endMs / 1000) + rememberedSeconds,
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** Returns whether the presented link is this person's newest, whatever its state. */
export async function isNewestLink(table: Table, userId: UserId, shown: ShownLink): Promise<boolean> {
  return (await findShown(table, userId, shown)) !== undefined;
}

/** Longer than Cognito waits for a trigger three times, after which it gives up. */
const repeatedMs = 20_000;

/**
 * Uses up the link in one write. If it's presented many times at once, only one click gets `good`. The same click gets
 * it again for a few seconds, because Cognito repeats a call whose answer was late.
 */
export async function spendSignInLink(
  table: Table,
  userId: UserId,
  { secretHash, email, clickId = randomUUID() }: ClickedLink,
  now: Date,
): Promise<"good" | "wrong" | Extract<LinkRefusal, "link-used" | "link-late">> {
  const using = new UpdateCommand({
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET usedAt = if_not_exists(usedAt, :now), clickId = :click",
    ConditionExpression:
      "secretHash = :hash AND email = :email AND " +
      "((goodUntil > :now AND attribute_not_exists(usedAt)) OR (clickId = :click AND usedAt > :repeated))",
    ExpressionAttributeValues: {
      ":hash": secretHash,
      ":email": email,
      ":click": clickId,
      ":now": now.toISOString(),
      ":repeated": new Date(now.getTime() - repeatedMs).toISOString(),
    },
  });
  if (await writes(table, using)) return "good";
  const found = await findShown(table, userId, { secretHash, email });
  if (!found) return "wrong";
  return found.usedAt ? "link-used" : "link-late";
}

/** Longer than the last step of a sign-in takes. */
const justNowMs = minuteMs;

/** Returns whether a link was used just now that hasn't been matched to a sign-in, and marks it as matched. */
export const claimUsedLink = (table: Table, userId: UserId, now: Date): Promise<boolean> =>
  writes(
    table,
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      UpdateExpression: "SET claimed = :yes",
      ConditionExpression: "usedAt > :justNow AND attribute_not_exists(claimed)",
      ExpressionAttributeValues: { ":yes": true, ":justNow": new Date(now.getTime() - justNowMs).toISOString() },
    }),
  );

async function findShown(table: Table, userId: UserId, { secretHash, email }: ShownLink) {
  const item = await findItem(table, keyOf(userId), { consistent: true });
  const link = item && row.parse(item);
  return link?.secretHash === secretHash && link.email === email ? link : undefined;
}

/** Returns whether the write's condition held. */
async function writes(table: Table, command: UpdateCommand): Promise<boolean> {
  try {
    await table.client.send(command);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
