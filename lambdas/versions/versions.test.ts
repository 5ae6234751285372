import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, test } from "vitest";
import { createVersion, deleteVersion, getVersion, listVersions, patchVersion } from "#domain/api/versions.ts";
import { insertBlocks } from "#domain/play/document/blocks.ts";
import type { BlockId } from "#domain/play/play.ts";
import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { ownVersionNames } from "#lambdas/account/ownVersionNames.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import { clearPlay } from "#lambdas/sweeper/clearPlay.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { breakCall, breakCalls } from "#tests/support/faults.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { somebody } from "#tests/support/writer.ts";
import { subscribe, versionApi, writtenPlay } from "./testing/versionFixture.ts";

const { endpoint } = await startTestTable();
let number = 0;
let table = connectTable(endpoint, "none");
let now = new Date();
let api = versionApi(table, () => now);
beforeEach(async () => {
  now = new Date("2027-01-10T12:00:00.000Z");
  table = connectTable(endpoint, `versions-${number++}`);
  await createTable(table);
  api = versionApi(table, () => now);
});
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
type Written = Awaited<ReturnType<typeof writtenPlay>>;

/** Makes a snapshot now. Its updates are deleted seven days later. */
async function compact({ playId }: Written): Promise<void> {
  await markCompactionDue(table, playId, now);
  await sweepNow();
}
const sweepNow = () =>
  sweep(
    table,
    () => now,
    () => 600_000,
  );

const kindsOf = async (playId: string, prefix: string): Promise<string[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":prefix": prefix },
    }),
  );
  return Items.map(({ SK }) => String(SK));
};

test("what was there before a pause is a version, with its time, device and content", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  later(minuteMs);
  await play.write("Dark here.");
  const at = now.toISOString();
  expect(await play.ids()).toEqual([]);
  later(10 * minuteMs);
  await play.write("Light.");
  expect(await play.list()).toEqual({ versions: [{ versionId: 2, at, device: "device-one" }], hidden: 0 });
  expect(await play.read(2)).toEqual(play.shown[1]);
});

test("an hour of writing has a version every ten minutes, and each is what was shown then", async () => {
  const play = await writtenPlay(api);
  for (let minute = 0; minute <= 60; minute++) {
    await play.write(`Minute ${minute}.`);
    later(minuteMs);
  }
  expect(await play.ids()).toEqual([11, 21, 31, 41, 51]);
  for (const id of await play.ids()) expect(await play.read(id)).toEqual(play.shown[id - 1]);
});

test("a version before a snapshot is read from the log, and so is one after it", async () => {
  const play = await writtenPlay(api);
  for (const text of ["a", "b", "c"]) await play.write(text);
  later(hourMs);
  await compact(play);
  for (const text of ["d", "e"]) await play.write(text);
  for (const id of [1, 2, 3, 4, 5]) {
    await play.keep(id);
    expect(await play.read(id)).toEqual(play.shown[id - 1]);
  }
});

test("versions stay as they are when the log is cleared, and unchanged scenes are stored once", async () => {
  const play = await writtenPlay(api);
  await subscribe(table, play.caller.sub);
  insertBlocks(play.doc, [{ id: "s2" as BlockId, kind: "scene", text: [{ text: "SCENE TWO" }] }], "one" as BlockId);
  for (const text of ["a", "b", "c", "d"]) {
    await play.write(text);
    later(2 * hourMs);
  }
  await compact(play);
  const ids = await play.ids();
  expect(ids).toEqual([1, 2, 3]);
  later(8 * dayMs);
  await sweepNow();
  expect(await kindsOf(play.playId, "UPDATE#")).toEqual([]);
  expect(await play.ids()).toEqual(ids);
  for (const id of ids) expect(await play.read(id)).toEqual(play.shown[id - 1]);
  expect(await kindsOf(play.playId, "KEPT#")).toHaveLength(3);
  // The front matter and scene two once, and scene one three times.
  expect(await kindsOf(play.playId, "CHUNK#")).toHaveLength(5);
  await play.write("e");
  expect(await play.ids()).toEqual([1, 2, 3, 4]);
  expect(await play.read(4)).toEqual(play.shown[3]);
});

test("old versions become fewer, named ones stay, and the content of the others is deleted", async () => {
  const play = await writtenPlay(api);
  await subscribe(table, play.caller.sub);
  for (let n = 0; n < 6; n++) {
    await play.write(`Draft ${n}.`);
    later(2 * hourMs);
  }
  await play.keep(2, "Draft 2, sent to the Royal Court");
  await compact(play);
  later(8 * dayMs);
  await sweepNow();
  expect(await play.ids()).toEqual([1, 2, 3, 4, 5]);
  later(20 * dayMs);
  await play.write("Later.");
  await compact(play);
  later(8 * dayMs);
  await sweepNow();
  const ids = await play.ids();
  expect(ids).toEqual([2, 6]);
  for (const id of ids) expect(await play.read(id)).toEqual(play.shown[id - 1]);
  expect(await kindsOf(play.playId, "KEPT#")).toHaveLength(2);
  expect(await kindsOf(play.playId, "CHUNK#")).toHaveLength(3);
});

