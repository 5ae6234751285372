import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { alarmingLines, unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { contentHash, contentVersion, documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { log } from "#lambdas/shared/logger.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, somebody } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const reportError = vi.hoisted(() => vi.fn());
vi.mock("#lambdas/shared/monitoring.ts", () => ({
  reportToSentry: (tell: (sentry: { reportError: typeof reportError }) => void) => tell({ reportError }),
  flushReports: async () => undefined,
}));
vi.mock("#lambdas/shared/logger.ts", { spy: true });
afterEach(() => {
  vi.clearAllMocks();
  now = noon;
});
const alarms = () => vi.mocked(log).mock.calls.filter(([level]) => level === "error");

const { table } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");
let now = noon;
const api = apiCaller(...playEndpoints(table, () => now));

const line = (text: string) => ({ id: "one" as BlockId, kind: "dialogue" as const, text: [{ text }] });

/** A play of three updates, and what it reads as after each. */
async function writtenPlay(caller = somebody()) {
  const log = await newLog(api, caller);
  const doc = documentOf({ front: { ...emptyFront, title: "The Lamp" }, blocks: [line("Dark.")] });
  const hashes: string[] = [];
  let known: Uint8Array | undefined;
  for (const text of ["Dark.", "Dark here.", "Dark here, secretly."]) {
    writeBlock(doc, line(text));
    await log.append(Y.encodeStateAsUpdate(doc, known), { after: hashes.length });
    known = Y.encodeStateVector(doc);
    hashes.push(contentHash(doc));
  }
  const check = (sequence: number, hash = hashes[sequence - 1] ?? "0".repeat(64), version = contentVersion) =>
    api.call(checkPlay, { ...log.one, body: { sequence, hash, version } });
  /** With the document that the hash was made of, as a device sends it when it asks again. */
  const prove = (sequence: number, device: Y.Doc, hash = contentHash(device)) => {
    const proof = { body: Buffer.from(Y.encodeStateAsUpdate(device)).toString("base64") };
    return api.call(checkPlay, { ...log.one, body: { sequence, hash, version: contentVersion, proof } });
  };
  /** A device that holds what the log does not. */
  const diverged = () => {
    const device = new Y.Doc();
    Y.applyUpdate(device, Y.encodeStateAsUpdate(doc));
    writeBlock(device, line("Dark here, secretly, on one device."));
    return device;
  };
  return { ...log, doc, hashes, check, prove, diverged };
}

test("the replay matches at every number of the log, with and without a snapshot", async () => {
  const { check, playId } = await writtenPlay();
  for (const sequence of [1, 2, 3]) expect(await check(sequence)).toEqual({ agrees: true });
  await markCompactionDue(table, playId as never, now);
  await compactPlay(table, playId as never, now);
  expect(await check(3)).toEqual({ agrees: true });
  expect(await check(2)).toEqual({ agrees: null });
  expect(reportError).not.toHaveBeenCalled();
});

test("a hash alone raises no alarm: anybody can make one up", async () => {
  const { check, hashes } = await writtenPlay();
  for (const hash of [hashes[1], "f".repeat(64)]) expect(await check(3, hash)).toEqual({ agrees: false });
  expect([alarms(), reportError.mock.calls]).toEqual([[], []]);
});

test("neither does a document that has another hash", async () => {
  const { prove, doc, diverged } = await writtenPlay();
  expect(await prove(3, doc, "f".repeat(64))).toEqual({ agrees: false });
  expect(await prove(3, diverged(), contentHash(new Y.Doc()))).toEqual({ agrees: false });
  expect([alarms(), reportError.mock.calls]).toEqual([[], []]);
});

test("a play raises the alarm once a day, and a person three times", async () => {
  const caller = somebody();
  const given = { tier: "writer", end: "2037-01-01T00:00:00.000Z" };
  const Item = { PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", given };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const asTheSame = async () => {
    const { one, diverged } = await writtenPlay(caller);
    const proof = { body: Buffer.from(Y.encodeStateAsUpdate(diverged())).toString("base64") };
    const body = { sequence: 3, hash: contentHash(diverged()), version: contentVersion, proof };
    return () => api.call(checkPlay, { ...one, body });
  };
  for (let play = 0; play < 5; play++) {
    const ask = await asTheSame();
    for (let again = 0; again < 3; again++) expect(await ask()).toEqual({ agrees: false });
  }
  const ofPlays = alarms().map(([, , fields]) => fields?.playId);
  expect([ofPlays.length, new Set(ofPlays).size]).toEqual([3, 3]);
});

test("what people can show about plays of their own doesn't count as a failure of the function, which takes releases back", async () => {
  const { prove, diverged } = await writtenPlay();
  await prove(3, diverged());
  expect(alarms().map(([, line]) => line)).not.toContain(unexpectedErrorLine);
});

test("what still differs on the next day raises the alarm again", async () => {
  const { prove, diverged } = await writtenPlay();
  const device = diverged();
  const ringsAt = async (hours: number) => {
    now = new Date(noon.getTime() + hours * 3_600_000);
    vi.mocked(log).mockClear();
    expect(await prove(3, device)).toEqual({ agrees: false });
    return alarms().length;
  };
  expect([await ringsAt(0), await ringsAt(11), await ringsAt(24), await ringsAt(25)]).toEqual([1, 0, 1, 0]);
});

test("a proof that is no document is refused, and raises no alarm", async () => {
  const { one } = await writtenPlay();
  const bodies = [Buffer.from("a made-up document"), Buffer.alloc(400, 255), Buffer.from([0, 0, 7])];
  for (const body of bodies) {
    const proof = { body: body.toString("base64") };
    const asked = { ...one, body: { sequence: 3, hash: "f".repeat(64), version: contentVersion, proof } };
    expect(await api.refusal(checkPlay, asked)).toMatchObject({ status: 400, code: "invalid" });
  }
  expect([alarms(), reportError.mock.calls]).toEqual([[], []]);
});

test("what differs is answered and reported, without a word of the play, and nothing is changed", async () => {
  const { prove, diverged, doc, open } = await writtenPlay();
  expect(await prove(3, diverged())).toEqual({ agrees: false });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { playId: expect.any(String), sequence: 3 });
  expect(JSON.stringify(reportError.mock.calls)).not.toContain("secretly");
  expect(contentHash(await open())).toBe(contentHash(doc));
  expect(alarms()).toEqual([["error", alarmingLines.diverged, { playId: expect.any(String), sequence: 3 }]]);
});

test("a log with a gap raises its own alarm", async () => {
  const { append, check, doc } = await writtenPlay();
  writeBlock(doc, line("Dark here, secretly, and cold."));
  const missing = Y.encodeStateVector(doc);
  writeBlock(doc, line("Dark here, secretly, and cold still."));
  await append(Y.encodeStateAsUpdate(doc, missing), { after: 3 });
  expect(await check(4, contentHash(doc))).toEqual({ agrees: false });
  expect(alarms()).toEqual([["error", alarmingLines.gap, { playId: expect.any(String), sequence: 4 }]]);
});

test("can't check beyond the log or with another hash version", async () => {
  const { check } = await writtenPlay();
  expect(await check(4)).toEqual({ agrees: null });
  expect(await check(3, undefined, contentVersion + 1)).toEqual({ agrees: null });
});

test("somebody else's play isn't found", async () => {
  const { playId } = await writtenPlay();
  const body = { sequence: 1, hash: "0".repeat(64), version: contentVersion };
  const asked = { caller: somebody(), params: { playId }, body };
  expect(await api.refusal(checkPlay, asked)).toMatchObject({ status: 404 });
  expect(await api.refusal(checkPlay, { ...asked, params: { playId: nanoid() } })).toMatchObject({ status: 404 });
});
