import type { PlayId, UserId } from "#domain/play/play.ts";
import { listCards } from "#lambdas/stores/plays.ts";
import { type ListedShare, listStoredShares } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Plays whose links are looked for at a time. */
const atATime = 20;

/** The links of a person's plays, those in the bin too. Their addresses open plays and are not given away with the data. */
export async function ownShares(table: Table, owner: UserId): Promise<Record<string, unknown>[]> {
  const plays = [...(await playIds(table, owner, "plays")), ...(await playIds(table, owner, "bin"))];
  const shares: Record<string, unknown>[] = [];
  for (let start = 0; start < plays.length; start += atATime) {
    const found = await Promise.all(
      plays.slice(start, start + atATime).map((playId) => listStoredShares(table, playId)),
    );
    shares.push(...found.flat().map(asTold));
  }
  return shares;
}

async function playIds(table: Table, owner: UserId, shelf: "plays" | "bin"): Promise<readonly PlayId[]> {
  const ids: PlayId[] = [];
  let after: PlayId | undefined;
  do {
    const page = await listCards(table, owner, shelf, after);
    ids.push(...page.plays.map(({ playId }) => playId));
    after = page.next as PlayId | undefined;
  } while (after);
  return ids;
}

/** How it is kept means nothing outside. */
const asTold = ({ password, projection: _, owner: __, ...told }: ListedShare) => ({
  ...told,
  hasPassword: password !== null,
});
