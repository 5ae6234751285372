import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { listCards } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** The number of plays that are queried at a time. */
const atATime = 20;

/** Returns the cards of all plays of a person, including binned ones. */
export const ownCards = async (table: Table, owner: UserId): Promise<readonly PlayCard[]> => [
  ...(await cardsIn(table, owner, "plays")),
  ...(await cardsIn(table, owner, "bin")),
];

export const ownPlayIds = async (table: Table, owner: UserId): Promise<readonly PlayId[]> =>
  (await ownCards(table, owner)).map(({ playId }) => playId);

async function cardsIn(table: Table, owner: UserId, list: "plays" | "bin"): Promise<readonly PlayCard[]> {
  const cards: PlayCard[] = [];
  let after: PlayId | undefined;
  do {
    const page = await listCards(table, owner, list, after);
    cards.push(...page.plays);
    after = page.next as PlayId | undefined;
  } while (after);
  return cards;
}

/** Reads something about each play, a few plays at a time. */
export async function readEach<T>(
  plays: readonly PlayId[],
  read: (playId: PlayId) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let start = 0; start < plays.length; start += atATime)
    all.push(...(await Promise.all(plays.slice(start, start + atATime).map(read))).flat());
  return all;
}
