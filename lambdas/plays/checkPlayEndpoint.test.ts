import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { alarmingLines, checkDisagreesLine, unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { contentHash, contentVersion, documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
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
afterEach(() => vi.clearAllMocks());
const alarms = () => vi.mocked(log).mock.calls.filter(([level]) => level === "error");

const { table } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");
let now = noon;
/** Accounts are counted together for a day. */
const onAnotherDay = () => {
  now = new Date(now.getTime() + dayMs);
};
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

/** Somebody with several plays proves of each that a device has a different text, several times. */
async function provesMuch(caller = somebody()) {
  const given = { tier: "writer", end: "2037-01-01T00:00:00.000Z" };
  const Item = { PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", given };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  for (let play = 0; play < 4; play++) {
    const { prove, diverged } = await writtenPlay(caller);
    const device = diverged();
    for (let again = 0; again < 2; again++) expect(await prove(3, device)).toEqual({ agrees: false });
  }
}

test("one person can't raise the alarm, or report more than once a day; everything is in the log", async () => {
  onAnotherDay();
  await provesMuch();
  expect([alarms(), reportError.mock.calls.length]).toEqual([[], 1]);
  const proven = vi
    .mocked(log)
    .mock.calls.filter(([, line, fields]) => line === checkDisagreesLine && fields?.isProven);
  expect([proven.length, new Set(proven.map(([, , fields]) => fields?.playId)).size]).toEqual([8, 4]);
});

test("the alarm goes off with the third account of a day whose text differs, and with each one after it", async () => {
  onAnotherDay();
  const rung: number[] = [];
  for (let account = 0; account < 4; account++) {
    await provesMuch();
    rung.push(alarms().length);
  }
  expect(rung).toEqual([0, 0, 1, 2]);
  expect(new Set(alarms().map(([, line]) => line))).toEqual(new Set([alarmingLines.diverged]));
});

test("accounts of the day before don't count", async () => {
  onAnotherDay();
  const people = [somebody(), somebody()];
  for (const person of people) await provesMuch(person);
  onAnotherDay();
  for (const person of people) await provesMuch(person);
  expect([alarms(), reportError.mock.calls.length]).toEqual([[], 4]);
});

test("what people can show about plays of their own doesn't count as a failure of the function, which takes releases back", async () => {
  onAnotherDay();
  for (let account = 0; account < 3; account++) await provesMuch();
  expect(alarms().map(([, line]) => line)).not.toContain(unexpectedErrorLine);
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
  onAnotherDay();
  const { prove, diverged, doc, open, playId } = await writtenPlay();
  expect(await prove(3, diverged())).toEqual({ agrees: false });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { playId, sequence: 3 });
  expect(JSON.stringify([reportError.mock.calls, vi.mocked(log).mock.calls])).not.toContain("secretly");
  expect(contentHash(await open())).toBe(contentHash(doc));
  expect(log).toHaveBeenCalledWith("warn", checkDisagreesLine, { playId, sequence: 3, isProven: true });
});

/** A play whose fourth update depends on one that never arrived, as a client of somebody's own can send it. */
async function playThatWaits() {
  const { append, check, doc, playId } = await writtenPlay();
  writeBlock(doc, line("Dark here, secretly, and cold."));
  const missing = Y.encodeStateVector(doc);
  writeBlock(doc, line("Dark here, secretly, and cold still."));
  await append(Y.encodeStateAsUpdate(doc, missing), { after: 3 });
  return { playId, ask: () => check(4, contentHash(doc)) };
}

test("an update that depends on one that never arrived raises an alarm of its own once three accounts have one", async () => {
  onAnotherDay();
  const rung: number[] = [];
  let last = "";
  for (let account = 0; account < 3; account++) {
    const { ask, playId } = await playThatWaits();
    for (let again = 0; again < 2; again++) expect(await ask()).toEqual({ agrees: false });
    rung.push(alarms().length);
    last = playId;
  }
  expect(rung).toEqual([0, 0, 1]);
  expect(alarms()).toEqual([["error", alarmingLines.gap, { playId: last, sequence: 4, isProven: true }]]);
});

test("a missing number of the log raises the alarm at once, once a day", async () => {
  onAnotherDay();
  const { playId, check } = await writtenPlay();
  const Key = { PK: `PLAY#${playId}`, SK: "UPDATE#000000000002" };
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  for (let again = 0; again < 2; again++) expect(await check(3)).toEqual({ agrees: false });
  expect(alarms()).toEqual([["error", alarmingLines.gap, { playId, sequence: 3 }]]);
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
