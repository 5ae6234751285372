import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { binPlay } from "#domain/api/plays.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { base64, bytesOf, newLog, somebody, updateWith } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, () => now));
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** Can be neither deflated nor merged away. */
const noise = (bytes: number) => updateWith(nanoid(), randomBytes((bytes * 3) / 4).toString("base64"));

test("updates are numbered from one and returned as they were sent", async () => {
  const log = await newLog(api);
  const [first, second] = [updateWith("a", "1"), updateWith("b", "2")];
  expect(await log.append(first)).toEqual({ sequence: 1, updates: [], more: false, others: false });
  expect((await log.append(second, { after: 1, deflated: true })).sequence).toBe(2);
  const { updates, more } = await log.read();
  expect(updates.map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(
    updates.map((update) => Buffer.compare(bytesOf(update), [first, second][update.sequence - 1] ?? first)),
  ).toEqual([0, 0]);
  expect(more).toBe(false);
  expect((await log.read({ after: "1" })).updates).toHaveLength(1);
  expect((await log.read({ after: "2" })).updates).toEqual([]);
});

test("the same updateId is stored once, however often and from however many devices it's sent", async () => {
  const log = await newLog(api);
  const update = updateWith("a", "1");
  const updateId = nanoid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => log.append(update, { updateId })));
  expect(new Set(answers.map(({ sequence }) => sequence))).toEqual(new Set([1]));
  expect((await log.append(update, { updateId, after: 1 })).sequence).toBe(1);
  expect((await log.read()).updates).toHaveLength(1);
});

test("ten devices at once are numbered without a gap", async () => {
  const log = await newLog(api);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => log.append(updateWith(`k${n}`, "v"), { device: `device-no-${n}` })),
  );
  expect(answers.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a save returns what others wrote", async () => {
  const log = await newLog(api);
  await log.append(updateWith("a", "1"), { updateId: "update-of-one", device: "device-one" });
  const answer = await log.append(updateWith("b", "2"), { device: "device-two" });
  expect(answer).toMatchObject({ sequence: 2, updates: [{ sequence: 1, updateId: "update-of-one" }], others: true });
});

test("another device counts as active for two minutes; the device itself doesn't count", async () => {
  const log = await newLog(api);
  await log.append(updateWith("a", "1"), { device: "device-one" });
  await log.append(updateWith("b", "2"), { after: 1, device: "device-two" });
  const othersOf = async (device: string) => (await log.read({ after: "2", device })).others;
  expect([await othersOf("device-one"), await othersOf("device-two")]).toEqual([true, true]);
  later(60);
  await log.append(updateWith("c", "3"), { after: 2, device: "device-two" });
  later(61);
  expect((await log.read({ after: "3", device: "device-two" })).others).toBe(false);
  expect((await log.read({ after: "3", device: "device-one" })).others).toBe(true);
  later(60);
  expect((await log.read({ after: "3", device: "device-one" })).others).toBe(false);
});

test("a large body is stored in parts and returned whole", async () => {
  const log = await newLog(api);
  const large = noise(2_900_000);
  await log.append(updateWith("a", "1"));
  expect((await log.append(large, { after: 1 })).sequence).toBe(2);
  const { updates } = await log.read({ after: "1" });
  expect(updates.map((update) => Buffer.compare(bytesOf(update), large))).toEqual([0]);
  expect(await largestItem(log.playId)).toBeLessThan(350_000);
});

async function largestItem(playId: string): Promise<number> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: "PK = :play",
      ExpressionAttributeValues: { ":play": `PLAY#${playId}` },
    }),
  );
  return Math.max(...Items.map(({ body }) => body?.length ?? 0));
}

test("a long log is returned in order, in responses of about a megabyte", async () => {
  const log = await newLog(api);
  for (let after = 0; after < 12; after++) await log.append(noise(290_000), { after });
  const pages: number[][] = [];
  for (let after = 0, more = true; more; after = pages.at(-1)?.at(-1) ?? 0) {
    const answer = await log.read({ after: String(after) });
    pages.push(answer.updates.map(({ sequence }) => sequence));
    more = answer.more;
  }
  expect(pages.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const page of pages.slice(0, -1)) expect([2, 3]).toContain(page.length);
  const saved = await log.append(updateWith("late", "1"), { after: 2 });
  expect([saved.sequence, saved.more, saved.updates.map(({ sequence }) => sequence)]).toEqual([13, true, [3, 4, 5]]);
});

