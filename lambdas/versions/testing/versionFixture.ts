import { inflateRawSync } from "node:zlib";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as Y from "yjs";
import { createVersion, getVersion, listVersions } from "#domain/api/versions.ts";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, Play, PlayId } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { newLog } from "#tests/support/writer.ts";
import { versionEndpoints } from "../endpoints.ts";
import { momentEndpoints } from "../momentEndpoints.ts";

/** Returns a caller of everything that versions need. */
export const versionApi = (table: Table, now: () => Date) =>
  apiCaller(...playEndpoints(table, now), ...versionEndpoints(table, now), ...momentEndpoints(table, now));

const line = (text: string): Block => ({ id: "one" as BlockId, kind: "dialogue", text: [{ text }] });

/** A play of one scene and one line, and what its writer does. `shown` has the play after each update. */
export async function writtenPlay(api: ReturnType<typeof versionApi>) {
  const log = await newLog(api);
  const heading: Block = { id: "head" as BlockId, kind: "scene", text: [{ text: "SCENE ONE" }] };
  const doc = documentOf({ front: { ...emptyFront, title: "The Lamp" }, blocks: [heading, line("Dark.")] });
  const shown: Play[] = [];
  let known: Uint8Array | undefined;
  /** Appends what changed in the document since the last time. */
  const save = async (): Promise<number> => {
    const update = Y.encodeStateAsUpdate(doc, known);
    known = Y.encodeStateVector(doc);
    shown.push(readPlay(doc));
    return (await log.append(update, { after: shown.length - 1 })).sequence;
  };
  const write = (text: string): Promise<number> => {
    writeBlock(doc, line(text));
    return save();
  };
  const of = (versionId: number) => ({ ...log.one, params: { ...log.one.params, versionId: String(versionId) } });
  const list = () => api.call(listVersions, log.one);
  return {
    ...log,
    playId: log.playId as PlayId,
    doc,
    shown,
    save,
    write,
    of,
    list,
    ids: async () => (await list()).versions.map(({ versionId }) => versionId),
    keep: (versionId: number, name?: string) => api.call(createVersion, { ...log.one, body: { versionId, name } }),
    read: async (versionId: number): Promise<Play> => {
      const { play } = await api.call(getVersion, of(versionId));
      return JSON.parse(inflateRawSync(Buffer.from(play, "base64")).toString());
    },
  };
}

/** Gives a person a plan. */
export async function subscribe(table: Table, userId: string, tier: "writer" | "company" = "writer"): Promise<void> {
  const Item = { PK: `USER#${userId}`, SK: "SUBSCRIPTION", tier, status: "active", end: "2099-01-01T00:00:00.000Z" };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}
