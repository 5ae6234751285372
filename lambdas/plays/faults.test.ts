import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { binPlay, createPlay, duplicatePlay, getPlay, listPlays, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { appendUpdate } from "#domain/api/updates.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, Play, PlayId } from "#domain/play/play.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { breakCall, breakCalls, type TableFault } from "#tests/support/faults.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { newLog, openDocument, type Somebody, somebody, updateWith } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table, endpoint } = await startTestTable();
const now = () => new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, now));

/** The same API on a table on which one call fails. */
function brokenApi(fault: TableFault) {
  const broken = connectTable(endpoint);
  const broke = breakCall(broken, fault);
  return { ...apiCaller(...playEndpoints(broken, now)), broke };
}

/** Checks that card, head and count agree: as many plays are listed as counted, and each can be opened. */
async function playCountOf(caller: Somebody) {
  const { plays, count } = await api.call(listPlays, { caller });
  expect(count).toBe(plays.length);
  for (const { playId } of plays) expect(await api.call(getPlay, { caller, params: { playId } })).toBeTruthy();
  return plays.length;
}

test("creating a play: all or nothing whichever call fails, and only once when retried", async () => {
  const calls = await breakCalls(async (fault) => {
    const caller = somebody();
    const body = { playId: nanoid(), owner: caller.sub, title: "The Lamp" };
    const broken = brokenApi(fault);
    await broken.send(createPlay, { caller, body });
    expect(await playCountOf(caller)).toBeLessThanOrEqual(1);
    await api.call(createPlay, { caller, body });
    expect(await playCountOf(caller)).toBe(1);
    return { broke: broken.broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(2);
});

for (const [size, bytes] of [
  ["small", 10],
  ["large", 320_000],
] as const) {
  test(`a ${size} update: never half saved, and only once when resent`, async () => {
    const calls = await breakCalls(async (fault) => {
      const log = await newLog(api);
      await log.append(updateWith("before", "safe"));
      const body = log.body(updateWith("said", randomBytes(bytes).toString("hex")), { after: 1 });
      const broken = brokenApi(fault);
      await broken.send(appendUpdate, { ...log.one, body });
      expect((await log.open()).getMap("said").get("before")).toBe("safe");
      await api.call(appendUpdate, { ...log.one, body });
      const { updates } = await log.read();
      expect(updates.map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(updates[1]).toMatchObject({ updateId: body.updateId, body: body.body });
      return { broke: broken.broke() };
    });
    expect(calls).toBeGreaterThanOrEqual(3);
  });
}

test("opening: whichever call fails, the device gets an error, applies nothing partially, and opens the whole play the next time", async () => {
  const log = await newLog(api);
  await log.append(updateWith("snapshot", randomBytes(320_000).toString("hex")));
  await markCompactionDue(table, log.playId as PlayId, now());
  await compactPlay(table, log.playId as PlayId, now());
  await log.append(updateWith("small", "1"), { after: 1 });
  await log.append(updateWith("large", randomBytes(320_000).toString("hex")), { after: 2 });
  const written = (await log.open()).getMap("said").toJSON();
  expect(Object.keys(written).sort()).toEqual(["large", "small", "snapshot"]);
  const calls = await breakCalls(async (fault) => {
    const broken = brokenApi(fault);
    const opened = await openDocument(broken, log.one).catch(() => undefined);
    if (opened || !broken.broke()) expect(opened?.getMap("said").toJSON()).toEqual(written);
    expect((await log.open()).getMap("said").toJSON()).toEqual(written);
    return { broke: broken.broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(6);
});

const play: Play = {
  front: { ...emptyFront, title: "The Lamp" },
  blocks: [{ id: nanoid(10) as BlockId, kind: "dialogue", text: [{ text: "Who's there?" }] }],
};

test("a rename: either missing or visible to every device, and only once when retried", async () => {
  const calls = await breakCalls(async (fault) => {
    const log = await newLog(api);
    await log.append(Y.encodeStateAsUpdate(documentOf(play)), { deflated: true });
    const rename = { ...log.one, body: { rename: "The Last Bulb" } };
    const broken = brokenApi(fault);
    await broken.send(patchPlay, rename);
    await api.call(patchPlay, rename);
    expect((await api.call(getPlay, log.one)).title).toBe("The Last Bulb");
    expect(readPlay(await log.open())).toMatchObject({
      front: { title: "The Last Bulb" },
      blocks: [{ kind: "dialogue" }],
    });
    return { broke: broken.broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(4);
});

test("a duplicate: either missing or complete", async () => {
  const calls = await breakCalls(async (fault) => {
    const log = await newLog(api);
    await log.append(updateWith("a", "1"));
    const body = { playId: nanoid(), title: "Again" };
    const broken = brokenApi(fault);
    await broken.send(duplicatePlay, { ...log.one, body });
    await playCountOf(log.caller);
    await api.call(duplicatePlay, { ...log.one, body });
    expect(await playCountOf(log.caller)).toBe(2);
    return { broke: broken.broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(5);
});

test("moving to the bin and back: the count stays correct", async () => {
  for (const contract of [binPlay, restorePlay]) {
    await breakCalls(async (fault) => {
      const log = await newLog(api);
      if (contract === restorePlay) await api.call(binPlay, log.one);
      const broken = brokenApi(fault);
      await broken.send(contract, log.one);
      await playCountOf(log.caller);
      await api.call(contract, log.one);
      expect(await playCountOf(log.caller)).toBe(contract === binPlay ? 0 : 1);
      return { broke: broken.broke() };
    });
  }
});
