import { deflateSync } from "fflate";
import * as Y from "yjs";
import { readMoments } from "#domain/api/moments.ts";
import {
  createVersion,
  deleteVersion,
  getVersion,
  listVersions,
  type PlayVersion,
  patchVersion,
} from "#domain/api/versions.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { decodeUpdate, toBase64 } from "#domain/play/updateEncoding.ts";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import { Refused } from "#domain/refused.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";
import type { MemoryPlay } from "./memoryPlays.ts";

/** Returns the routes of the versions and moments of plays. The log is complete, and every plan has everything. */
export function memoryVersions(plays: ReadonlyMap<PlayId, MemoryPlay>): readonly MemoryRoute[] {
  const find = (playId: PlayId): MemoryPlay => {
    const play = plays.get(playId);
    if (!play) throw new Refused("not-found", "This play doesn't exist.");
    return play;
  };
  return [
    answering(listVersions, ({ params }) => ({ versions: [...find(params.playId).versions], hidden: 0 })),
    answering(createVersion, ({ params, body: { versionId, name } }) => {
      const play = find(params.playId);
      const version = { ...(findVersion(play, versionId) ?? versionAt(play, versionId)), ...(name && { name }) };
      return put(play, version);
    }),
    answering(getVersion, ({ params: { playId, versionId } }) => {
      const play = find(playId);
      const content = JSON.stringify(readPlay(documentAt(play, versionId)));
      return { version: getFrom(play, versionId), play: toBase64(deflateSync(new TextEncoder().encode(content))) };
    }),
    answering(patchVersion, ({ params: { playId, versionId }, body }) => {
      const play = find(playId);
      const { name: _, ...version } = getFrom(play, versionId);
      return put(play, { ...version, ...(body.name !== null && { name: body.name }) });
    }),
    answering(deleteVersion, ({ params: { playId, versionId } }) => {
      const play = find(playId);
      play.versions = play.versions.filter((one) => one.versionId !== versionId);
      return { versionId };
    }),
    answering(readMoments, ({ params, query: { after, upTo = Number.POSITIVE_INFINITY, part } }) => {
      const { log } = find(params.playId);
      const entries = log.filter(({ sequence }) => sequence > after && sequence <= upTo);
      return { entries: part === undefined ? entries : [], more: false };
    }),
  ];
}

const findVersion = ({ versions }: MemoryPlay, versionId: number): PlayVersion | undefined =>
  versions.find((one) => one.versionId === versionId);

function getFrom(play: MemoryPlay, versionId: number): PlayVersion {
  const version = findVersion(play, versionId);
  if (!version) throw new Refused("not-found", "This version isn't there anymore. Reload the list of versions.");
  return version;
}

function versionAt({ log }: MemoryPlay, versionId: number): PlayVersion {
  const entry = log.find(({ sequence }) => sequence === versionId);
  if (!entry) throw new Refused("conflict", "The server doesn't have the play as it is on this device yet.");
  return { versionId, at: entry.at, device: entry.device };
}

function put(play: MemoryPlay, version: PlayVersion): PlayVersion {
  const others = play.versions.filter(({ versionId }) => versionId !== version.versionId);
  play.versions = [...others, version].toSorted((one, other) => one.versionId - other.versionId);
  return version;
}

function documentAt({ log }: MemoryPlay, upTo: number): Y.Doc {
  const doc = new Y.Doc();
  for (const { sequence, body, deflated, moments } of log) {
    if (sequence > upTo) break;
    const updates = splitMoments(decodeUpdate({ body, ...(deflated && { deflated }) }), moments);
    for (const update of updates) Y.applyUpdate(doc, update);
  }
  return doc;
}
