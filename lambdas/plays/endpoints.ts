import { binPlay, getPlay, restorePlay } from "#domain/api/plays.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import * as bin from "#lambdas/stores/bin.ts";
import { getCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { appending } from "./appendUpdate.ts";
import { checking } from "./checkPlay.ts";
import { creation } from "./createPlay.ts";
import { duplication } from "./duplicatePlay.ts";
import { listing } from "./listPlays.ts";
import { change } from "./patchPlay.ts";
import { playLimitOf } from "./playLimit.ts";
import { reading } from "./readUpdates.ts";

export const playEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  listing(table, now),
  creation(table, now),
  change(table, now),
  duplication(table, now),
  reading(table, now),
  appending(table, now),
  checking(table, now),
  endpoint(getPlay, ({ userId, params }) => getCard(table, userId, params.playId)),
  endpoint(binPlay, ({ userId, params }) => bin.binPlay(table, userId, params.playId, now())),
  endpoint(restorePlay, async ({ userId, params }) =>
    bin.restorePlay(table, userId, params.playId, await playLimitOf(table, userId, now())),
  ),
];
