import { listPlays } from "#domain/api/plays.ts";
import { playId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { endpoint } from "#lambdas/shared/endpoint.ts";
import { listCards } from "#lambdas/stores/plays.ts";
import { countPlays } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { playLimitOf } from "./playLimit.ts";

export const listPlaysEndpoint = (table: Table, now: Clock) =>
  endpoint(listPlays, async ({ userId, query: { list, cursor } }) => {
    const [page, count, limit] = await Promise.all([
      listCards(table, userId, list, cursor === undefined ? undefined : playOf(cursor)),
      countPlays(table, userId),
      playLimitOf(table, userId, now()),
    ]);
    return { plays: page.plays.sort(newestFirst), count, limit, cursor: page.next };
  });

/** A cursor is the id of the last play read. It reveals nothing that the owner doesn't know. */
function playOf(cursor: string) {
  const parsed = playId.safeParse(cursor);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { cursor: "This isn't a valid cursor." },
  });
}

const newestFirst = (a: { changedAt: string }, b: { changedAt: string }) => b.changedAt.localeCompare(a.changedAt);
