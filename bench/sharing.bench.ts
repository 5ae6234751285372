import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare } from "#domain/api/sharing.ts";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { sharingEndpoints } from "#lambdas/sharing/endpoints.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { newLog } from "#tests/support/writer.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";
import { meter } from "./saving/capacity.ts";

const maxReads = 40;

/** Measures what it costs when a reader opens a link: the real handlers on a real table. */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    await createTable(connectTable(endpoint));
    return {
      ...(await measurePlay(connectTable(endpoint), "Hamlet", hamlet(), maxReads)),
      ...(await measurePlay(connectTable(endpoint), "four times Hamlet", repeated(hamlet(), 4))),
    };
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measurePlay(table: Table, name: string, play: Play, limit?: number): Promise<Figures> {
  const now = () => new Date("2027-01-10T12:00:00.000Z");
  const api = apiCaller(...playEndpoints(table, now), ...sharingEndpoints(table, now, async () => ["a key"] as const));
  const log = await newLog(api);
  await log.append(Y.encodeStateAsUpdate(documentOf(play)), { deflated: true });
  const { take } = meter(table);
  const headers = { "accept-encoding": "gzip" };
  const figures: Record<string, Figures[string]> = {};
  for (const isLive of [true, false]) {
    const what = `${name}, ${isLive ? "live" : "frozen"}`;
    take();
    const { token } = await api.call(createShare, { ...log.one, body: { ...link, shareId: nanoid(16), isLive } });
    figures[`${what}: creating the link, write units`] = { value: take().writes, unit: "" };
    const { body } = await api.raw(readSharedPlay, { params: { token }, headers });
    figures[`${what}: read units`] = { value: take().reads, unit: "", ...(limit && { limit }) };
    figures[`${what}: response`] = { value: body.length / 1024, unit: "KiB" };
    const times = await timesOf(() => api.raw(readSharedPlay, { params: { token }, headers }), 15);
    figures[what] = { value: median(times), unit: "ms" };
  }
  return figures;
}

const link = {
  label: "",
  shows: { what: "play" },
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null,
  password: null,
};
