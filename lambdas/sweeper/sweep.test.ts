import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { binPlay, createPlay, getPlay, listPlays, restorePlay } from "#domain/api/plays.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { log as writeLog } from "#lambdas/shared/logger.ts";
import { dueOn } from "#lambdas/stores/due.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { breakCall, breakCalls, type TableFault } from "#tests/support/faults.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { base64, newLog, updateWith } from "#tests/support/writer.ts";
import { clearPlay } from "./clearPlay.ts";
import { compactPlay } from "./compactPlay.ts";
import { purgeAgain, purgePlay } from "./purgePlay.ts";
import { sweep } from "./sweep.ts";

vi.mock("#lambdas/shared/logger.ts", { spy: true });

const { endpoint } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (days: number, hours = 0) => {
  now = new Date(now.getTime() + (days * 24 + hours) * 3_600_000);
};
const plenty = () => 600_000;

/** Each test has its own table, because a sweep takes whatever is due in it. */
let table: Table;
let api: ReturnType<typeof apiCaller>;
beforeEach(async () => {
  vi.mocked(writeLog).mockClear();
  table = connectTable(endpoint, nanoid());
  await createTable(table);
  api = apiCaller(...playEndpoints(table, () => now));
});
/** A second connection on which one call fails. */
function brokenTable(fault: TableFault) {
  const broken = connectTable(endpoint, table.name);
  return { broken, broke: breakCall(broken, fault) };
}

/** Makes every call hang that follows the mark of an attempt at this play, as if the process had ended there. */
function endAfterMark(broken: Table, playId: string) {
  let count = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  broken.client.middlewareStack.add(
    (next) => async (args) => {
      if (count > 0) return new Promise<never>(() => {});
      const answer = await next(args);
      const input = JSON.stringify(args.input);
      if (!input.includes(`PLAY#${playId}`) || !input.includes('"UpdateExpression":"SET')) return answer;
      count += 1;
      end();
      return answer;
    },
    { step: "initialize", name: "endAfterMark" },
  );
  setTimeout(end, 20_000).unref();
  return { ended, count: () => count };
}

const sweepNow = () => sweep(table, () => now, plenty);