test("a device that is ahead of the log is refused", async () => {
  const log = await newLog(api);
  await log.append(updateWith("a", "1"));
  const beyond = { status: 409, code: "beyond-log" };
  const body = log.body(updateWith("b", "2"), { after: 2 });
  expect(await api.refusal(appendUpdate, { ...log.one, body })).toMatchObject(beyond);
  expect(await api.refusal(readUpdates, { ...log.one, query: { after: "2" } })).toMatchObject(beyond);
  expect(await api.refusal(readUpdates, { ...log.one, query: { after: "999999999999999" } })).toMatchObject(beyond);
});

test("somebody else's log isn't found", async () => {
  const log = await newLog(api);
  const theirs = { ...log.one, caller: somebody() };
  expect(await api.refusal(readUpdates, theirs)).toMatchObject({ status: 404 });
  const body = log.body(updateWith("a", "1"));
  expect(await api.refusal(appendUpdate, { ...theirs, body })).toMatchObject({ status: 404 });
  expect((await log.read()).updates).toEqual([]);
});

test("a play in the bin says so and refuses updates", async () => {
  const log = await newLog(api);
  await api.call(binPlay, log.one);
  const inBin = { status: 409, code: "in-bin" };
  expect(await api.refusal(readUpdates, log.one)).toMatchObject(inBin);
  expect(await api.refusal(appendUpdate, { ...log.one, body: log.body(updateWith("a", "1")) })).toMatchObject(inBin);
});

const trailing = Buffer.concat([updateWith("a", "1"), Buffer.from([0])]);
const zeros = (bytes: number) => deflateRawSync(Buffer.alloc(bytes));
const garbage: Readonly<Record<string, { body: unknown; deflated?: boolean; after?: unknown; status?: number }>> = {
  "not base64": { body: "%%%%" },
  nothing: { body: "" },
  "not an update": { body: base64(Buffer.from("To be, or not to be")) },
  "a truncated update": { body: base64(updateWith("a", "words").subarray(0, 12)) },
  "an update with trailing bytes": { body: base64(trailing) },
  "an update wrongly declared as deflated": { body: base64(updateWith("a", "1")), deflated: true },
  "a decompression bomb": { body: base64(zeros(200_000_000)), deflated: true, status: 413 },
  "ten million entries": { body: base64(entries(10_000_000)), deflated: true },
  "a count of missing entries": { body: base64(Buffer.from([1, 255, 255, 255, 255, 15, 1, 0])) },
  "a length beyond the end": { body: base64(Buffer.from([1, 1, 1, 0, 3, 1, 1, 97, 127, 0])) },
  "a huge number": { body: base64(updateWith("a", "1")), after: 1e300 },
  "a negative number": { body: base64(updateWith("a", "1")), after: -1 },
};

/** Builds an update with this many entries of two bytes each. */
function entries(count: number): Uint8Array {
  const varint = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...varint(n >>> 7)]);
  const body = Buffer.alloc(count * 2).fill(Buffer.from([0, 1]));
  return deflateRawSync(Buffer.concat([Buffer.from([1, ...varint(count), 1, 0]), body, Buffer.from([0])]));
}

for (const [name, { body, deflated, after = 0, status = 400 }] of Object.entries(garbage)) {
  test(`${name}: refused, and nothing is stored`, async () => {
    const log = await newLog(api);
    const sent = { after, updateId: nanoid(), device: "device-one", body, deflated };
    expect(await api.refusal(appendUpdate, { ...log.one, body: sent })).toMatchObject({ status });
    expect((await log.read()).updates).toEqual([]);
  });
}

test("a document survives the round trip through the log", async () => {
  const log = await newLog(api);
  const doc = new Y.Doc();
  let after = 0;
  for (let n = 0; n < 30; n++) {
    const before = Y.encodeStateVector(doc);
    doc.getText("t").insert(0, `line ${n}\n`);
    after = (await log.append(Y.encodeStateAsUpdate(doc, before), { after, deflated: n % 2 === 0 })).sequence;
  }
  expect((await log.open()).getText("t").toString()).toBe(doc.getText("t").toString());
});
