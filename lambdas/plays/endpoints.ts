import { binPlay, getPlay, restorePlay } from "#domain/api/plays.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import * as bin from "#lambdas/stores/bin.ts";
import { getCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { appendUpdateEndpoint } from "./appendUpdate.ts";
import { checkPlayEndpoint } from "./checkPlay.ts";
import { createPlayEndpoint } from "./createPlay.ts";
import { duplicatePlayEndpoint } from "./duplicatePlay.ts";
import { listPlaysEndpoint } from "./listPlays.ts";
import { patchPlayEndpoint } from "./patchPlay.ts";
import { playLimitOf } from "./playLimit.ts";
import { readUpdatesEndpoint } from "./readUpdates.ts";

export const playEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  listPlaysEndpoint(table, now),
  createPlayEndpoint(table, now),
  patchPlayEndpoint(table, now),
  duplicatePlayEndpoint(table, now),
  readUpdatesEndpoint(table, now),
  appendUpdateEndpoint(table, now),
  checkPlayEndpoint(table, now),
  ownerEndpoint(getPlay, { table, now }, ({ userId, params }) => getCard(table, userId, params.playId)),
  ownerEndpoint(binPlay, { table, now }, ({ userId, params }) =>
    bin.movePlayToBin(table, userId, params.playId, now()),
  ),
  ownerEndpoint(restorePlay, { table, now }, async ({ userId, params }) =>
    bin.restorePlayFromBin(table, userId, params.playId, await playLimitOf(table, userId, now())),
  ),
];
