import { inflateSync } from "fflate";
import {
  createVersion,
  deleteVersion,
  getVersion,
  listVersions,
  type PlayVersion,
  patchVersion,
} from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { fromBase64 } from "#domain/play/updateEncoding.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { type Loaded, type ServerData, useServerData } from "#frontend/platform/queries/useServerData.ts";
import { type BusyAction, useAction } from "#frontend/platform/useAction.ts";

export interface Versions {
  readonly state: Loaded<{ readonly versions: readonly PlayVersion[]; readonly hidden: number }>;
  readonly reload: () => Promise<void>;
  /** Names a version; without one, the text as it is now, once the server has it. An empty name removes the name. */
  readonly name: BusyAction<[version: PlayVersion | undefined, name: string]>;
  readonly remove: BusyAction<[version: PlayVersion]>;
}

/** The play's versions, oldest first, and what the writer does with them. */
export function useVersions(session: PlaySession, playId: PlayId): Versions {
  const { state, reload, update } = useVersionList(session, playId);
  const put = (version: PlayVersion): void =>
    update(({ versions, hidden }) => ({ hidden, versions: inOrder([...without(versions, version), version]) }));
  return {
    state,
    reload,
    name: useAction(async (version: PlayVersion | undefined, name: string) =>
      put(version ? await rename(playId, version, name) : await nameNow(session, playId, name)),
    ),
    remove: useAction(async (version: PlayVersion) => {
      await call(deleteVersion, { params: { playId, versionId: version.versionId } });
      update(({ versions, hidden }) => ({ hidden, versions: without(versions, version) }));
    }),
  };
}

/** Loads nothing unless it's enabled. */
export const useVersionList = (session: PlaySession, playId: PlayId, isEnabled = true) =>
  useServerData({
    key: ["versions", playId],
    isEnabled,
    load: (signal) => loadVersions(session, playId, signal),
  });

/** A new play reaches the server with its first save, and has no versions before that. */
async function loadVersions(session: PlaySession, playId: PlayId, signal: AbortSignal) {
  const isNew = (): boolean => session.sequence?.() === 0;
  if (isNew()) await session.saveNow();
  if (isNew()) return { versions: [], hidden: 0 };
  return call(listVersions, { params: { playId }, signal });
}

const without = (versions: readonly PlayVersion[], { versionId }: PlayVersion): PlayVersion[] =>
  versions.filter((one) => one.versionId !== versionId);

const inOrder = (versions: readonly PlayVersion[]): PlayVersion[] =>
  versions.toSorted((one, other) => one.versionId - other.versionId);

const rename = (playId: PlayId, { versionId }: PlayVersion, name: string): Promise<PlayVersion> =>
  call(patchVersion, { params: { playId, versionId }, body: { name: name === "" ? null : name } });

async function nameNow(session: PlaySession, playId: PlayId, name: string): Promise<PlayVersion> {
  await session.saveNow();
  return call(createVersion, { params: { playId }, body: { versionId: session.sequence?.() ?? 0, name } });
}

/** The content of a version; loads nothing without one. It never changes, so it's loaded once. */
export function useVersionPlay(playId: PlayId, versionId: number | undefined): ServerData<Play> {
  return useServerData({
    key: ["version", playId, versionId ?? 0],
    isEnabled: versionId !== undefined,
    freshMs: Number.POSITIVE_INFINITY,
    load: async (signal) => {
      const { play } = await call(getVersion, { params: { playId, versionId: versionId ?? 0 }, signal });
      return JSON.parse(new TextDecoder().decode(inflateSync(fromBase64(play)))) as Play;
    },
  });
}
