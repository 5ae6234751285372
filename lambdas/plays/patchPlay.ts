import { patchPlay } from "#domain/api/plays.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { changeCard, pinCard, tagCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { renamePlay } from "./renamePlay.ts";

export const patchPlayEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(patchPlay, { table, now }, ({ userId, head, params: { playId }, body }) => {
    if ("rename" in body) return renamePlay(table, { head, playId, title: body.rename, now: now() });
    if ("pin" in body) return pinCard(table, userId, playId, body.pin);
    if ("tags" in body) return tagCard(table, userId, playId, body.tags);
    const { changedMsAgo = 0, ...card } = body;
    return changeCard(table, userId, playId, card, new Date(now().getTime() - changedMsAgo));
  });
