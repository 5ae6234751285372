import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type PlayCard, playCard } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { assignments } from "./assignments.ts";
import { findHead, headKey, inBin, noSuchPlay } from "./heads.ts";
import { countOneMore } from "./profiles.ts";
import { findItem, type Item, type Key, queryPage, type Table, type TransactItem, transact } from "./table.ts";

const prefix = "PLAY#";
export const cardKey = (owner: UserId, playId: PlayId): Key => ({ PK: `USER#${owner}`, SK: `${prefix}${playId}` });

export async function findCard(table: Table, owner: UserId, playId: PlayId): Promise<PlayCard | undefined> {
  const item = await findItem(table, cardKey(owner, playId), { consistent: true });
  return item && playCard.parse(item);
}

export async function getCard(table: Table, owner: UserId, playId: PlayId): Promise<PlayCard> {
  const card = await findCard(table, owner, playId);
  if (!card) throw noSuchPlay();
  return card;
}

export type PlayListName = "plays" | "bin";
const conditionOf = { plays: "attribute_not_exists(binnedAt)", bin: "attribute_exists(binnedAt)" } as const;

/** Cards read per page. A page gets shorter if some of them belong to the other list (bin or not). */
const pageSize = 200;

export interface CardPage {
  readonly plays: PlayCard[];
  /** The last play read. The next page starts after it. */
  readonly next: string | undefined;
}

export async function listCards(table: Table, owner: UserId, list: PlayListName, after?: PlayId): Promise<CardPage> {
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :owner AND begins_with(SK, :prefix)",
    FilterExpression: conditionOf[list],
    ExpressionAttributeValues: { ":owner": `USER#${owner}`, ":prefix": prefix },
    ConsistentRead: true,
    Limit: pageSize,
    ExclusiveStartKey: after && cardKey(owner, after),
  });
  return { plays: items.map((item) => playCard.parse(item)), next: next?.SK.slice(prefix.length) };
}

export interface NewPlayItem {
  readonly card: PlayCard;
  readonly owner: UserId;
  /** The maximum number of plays outside the bin; null means no limit. */
  readonly limit: number | null;
  /** The first update of its log, if it's made from another play. */
  readonly firstUpdate?: TransactItem;
}

/**
 * Creates card, head, count and (optionally) log in one transaction. The same id from the same user twice is the same
 * play. A sample isn't counted, and its id is made from its owner's, so one that exists isn't read.
 */
export async function createPlayItem(
  table: Table,
  { card, owner, limit, firstUpdate }: NewPlayItem,
): Promise<PlayCard> {
  const { playId } = card;
  const failed = await transact(table, [
    putNew(table, { ...cardKey(owner, playId), ...card }),
    putNew(table, { ...headKey(playId), owner }),
    ...(card.isSample ? [] : [countOneMore(table, owner, limit)]),
    ...(firstUpdate ? [firstUpdate] : []),
  ]);
  if (failed.length === 0 || card.isSample) return card;
  const existing = await findOwnCreated(table, owner, playId);
  if (existing) return existing;
  throw limitReached(limit, firstUpdate ? "copy" : "new");
}

const putNew = (table: Table, Item: Item): TransactItem => ({
  Put: { TableName: table.name, Item, ConditionExpression: "attribute_not_exists(PK)" },
});

/**
 * Returns the play that already has this id, if it belongs to the user. Refuses an id that belongs to another user or
 * was purged.
 */
export async function findOwnCreated(table: Table, owner: UserId, playId: PlayId): Promise<PlayCard | undefined> {
  const head = await findHead(table, playId);
  if (!head) return undefined;
  if (head.owner === owner && !head.purgedAt) return getCard(table, owner, playId);
  throw new Refused("conflict", "This play's ID is already in use. Save it as a new play.", { code: "id-taken" });
}

/** What the plan's limit refused: a new play, a copy of one, or one from the bin. */
type OverLimit = "new" | "copy" | "restored";

export const limitReached = (limit: number | null, what: OverLimit): Refused =>
  new Refused("needs-subscription", overLimit[what](limit), { code: "play-limit" });

const overLimit: Readonly<Record<OverLimit, (limit: number | null) => string>> = {
  new: (limit) =>
    `Your plan includes ${limit} plays. Move one to the bin or upgrade to ${unlimitedPlanName}. Your text is saved on this device, and you can export it.`,
  copy: (limit) =>
    `Your plan includes ${limit} plays. To add a copy, move a play to the bin or upgrade to ${unlimitedPlanName}.`,
  restored: (limit) =>
    `Your plan includes ${limit} plays. To restore this one, move another play to the bin or upgrade to ${unlimitedPlanName}.`,
};

export type CardChange = Pick<PlayCard, "title"> &
  Partial<Pick<PlayCard, "subtitle" | "authors" | "words" | "pages" | "language" | "draft">>;

/** Updates the values that the card copies from the text, which changed at this time. */
export const changeCard = (
  table: Table,
  owner: UserId,
  playId: PlayId,
  change: CardChange,
  changedAt: Date,
): Promise<PlayCard> =>
  updateCard(table, owner, playId, assignments({ ...change, changedAt: changedAt.toISOString() }));

/** Pins a play in its owner's list, or unpins it. That's no change of the play. */
export const pinCard = (table: Table, owner: UserId, playId: PlayId, isPinned: boolean): Promise<PlayCard> =>
  updateCard(table, owner, playId, assignments({ isPinned }));

/** Replaces a play's tags in its owner's list. That's no change of the play. */
export const tagCard = (table: Table, owner: UserId, playId: PlayId, tags: readonly string[]): Promise<PlayCard> =>
  updateCard(table, owner, playId, assignments({ tags }));

/** Sets or removes what the author tells readers of live links. That's no change of the play. */
export const announceOnCard = (
  table: Table,
  owner: UserId,
  playId: PlayId,
  announcement: NonNullable<PlayCard["announcement"]> | null,
): Promise<PlayCard> => updateCard(table, owner, playId, assignments({ announcement }));

/** Notes on the card that a reader has opened a link. */
export async function noteReading(
  table: Table,
  owner: UserId,
  playId: PlayId,
  lastRead: NonNullable<PlayCard["lastRead"]>,
): Promise<void> {
  await updateCard(table, owner, playId, assignments({ lastRead }));
}

async function updateCard(
  table: Table,
  owner: UserId,
  playId: PlayId,
  update: ReturnType<typeof assignments>,
): Promise<PlayCard> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: cardKey(owner, playId),
        ...update,
        ConditionExpression: "attribute_exists(PK) AND attribute_not_exists(binnedAt)",
        ReturnValues: "ALL_NEW",
      }),
    );
    return playCard.parse(Attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    await getCard(table, owner, playId);
    throw inBin();
  }
}
