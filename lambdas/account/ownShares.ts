import type { PlayId, UserId } from "#domain/play/play.ts";
import { listCards } from "#lambdas/stores/plays.ts";
import { type ListedShare, listStoredShares } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** The number of plays whose links are queried at a time. */
const atATime = 20;

/**
 * Returns the links of a person's plays, including binned ones. Their addresses aren't included, because they open
 * plays.
 */
export async function ownShares(table: Table, owner: UserId): Promise<Record<string, unknown>[]> {
  const plays = [...(await playIds(table, owner, "plays")), ...(await playIds(table, owner, "bin"))];
  const shares: Record<string, unknown>[] = [];
  for (let start = 0; start < plays.length; start += atATime) {
    const found = await Promise.all(
      plays.slice(start, start + atATime).map((playId) => listStoredShares(table, playId)),
    );
    shares.push(...found.flat().map(withoutInternals));
  }
  return shares;
}

async function playIds(table: Table, owner: UserId, list: "plays" | "bin"): Promise<readonly PlayId[]> {
  const ids: PlayId[] = [];
  let after: PlayId | undefined;
  do {
    const page = await listCards(table, owner, list, after);
    ids.push(...page.plays.map(({ playId }) => playId));
    after = page.next as PlayId | undefined;
  } while (after);
  return ids;
}

/** Leaves out what only our code can use. */
const withoutInternals = ({ password, projection: _, owner: __, ...visible }: ListedShare) => ({
  ...visible,
  hasPassword: password !== null,
});
