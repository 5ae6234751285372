import { createPlay } from "#domain/api/plays.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { endpoint } from "#lambdas/shared/endpoint.ts";
import { createPlayItem as storePlay } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertMayCreate } from "./limits.ts";
import { playLimitOf } from "./playLimit.ts";

export const createPlayEndpoint = (table: Table, now: Clock) =>
  endpoint(createPlay, async ({ userId, body: { owner, ...front } }) => {
    if (owner !== userId) throw somebodyElsesJournal();
    const at = now();
    await assertMayCreate(table, userId, at);
    const limit = await playLimitOf(table, userId, at);
    return storePlay(table, { card: newCard(front, at), owner, limit });
  });

const somebodyElsesJournal = () =>
  new Refused("not-allowed", "Someone else started this play on this device. It will sync when they sign in.", {
    code: "wrong-owner",
  });

const newCard = <Front extends object>(front: Front, at: Date) => ({
  ...front,
  createdAt: at.toISOString(),
  changedAt: at.toISOString(),
});
