import type { PlayId } from "#domain/play/play.ts";
import { thinned } from "#domain/play/versions/versionTimes.ts";
import { deleteManifests, listManifests, putKeptVersion } from "#lambdas/stores/keptVersions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { playsAt } from "#lambdas/stores/versionContent.ts";
import { deleteUnnamedVersion, listStoredVersions, markKept, type StoredVersion } from "#lambdas/stores/versions.ts";

/**
 * Removes versions that are no longer kept at their age, and stores the content of those whose updates are about to be
 * deleted from the log. If it's interrupted at any point, the next run finishes it.
 */
export async function storeKeptVersions(table: Table, playId: PlayId, upTo: number, now: Date): Promise<void> {
  const versions = await listStoredVersions(table, playId, { consistent: true });
  const staying = await removeThinned(table, playId, versions, now);
  const manifests = await listManifests(table, playId);
  const kept = new Set(staying.filter(({ isKept }) => isKept).map(({ sequence }) => sequence));
  const sequences = new Set(staying.map(({ sequence }) => sequence));
  const used = manifests.filter(({ sequence }) => sequences.has(sequence));
  const unused = manifests.filter(({ sequence }) => !sequences.has(sequence));
  if (unused.length > 0) await deleteManifests(table, playId, unused, used);
  const stored = new Set(used.filter(({ sequence }) => kept.has(sequence)).flatMap(({ chunks }) => chunks));
  const due = staying.filter(({ sequence, isKept }) => !isKept && sequence <= upTo);
  await keepContents(table, playId, due, stored);
}

/** Returns the versions that stay. One that was named in the meantime does. */
async function removeThinned(
  table: Table,
  playId: PlayId,
  versions: readonly StoredVersion[],
  now: Date,
): Promise<readonly StoredVersion[]> {
  const chosen = new Set(thinned(versions, now.getTime()));
  const staying: StoredVersion[] = [];
  for (const version of versions) {
    if (chosen.has(version) || !(await deleteUnnamedVersion(table, playId, version.sequence))) staying.push(version);
  }
  return staying;
}

/** Throws if the log doesn't have all of them, so that nothing is deleted from it. */
async function keepContents(table: Table, playId: PlayId, due: readonly StoredVersion[], stored: Set<string>) {
  let count = 0;
  for await (const content of playsAt(
    table,
    playId,
    due.map(({ sequence }) => sequence),
  )) {
    await putKeptVersion(table, playId, content, stored);
    await markKept(table, playId, content.sequence);
    count += 1;
  }
  if (count < due.length) throw new Error(`The log of ${playId} doesn't have all of its versions.`);
}
