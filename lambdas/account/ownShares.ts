import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { type ListedShare, listStoredShares } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { readEach } from "./ownPlays.ts";

/** Returns the links of these plays. Their addresses aren't included, because they open plays. */
export const ownShares = async (table: Table, plays: readonly PlayId[]): Promise<Record<string, unknown>[]> =>
  (await readEach(plays, (playId) => listStoredShares(table, playId))).map(withoutInternals);

/** Returns what the author has announced to readers of live links, by play. */
export const ownAnnouncements = (cards: readonly PlayCard[]): Record<string, unknown>[] =>
  cards.flatMap(({ playId, announcement }) => (announcement ? [{ playId, announcement }] : []));

/** Leaves out what only our code can use. */
const withoutInternals = ({ password, projection: _, owner: __, ...visible }: ListedShare) => ({
  ...visible,
  hasPassword: password !== null,
});
