import { expect, test } from "vitest";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { findHead, noteLost } from "#lambdas/stores/heads.ts";
import { findVersionContent } from "#lambdas/stores/versionContent.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, updateWith } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, () => now));

/** A play whose updates 3 to 100 were lost when the table was restored. */
async function restoredLog() {
  const log = await newLog(api);
  await log.append(updateWith("a", "1"));
  await log.append(updateWith("b", "2"), { after: 1 });
  const playId = log.playId as PlayId;
  await noteLost(table, playId, { after: 2, through: 100 });
  const refusalAt = (after: number) =>
    api.refusal(appendUpdate, { ...log.one, body: log.body(updateWith("z", "z"), { after }) });
  const said = async () => (await log.open()).getMap("said").toJSON();
  const load = async () => {
    const head = await findHead(table, playId);
    if (!head) throw new Error("The play is gone.");
    return loadDocument(table, playId, head);
  };
  return { ...log, playId, refusalAt, said, load };
}

const beyond = { status: 409, code: "beyond-log" };

test("after a restore, the log goes on with numbers that no device has seen, and is whole", async () => {
  const log = await restoredLog();
  expect((await log.append(updateWith("c", "3"), { after: 2 })).sequence).toBe(101);
  expect((await log.append(updateWith("d", "4"), { after: 101 })).sequence).toBe(102);
  expect(await log.said()).toEqual({ a: "1", b: "2", c: "3", d: "4" });
  expect(await log.load()).toMatchObject({ sequence: 102, isWhole: true });
  expect(await findVersionContent(table, log.playId, { sequence: 102, isKept: false }), "a version").toBeDefined();
});

test("a device that knows lost updates is told to send everything again, whatever was written since", async () => {
  const log = await restoredLog();
  expect(await log.refusalAt(57)).toMatchObject(beyond);
  await log.append(updateWith("c", "3"), { after: 2 });
  expect(await log.refusalAt(57)).toMatchObject(beyond);
  expect(await api.refusal(readUpdates, { ...log.one, query: { after: "100" } })).toMatchObject(beyond);
  expect((await log.append(updateWith("lost", "words"))).sequence, "a device that starts over").toBe(102);
  expect(await log.said()).toMatchObject({ lost: "words" });
});

test("also after the log was compacted beyond the lost numbers", async () => {
  const log = await restoredLog();
  for (let n = 0; n < 3; n++) await log.append(updateWith(`c${n}`, "3"), { after: n === 0 ? 2 : 100 + n });
  await compactPlay(table, log.playId, now);
  expect((await findHead(table, log.playId))?.snapshot?.sequence).toBe(103);
  expect(await log.refusalAt(57)).toMatchObject(beyond);
  expect(await api.refusal(readUpdates, { ...log.one, query: { after: "57" } })).toMatchObject(beyond);
  expect((await log.read({ after: "2" })).snapshot?.sequence, "a device that knows none of them").toBe(103);
});

test("a table that is restored twice remembers both", async () => {
  const log = await restoredLog();
  await log.append(updateWith("c", "3"), { after: 2 });
  await noteLost(table, log.playId, { after: 101, through: 200 });
  expect((await log.append(updateWith("d", "4"), { after: 101 })).sequence).toBe(201);
  expect(await log.refusalAt(57)).toMatchObject(beyond);
  expect(await log.refusalAt(150)).toMatchObject(beyond);
  expect(await log.load()).toMatchObject({ sequence: 201, isWhole: true });
});
