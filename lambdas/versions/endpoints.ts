import { deflateRawSync } from "node:zlib";
import {
  createVersion,
  deleteVersion,
  getVersion,
  listVersions,
  maxNamedVersions,
  namedVersionLimit,
  type PlayVersion,
  patchVersion,
} from "#domain/api/versions.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import { Refused } from "#domain/refused.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { dayMs } from "#domain/time.ts";
import { assertPlanIncludes } from "#lambdas/shared/assertPlanIncludes.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { assertMayRead, noteRead, snapshotBytes } from "#lambdas/shared/readLimits.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findEntry } from "#lambdas/stores/updates.ts";
import { findVersionContent } from "#lambdas/stores/versionContent.ts";
import {
  deleteStoredVersion,
  findVersion,
  listStoredVersions,
  putVersion,
  type StoredVersion,
  setVersionName,
} from "#lambdas/stores/versions.ts";

export const versionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  listVersionsEndpoint(table, now),
  createVersionEndpoint(table, now),
  getVersionEndpoint(table, now),
  ownerEndpoint(patchVersion, { table, now }, async ({ params: { playId, versionId }, body: { name } }) => {
    const version = await getStored(table, playId, versionId);
    await rename(table, playId, version, name);
    return answerOf(await getStored(table, playId, versionId));
  }),
  ownerEndpoint(deleteVersion, { table, now }, async ({ params: { playId, versionId } }) => {
    await deleteStoredVersion(table, playId, versionId);
    return { versionId };
  }),
];

const listVersionsEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(listVersions, { table, now }, async ({ userId, params: { playId } }) => {
    const [versions, tier] = await Promise.all([
      listStoredVersions(table, playId, { consistent: false }),
      findTier(table, userId, now()),
    ]);
    const shown = versions.filter((version) => mayUse(tier, "allVersions") || isRecent(version, now()));
    return { versions: shown.map(answerOf), hidden: versions.length - shown.length };
  });

const createVersionEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(createVersion, { table, now }, async ({ userId, head, params: { playId }, body }) => {
    const { versionId, name } = body;
    if (name !== undefined) await assertPlanIncludes(table, userId, ["namedVersions"], now());
    const exists = await findVersion(table, playId, versionId);
    if (!exists) await putVersion(table, playId, await findMoment(table, { playId, head, sequence: versionId }, now()));
    const version = await getStored(table, playId, versionId);
    if (name !== undefined) await rename(table, playId, version, name);
    return answerOf(await getStored(table, playId, versionId));
  });

const getVersionEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(getVersion, { table, now }, async ({ userId, head, params: { playId, versionId } }) => {
    const version = await getStored(table, playId, versionId);
    await assertMaySee(table, userId, version, now());
    // Versions are about as large as the play is now.
    await assertMayRead(table, userId, snapshotBytes(head), now());
    const { play, loggedBytes } = await readContent(table, playId, version);
    await noteRead(table, userId, loggedBytes, now());
    return { version: answerOf(version), play: deflateRawSync(JSON.stringify(play)).toString("base64") };
  });

/** The sweeper may have moved the content out of the log since the version was read. */
async function readContent(table: Table, playId: PlayId, version: StoredVersion) {
  const found =
    (await findVersionContent(table, playId, version)) ??
    (await findVersionContent(table, playId, await getStored(table, playId, version.sequence)));
  if (!found) throw noSuchVersion();
  return found;
}

async function assertMaySee(table: Table, userId: UserId, version: StoredVersion, now: Date): Promise<void> {
  if (!isRecent(version, now)) await assertPlanIncludes(table, userId, ["allVersions"], now);
}

const isRecent = ({ at }: StoredVersion, now: Date): boolean => now.getTime() - at < recentDays * dayMs;

async function rename(table: Table, playId: PlayId, version: StoredVersion, name: string | null): Promise<void> {
  if (version.name === (name ?? undefined)) return;
  if (name !== null && version.name === undefined) await assertRoomForName(table, playId);
  if (!(await setVersionName(table, playId, version.sequence, name))) throw noSuchVersion();
}

async function assertRoomForName(table: Table, playId: PlayId): Promise<void> {
  const versions = await listStoredVersions(table, playId, { consistent: true });
  if (versions.filter(({ name }) => name !== undefined).length < maxNamedVersions) return;
  throw new Refused("too-many", `A play can have at most ${maxNamedVersions} named versions. Delete one first.`, {
    code: namedVersionLimit,
  });
}

async function getStored(table: Table, playId: PlayId, sequence: number): Promise<StoredVersion> {
  const found = await findVersion(table, playId, sequence);
  if (!found) throw noSuchVersion();
  return found;
}

const noSuchVersion = () => new Refused("not-found", "This version isn't there anymore. Reload the list of versions.");

const answerOf = ({ sequence, at, device, name, isBeforeDeletion }: StoredVersion): PlayVersion => ({
  versionId: sequence,
  at: new Date(at).toISOString(),
  device,
  ...(name !== undefined && { name }),
  ...(isBeforeDeletion && { isBeforeDeletion }),
});

interface Moment {
  readonly playId: PlayId;
  readonly head: Head;
  readonly sequence: number;
}

/** Updates at or below the snapshot that are older may be deleted by the sweeper right now. */
const safeMs = (recentDays - 1) * dayMs;

/** Returns when the update with this number was written, and by which device. Refuses one that the log may lose. */
async function findMoment(
  table: Table,
  { playId, head: { snapshot }, sequence }: Moment,
  now: Date,
): Promise<Pick<StoredVersion, "sequence" | "at" | "device">> {
  const entry = await findEntry(table, playId, sequence);
  const write = entry ?? (snapshot?.sequence === sequence ? snapshot : undefined);
  if (!write) throw notThere();
  const at = Date.parse(write.at ?? now.toISOString());
  const isBelow = sequence < (snapshot?.sequence ?? 0);
  if (isBelow && now.getTime() - at > safeMs) throw notThere();
  return { sequence, at, device: write.device ?? "" };
}

const notThere = () =>
  new Refused("conflict", "The server doesn't have the play as it is on this device yet. Try again in a moment.");