test("whichever call of the clearing fails, every version reads the same, and the next sweep finishes it", async () => {
  const calls = await breakCalls(async (fault) => {
    const play = await writtenPlay(api);
    await subscribe(table, play.caller.sub);
    for (const text of ["a", "b", "c"]) {
      await play.write(text);
      later(hourMs);
    }
    await compact(play);
    later(8 * dayMs);
    const broken = connectTable(endpoint, table.name);
    const broke = breakCall(broken, fault);
    const piece = { PK: `PLAY#${play.playId}`, SK: "CLEAR#000000000003" };
    await clearPlay(broken, play.playId, piece, now).catch(() => undefined);
    for (const id of [1, 2]) expect(await play.read(id)).toEqual(play.shown[id - 1]);
    await sweepNow();
    for (const id of [1, 2]) expect(await play.read(id)).toEqual(play.shown[id - 1]);
    expect(await kindsOf(play.playId, "UPDATE#")).toEqual([]);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(15);
});

test("without a plan, versions older than seven days are counted and not shown; with one they are there again", async () => {
  const play = await writtenPlay(api);
  await play.write("Old.");
  later(8 * dayMs);
  await play.write("New.");
  later(hourMs);
  await play.write("Newer.");
  expect(await play.list()).toMatchObject({ versions: [{ versionId: 2 }], hidden: 1 });
  expect(await api.refusal(getVersion, play.of(1))).toMatchObject({ status: 402, code: "needs-writer" });
  await subscribe(table, play.caller.sub);
  expect(await play.list()).toMatchObject({ versions: [{ versionId: 1 }, { versionId: 2 }], hidden: 0 });
  expect(await play.read(1)).toEqual(play.shown[0]);
});

test("a moment becomes a version on request; naming it needs a plan", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  expect(await play.keep(1)).toMatchObject({ versionId: 1 });
  expect(await play.keep(1)).toMatchObject({ versionId: 1 });
  const named = { ...play.one, body: { versionId: 1, name: "Draft 1" } };
  expect(await api.refusal(createVersion, named)).toMatchObject({ status: 402, code: "needs-writer" });
  const rename = { ...play.of(1), body: { name: "Draft 1" } };
  expect(await api.refusal(patchVersion, rename)).toMatchObject({ status: 402, code: "needs-writer" });
  await subscribe(table, play.caller.sub);
  expect(await api.call(patchVersion, rename)).toMatchObject({ name: "Draft 1" });
  expect(await play.keep(1, "Draft 2")).toMatchObject({ name: "Draft 2" });
  expect(await play.keep(1)).toMatchObject({ name: "Draft 2" });
  expect(await api.call(patchVersion, { ...play.of(1), body: { name: null } })).not.toHaveProperty("name");
});

test("the author's data has the names of versions", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  await play.keep(1);
  await subscribe(table, play.caller.sub);
  later(hourMs);
  await play.write("Dark here.");
  const { at } = await play.keep(2, "Draft 1");
  expect(await ownVersionNames(table, [play.playId])).toEqual([
    { playId: play.playId, versionId: 2, name: "Draft 1", at },
  ]);
});

test("a moment that the log doesn't have can't become a version", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  const body = { versionId: 2 };
  expect(await api.refusal(createVersion, { ...play.one, body })).toMatchObject({ status: 409 });
});

test("a moment that the sweeper may be deleting can't become a version, and the last one can at any age", async () => {
  const play = await writtenPlay(api);
  for (const text of ["a", "b"]) await play.write(text);
  await compact(play);
  later(6.5 * dayMs);
  expect(await api.refusal(createVersion, { ...play.one, body: { versionId: 1 } })).toMatchObject({ status: 409 });
  await subscribe(table, play.caller.sub);
  later(20 * dayMs);
  await sweepNow();
  await play.keep(2, "Draft");
  expect(await play.read(2)).toEqual(play.shown[1]);
});

test("a deleted version is gone, and deleting it again changes nothing", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  await play.keep(1);
  expect(await api.call(deleteVersion, play.of(1))).toEqual({ versionId: 1 });
  expect(await api.call(deleteVersion, play.of(1))).toEqual({ versionId: 1 });
  expect(await play.ids()).toEqual([]);
  expect(await api.refusal(getVersion, play.of(1))).toMatchObject({ status: 404 });
});

test("a name has one line and at most a hundred characters", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  for (const name of ["", "  ", "A\nB", "x".repeat(101)])
    expect(await api.refusal(createVersion, { ...play.one, body: { versionId: 1, name } })).toMatchObject({
      status: 400,
      fields: { name: expect.any(String) },
    });
});

test("nobody else sees, reads or changes versions", async () => {
  const play = await writtenPlay(api);
  await play.write("Dark.");
  await play.keep(1);
  const other = somebody();
  await subscribe(table, other.sub);
  expect(await api.refusal(listVersions, { ...play.one, caller: other })).toMatchObject({ status: 404 });
  for (const contract of [getVersion, deleteVersion])
    expect(await api.refusal(contract, { ...play.of(1), caller: other })).toMatchObject({ status: 404 });
  expect(await play.ids()).toEqual([1]);
});
