import { type PlayCard, playCard } from "#domain/api/plays.ts";
import type { UserId } from "#domain/play/play.ts";
import { deleteItems, type Key, queryAll, type Table } from "./table.ts";

const cards = "PLAY#";

/** Yields every play of a person, including plays in the bin. */
export async function* cardsOf(table: Table, userId: UserId): AsyncGenerator<PlayCard> {
  const found = queryAll(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :cards)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":cards": cards },
    ConsistentRead: true,
  });
  for await (const item of found) yield playCard.parse(item);
}

/**
 * Deletes everything stored under a person except play cards, which are deleted with their plays: profile,
 * subscription, presets, submissions, devices, activity, sign-ins, sign-in link.
 */
export async function deletePersonData(table: Table, userId: UserId): Promise<void> {
  const keys: Key[] = [{ PK: `SIGN-IN-LINK#${userId}`, SK: "LINK" }];
  const everything = queryAll(table, {
    KeyConditionExpression: "PK = :user",
    ExpressionAttributeValues: { ":user": `USER#${userId}` },
    ProjectionExpression: "PK, SK",
    ConsistentRead: true,
  });
  for await (const { PK, SK } of everything) {
    if (!String(SK).startsWith(cards)) keys.push({ PK: String(PK), SK: String(SK) });
  }
  await deleteItems(table, keys);
}