async function itemsOf(playId: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: "PK = :play",
      ExpressionAttributeValues: { ":play": `PLAY#${playId}` },
    }),
  );
  return Items.map(({ SK }) => String(SK).split(/[#.]/, 2).join("#"));
}
const count = (items: readonly string[], kind: string) => items.filter((name) => name.startsWith(kind)).length;

type Log = Awaited<ReturnType<typeof newLog>>;

/** Writes this many lines, one per update, and returns the expected text. */
async function write(log: Log, lines: number, after = 0, doc = new Y.Doc()): Promise<string> {
  for (let n = 0; n < lines; n++) {
    const before = Y.encodeStateVector(doc);
    const text = doc.getText("text");
    text.insert(text.length, `line ${after + n} `);
    if (n % 5 === 4) text.delete(0, 2);
    await log.append(Y.encodeStateAsUpdate(doc, before), { after: after + n });
  }
  return doc.getText("text").toString();
}
const textOf = async (log: Log) => (await log.open()).getText("text").toString();
const due = (log: Log) => markCompactionDue(table, log.playId as PlayId, now);

test("a hundred light updates make a snapshot due; the document opens the same afterwards", async () => {
  const log = await newLog(api);
  const written = await write(log, 99);
  await sweepNow();
  expect((await log.read()).snapshot).toBeUndefined();
  await log.append(updateWith("a", "1"), { after: 99 });
  await sweepNow();
  expect((await log.read()).snapshot).toMatchObject({ sequence: 100, part: 0, parts: 1 });
  expect(await textOf(log)).toBe(written);
});

test("a large document is stored in several parts of one snapshot", async () => {
  const log = await newLog(api);
  const said = new Map<string, string>();
  for (let n = 0; n < 4; n++) {
    said.set(`k${n}`, Array.from({ length: 12_000 }, () => nanoid()).join(""));
    await log.append(updateWith(`k${n}`, said.get(`k${n}`) ?? ""), { after: n });
  }
  await due(log);
  await sweepNow();
  expect((await log.read()).snapshot?.parts).toBeGreaterThan(2);
  expect((await log.open()).getMap("said").toJSON()).toEqual(Object.fromEntries(said));
  expect(await api.refusal(readUpdates, { ...log.one, query: { part: "999" } })).toMatchObject({
    code: "snapshot-moved",
  });
});

test("a device that predates the snapshot is told to load it, and its update is saved", async () => {
  const log = await newLog(api);
  await write(log, 5);
  await due(log);
  await sweepNow();
  const answer = await log.append(updateWith("late", "but here"), { after: 2, device: "device-two" });
  expect(answer).toEqual({ sequence: 6, updates: [], more: true, others: true, loadSnapshot: true });
  expect((await log.open()).getMap("said").get("late")).toBe("but here");
});

test("updates are deleted seven days after the snapshot, never sooner, and numbering continues", async () => {
  const log = await newLog(api);
  const written = await write(log, 5);
  await due(log);
  await sweepNow();
  later(6, 23);
  await sweepNow();
  expect(count(await itemsOf(log.playId), "UPDATE")).toBe(5);
  later(0, 2);
  await sweepNow();
  expect((await itemsOf(log.playId)).sort()).toEqual(["HEAD", "SNAPSHOT#000000000005"]);
  expect(await textOf(log)).toBe(written);
  expect((await log.append(updateWith("a", "1"), { after: 5 })).sequence).toBe(6);
  expect((await log.append(updateWith("b", "1"), { after: 0 })).sequence).toBe(7);
});

test("an older snapshot and orphaned parts are deleted with the updates", async () => {
  const log = await newLog(api);
  await write(log, 3);
  await due(log);
  await sweepNow();
  await log.append(updateWith("a", "1"), { after: 3 });
  const orphan = { PK: `PLAY#${log.playId}`, SK: "BODY#never#000", at: now.toISOString(), body: new Uint8Array(3) };
  await table.client.send(new PutCommand({ TableName: table.name, Item: orphan }));
  await due(log);
  await sweepNow();
  expect(count(await itemsOf(log.playId), "SNAPSHOT")).toBe(2);
  later(8);
  await sweepNow();
  expect((await itemsOf(log.playId)).sort()).toEqual(["HEAD", "SNAPSHOT#000000000004"]);
});

/** Stores an update that depends on one that never arrived, as a client of somebody's own can, and says how to send that one. */
async function writeWaiting(log: Log) {
  const doc = new Y.Doc();
  doc.getText("text").insert(0, "first ");
  const before = Y.encodeStateVector(doc);
  doc.getText("text").insert(6, "second");
  await log.append(Y.encodeStateAsUpdate(doc, before));
  return () => api.call(appendUpdate, { ...log.one, body: log.body(Y.encodeStateAsUpdate(doc), { after: 1 }) });
}

test("an update that waits for another leaves the log as it is, raises no alarm, and is tried again once a day", async () => {
  const log = await newLog(api);
  const sendMissing = await writeWaiting(log);
  await due(log);
  await sweepNow();
  const waits = ["warn", "update-waits", { playId: log.playId, sequence: 1 }];
  expect(findings()).toEqual([waits]);
  await sweepNow();
  expect((await log.read()).updates).toHaveLength(1);
  later(1);
  await sweepNow();
  expect(findings()).toEqual([waits, waits]);
  await sendMissing();
  later(1);
  await sweepNow();
  expect(await textOf(log)).toBe("first second");
  expect((await log.read()).snapshot?.sequence).toBe(2);
});

test("updates of three accounts that wait for others raise the alarm", async () => {
  for (let account = 0; account < 3; account++) {
    const log = await newLog(api);
    await writeWaiting(log);
    await due(log);
  }
  await sweepNow();
  expect(alarmsOf(alarmingLines.gap)).toHaveLength(1);
});

test("a log with a missing number is left unchanged and raises an alarm once a day", async () => {
  const log = await newLog(api);
  await write(log, 3);
  const Key = { PK: `PLAY#${log.playId}`, SK: "UPDATE#000000000002" };
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  await due(log);
  await expect(sweepNow()).rejects.toThrow("1 pieces of due work failed");
  expect(alarmsOf(alarmingLines.gap)).toEqual([["error", alarmingLines.gap, { playId: log.playId, sequence: 3 }]]);
  await sweepNow();
  later(1);
  await expect(sweepNow()).rejects.toThrow("1 pieces");
  expect(count(await itemsOf(log.playId), "UPDATE")).toBe(2);
});

/** Lines that the API doesn't write for each request. */
const findings = () => vi.mocked(writeLog).mock.calls.filter(([level]) => level !== "info");
const alarmsOf = (line: string) => findings().filter(([level, message]) => level === "error" && message === line);

/** Writes enough log for two snapshots; the second is due. */
async function dueLog() {
  const log = await newLog(api);
  const doc = new Y.Doc();
  await write(log, 3, 0, doc);
  await due(log);
  await compactPlay(table, log.playId as PlayId, now);
  const written = await write(log, 3, 3, doc);
  await due(log);
  return { ...log, written };
}

test("whichever call of the compaction fails, the document opens the same, and the next day it's compacted", async () => {
  const calls = await breakCalls(async (fault) => {
    const log = await dueLog();
    const { broken, broke } = brokenTable(fault);
    await compactPlay(broken, log.playId as PlayId, now).catch(() => undefined);
    expect(await textOf(log)).toBe(log.written);
    later(1);
    await sweepNow();
    expect((await log.read()).snapshot?.sequence).toBe(6);
    expect(await textOf(log)).toBe(log.written);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(6);
});

test("whichever call of the clearing fails, the document opens the same, and the next sweep finishes it", async () => {
  const calls = await breakCalls(async (fault) => {
    const log = await dueLog();
    await compactPlay(table, log.playId as PlayId, now);
    later(8);
    const { broken, broke } = brokenTable(fault);
    const piece = { PK: `PLAY#${log.playId}`, SK: "CLEAR#000000000006" };
    await clearPlay(broken, log.playId as PlayId, piece, now).catch(() => undefined);
    expect(await textOf(log)).toBe(log.written);
    await sweepNow();
    expect((await itemsOf(log.playId)).sort()).toEqual(["HEAD", "SNAPSHOT#000000000006"]);
    expect(await textOf(log)).toBe(log.written);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(7);
});

test("after thirty days in the bin, a play is permanently deleted and its id never reused", async () => {
  const log = await newLog(api);
  await write(log, 3);
  await api.call(binPlay, log.one);
  later(29, 23);
  await sweepNow();
  expect((await api.call(listPlays, { caller: log.caller, query: { list: "bin" } })).plays).toHaveLength(1);
  later(0, 2);
  await sweepNow();
  expect(await itemsOf(log.playId)).toEqual(["HEAD"]);
  expect(await api.refusal(getPlay, log.one)).toMatchObject({ status: 404 });
  expect(await api.refusal(restorePlay, log.one)).toMatchObject({ status: 404 });
  expect(await api.refusal(readUpdates, log.one)).toMatchObject({ status: 404 });
  const body = { playId: log.playId, owner: log.caller.sub, title: "" };
  expect(await api.refusal(createPlay, { caller: log.caller, body })).toMatchObject({ code: "id-taken" });
  expect((await api.call(listPlays, { caller: log.caller })).count).toBe(0);
});

test("data written after the tombstone by a late request is removed an hour later", async () => {
  const log = await newLog(api);
  await api.call(binPlay, log.one);
  later(31);
  await sweepNow();
  const late = { PK: `PLAY#${log.playId}`, SK: "UPDATE#000000000001" };
  await table.client.send(new PutCommand({ TableName: table.name, Item: late }));
  await sweepNow();
  expect(await itemsOf(log.playId)).toEqual(["HEAD", "UPDATE#000000000001"]);
  later(0, 1);
  await sweepNow();
  expect(await itemsOf(log.playId)).toEqual(["HEAD"]);
});

test("a play restored in time stays", async () => {
  const log = await newLog(api);
  const written = await write(log, 3);
  await api.call(binPlay, log.one);
  later(29);
  await api.call(restorePlay, log.one);
  await api.call(binPlay, log.one);
  later(2);
  await sweepNow();
  await api.call(restorePlay, log.one);
  later(60);
  await sweepNow();
  expect(await textOf(log)).toBe(written);
});

test("a purge interrupted at any point is finished by the next sweeps", async () => {
  const calls = await breakCalls(async (fault) => {
    const log = await dueLog();
    await compactPlay(table, log.playId as PlayId, now);
    await log.append(updateWith("large", "a line ".repeat(50_000)), { after: 6 });
    expect(count(await itemsOf(log.playId), "BODY")).toBe(2);
    await api.call(binPlay, log.one);
    later(31);
    const { broken, broke } = brokenTable(fault);
    await purgePlay(broken, log.caller.sub as UserId, log.playId as PlayId, now).catch(() => undefined);
    later(0, 2);
    await purgeAgain(broken, log.playId as PlayId, now).catch(() => undefined);
    await sweepNow();
    later(0, 2);
    await sweepNow();
    expect(await itemsOf(log.playId)).toEqual(["HEAD"]);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(6);
});

test("a play that ends the sweeper's process does so less and less often, and blocks no deletion", async () => {
  const crash = await newLog(api);
  await write(crash, 2);
  const binned = await Promise.all(Array.from({ length: 5 }, () => newLog(api)));
  for (const { one } of binned) await api.call(binPlay, one);
  later(31);
  await due(crash);
  /** Ends the process in the middle of a compaction or clearing: nothing after the mark is done, and nothing is caught. */
  const runsThatCrash = async (days: number) => {
    let count = 0;
    for (let day = 0; day < days; day++) {
      const broken = connectTable(endpoint, table.name);
      const broke = endAfterMark(broken, crash.playId);
      await Promise.race([sweep(broken, () => now, plenty).catch(() => undefined), broke.ended]);
      count += broke.count();
      later(1);
    }
    return count;
  };
  expect(await runsThatCrash(1)).toBe(1);
  for (const { playId } of binned) expect(await itemsOf(playId)).toEqual(["HEAD"]);
  expect(await runsThatCrash(19)).toBe(4);
  later(20);
  await sweepNow();
  expect((await crash.read()).snapshot?.sequence).toBe(2);
});

test("work that has been due for days raises an alarm", async () => {
  const userId = "6f2a0a34-0000-4000-8000-000000000001";
  const day = now.toISOString().slice(0, 10);
  const Item = { PK: `USER#${userId}`, SK: "SUBSCRIPTION", ...dueOn(now, "RECONCILE", userId) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const overdue = () => vi.mocked(writeLog).mock.calls.filter(([, line]) => line === alarmingLines.overdue);
  vi.mocked(writeLog).mockClear();
  later(2);
  await sweepNow();
  expect(overdue()).toEqual([]);
  later(1);
  await sweepNow();
  expect(overdue()).toEqual([["error", alarmingLines.overdue, { kind: "RECONCILE", day }]]);
});

test("one failing piece of work doesn't block others, and none is started without time left", async () => {
  const [bad, good] = [await newLog(api), await newLog(api)];
  const written = await write(good, 2);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { PK: `PLAY#${bad.playId}`, SK: "HEAD" },
      UpdateExpression: "SET #owner = :nobody",
      ExpressionAttributeNames: { "#owner": "owner" },
      ExpressionAttributeValues: { ":nobody": base64(Buffer.from("?")) },
    }),
  );
  await due(bad);
  await due(good);
  await sweep(
    table,
    () => now,
    () => 1000,
  );
  expect((await good.read()).snapshot).toBeUndefined();
  await expect(sweepNow()).rejects.toThrow("1 pieces");
  expect((await good.read()).snapshot?.sequence).toBe(2);
  expect(await textOf(good)).toBe(written);
});
