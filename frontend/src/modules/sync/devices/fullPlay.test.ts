import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { readUpdates } from "#domain/api/updates.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import { deviceInOneTab } from "../testing/deviceInOneTab.ts";
import { MemoryServer } from "../testing/memoryServer.ts";
import { testOwner, testPlayId } from "../testing/testWorld.ts";
import type { Device } from "./device.ts";
import { readFullPlay } from "./fullPlay.ts";

let devices = 0;
const newDevice = () => deviceInOneTab("a-device-01", `words-${devices++}`);

const updateWith = (text: string, before?: Uint8Array) => {
  const doc = new Y.Doc();
  if (before) Y.applyUpdate(doc, before);
  doc.getText("text").insert(doc.getText("text").length, text);
  return Y.encodeStateAsUpdate(doc);
};

const textOf = (updates: readonly Uint8Array[]) => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
};

/** A server with these updates, and a `call` that reaches it. */
async function serverWith(...updates: readonly Uint8Array[]) {
  const server = new MemoryServer(2);
  const log = server.log("another-device");
  await log.create({ title: "", subtitle: "", authors: "", words: 0, pages: 0 });
  for (const [at, update] of updates.entries()) await log.append({ updateId: `update-000${at}`, after: at, update });
  const call = (async (contract: unknown, { query }: { query: { after: number; part: number } }) => {
    if (contract !== readUpdates) throw new Error("Reading changes nothing.");
    return log.read(query.after, query.part);
  }) as unknown as Call;
  return { server, call };
}

const broken = (async () => {
  throw new Refused("unavailable", "Offline.");
}) as unknown as Call;

const read = (device: Device, call: Call) =>
  readFullPlay({ userId: testOwner, playId: testPlayId, call, device, signedInUser: async () => testOwner });

const first = updateWith("a");
const second = updateWith("b", first);
const third = updateWith("c", second);

async function keep(device: Device, update: Uint8Array, isOnServer: boolean) {
  const journal = device.journal(testOwner, testPlayId);
  await journal.begin(1);
  if (isOnServer)
    await journal.store({ after: 0, sequence: 1, updates: [first], entries: [], logged: [], toTheEnd: true });
  await journal.append([{ update, changes: 1, at: 1 }]);
}

test.each([false, true])(
  "a play that isn't on this device comes from the server, compacted: %s",
  async (isCompacted) => {
    const { server, call } = await serverWith(first, second, third);
    if (isCompacted) server.compact();
    expect(textOf((await read(newDevice(), call)).updates)).toBe("abc");
  },
);

test("unsent words and what other devices wrote come together", async () => {
  const device = newDevice();
  await keep(device, updateWith("z", first), true);
  const { call } = await serverWith(first, second);
  const { updates, behind } = await read(device, call);
  expect([...textOf(updates)].sort().join("")).toBe("abz");
  expect(behind).toBeUndefined();
  expect((await device.journal(testOwner, testPlayId).load())?.status).toMatchObject({ sequence: 1, waiting: 1 });
});

test("a play that isn't on the server yet is complete on this device", async () => {
  const device = newDevice();
  await keep(device, first, false);
  expect(textOf((await read(device, broken)).updates)).toBe("a");
});

test("offline, this device's copy is used and marked as such; without a copy it's refused", async () => {
  const device = newDevice();
  await keep(device, updateWith("z", first), true);
  const { updates, behind } = await read(device, broken);
  expect([textOf(updates), behind]).toEqual(["az", "Offline."]);
  await expect(read(newDevice(), broken)).rejects.toMatchObject({ reason: "unavailable" });
});
