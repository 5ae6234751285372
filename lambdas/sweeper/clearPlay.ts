import type { PlayId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { deleteBody, deleteOrphans } from "#lambdas/stores/bodies.ts";
import { beginClearing, findClearing, forgetClearing } from "#lambdas/stores/clearing.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { lastSequence } from "#lambdas/stores/logEntry.ts";
import { deleteSnapshotsBefore } from "#lambdas/stores/snapshots.ts";
import { deleteItems, type Key, type Table } from "#lambdas/stores/table.ts";
import { labelsUpTo } from "#lambdas/stores/updates.ts";
import { storeKeptVersions } from "./storeKeptVersions.ts";

/**
 * Deletes what a snapshot has contained for a week: its updates, older snapshots, and parts whose update was never
 * written. Versions of that time get a content of their own first.
 */
export async function clearPlay(table: Table, playId: PlayId, key: Key, now: Date): Promise<void> {
  const clearing = await findClearing(table, key);
  if (!clearing || Date.parse(clearing.notBefore) > now.getTime()) return;
  await beginClearing(table, playId, key, clearing, now);
  const snapshot = (await findHead(table, playId))?.snapshot;
  if (snapshot && snapshot.sequence >= clearing.upTo) {
    await storeKeptVersions(table, playId, clearing.upTo, now);
    await deleteUpdates(table, playId, clearing.upTo);
    await deleteSnapshotsBefore(table, playId, clearing.upTo, snapshot);
  }
  const yesterday = new Date(now.getTime() - dayMs);
  await deleteOrphans(table, playId, yesterday, await usedBodies(table, playId));
  await forgetClearing(table, key);
}

/** Deletes parts first: an update without its parts is found again, but parts without their update wouldn't be. */
async function deleteUpdates(table: Table, playId: PlayId, upTo: number): Promise<void> {
  const keys: Key[] = [];
  for await (const { bodyId, ...key } of labelsUpTo(table, playId, upTo)) {
    if (bodyId) await deleteBody(table, playId, bodyId);
    keys.push(key);
  }
  await deleteItems(table, keys);
}

async function usedBodies(table: Table, playId: PlayId): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for await (const { bodyId } of labelsUpTo(table, playId, lastSequence)) if (bodyId) used.add(bodyId);
  return used;
}
