import type { PlayCard } from "#domain/api/plays.ts";
import { binEndsAt } from "#domain/play/bin.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dueOn } from "./due.ts";
import { headKey } from "./heads.ts";
import { cardKey, getCard, limitReached } from "./plays.ts";
import { countOneLess, countOneMore } from "./profiles.ts";
import { type Table, transact } from "./table.ts";

/** Moves a play to the bin: card, head and count in one transaction. Does nothing if it's already there. */
export async function movePlayToBin(table: Table, owner: UserId, playId: PlayId, now: Date): Promise<PlayCard> {
  const card = await getCard(table, owner, playId);
  if (card.binnedAt) return card;
  const binnedAt = now.toISOString();
  const { GSI1PK, GSI1SK } = dueOn(binEndsAt(binnedAt), "BIN", playId);
  const notBinned = "attribute_exists(PK) AND attribute_not_exists(binnedAt)";
  const failed = await transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: cardKey(owner, playId),
        UpdateExpression: "SET binnedAt = :at, GSI1PK = :day, GSI1SK = :piece",
        ConditionExpression: notBinned,
        ExpressionAttributeValues: { ":at": binnedAt, ":day": GSI1PK, ":piece": GSI1SK },
      },
    },
    {
      Update: {
        TableName: table.name,
        Key: headKey(playId),
        UpdateExpression: "SET binnedAt = :at",
        ConditionExpression: notBinned,
        ExpressionAttributeValues: { ":at": binnedAt },
      },
    },
    ...(card.isSample ? [] : [countOneLess(table, owner)]),
  ]);
  return failed.length === 0 ? { ...card, binnedAt } : getCard(table, owner, playId);
}

/** Restores a play from the bin if the plan's limit allows it. Does nothing if it's already restored. */
export async function restorePlayFromBin(
  table: Table,
  owner: UserId,
  playId: PlayId,
  limit: number | null,
): Promise<PlayCard> {
  const { binnedAt, ...card } = await getCard(table, owner, playId);
  if (!binnedAt) return card;
  const stillBinned = {
    ConditionExpression: "binnedAt = :at",
    ExpressionAttributeValues: { ":at": binnedAt },
  };
  const failed = await transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: cardKey(owner, playId),
        UpdateExpression: "REMOVE binnedAt, GSI1PK, GSI1SK",
        ...stillBinned,
      },
    },
    { Update: { TableName: table.name, Key: headKey(playId), UpdateExpression: "REMOVE binnedAt", ...stillBinned } },
    ...(card.isSample ? [] : [countOneMore(table, owner, limit)]),
  ]);
  if (failed.length === 0) return card;
  return afterLostRestore(await getCard(table, owner, playId), limit);
}

/** Either another request restored it first, or the limit was reached. */
function afterLostRestore(card: PlayCard, limit: number | null): PlayCard {
  if (!card.binnedAt) return card;
  if (limit !== null) throw limitReached(limit, "restored");
  throw new Refused("conflict", "The play was just moved to the bin again. Try again.");
}
