import { randomBytes } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { createPlay } from "#domain/api/plays.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { headKey } from "#lambdas/stores/heads.ts";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import { putEntry } from "#lambdas/stores/updates.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, updateWith } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const api = apiCaller(...playEndpoints(table, () => now));
const large = () => updateWith(nanoid(), randomBytes(30_000).toString("base64"));
const small = () => updateWith(nanoid(), "a few words");

/** Uses up a person's hour or day, but for a little. */
const useUp = (name: string, key: string, limit: number, windowSeconds: number) =>
  countWithinLimit(table, { name, key, limit, windowSeconds, amount: limit - 10 }, now);

/** Writes an entry as if it had been stored under this number. */
const storeEntry = (playId: string, sequence: number, given: Partial<LogEntry> = {}) =>
  putEntry(table, playId as PlayId, {
    sequence,
    updateId: nanoid(),
    device: "device-one",
    at: now.toISOString(),
    bytes: 10,
    loggedBytes: sequence * 100,
    body: small(),
    recent: [],
    ...given,
  });

test("a person who has sent very much waits with large changes, while typing goes on; then everything is stored", async () => {
  const log = await newLog(api);
  await useUp("plays-written", log.caller.sub, 60_000_000, 3600);
  const waiting = log.body(large(), { updateId: "a-large-change" });
  const refusal = await api.refusal(appendUpdate, { ...log.one, body: waiting });
  expect(refusal).toMatchObject({ status: 429, detail: expect.stringContaining("stays on this device") });
  expect((await log.append(small())).sequence).toBe(1);
  later(60);
  expect((await api.call(appendUpdate, { ...log.one, body: waiting })).sequence).toBe(2);
  expect((await log.read()).updates).toHaveLength(2);
});

test("a person who has opened very much waits, while plays of ordinary length open", async () => {
  const log = await newLog(api);
  await log.append(small());
  await useUp("plays-read", log.caller.sub, 1_000_000_000, 3600);
  const snapshot = { sequence: 1, id: "s", parts: 1, hash: "", loggedBytes: 0 };
  await setSnapshot(log.playId, { ...snapshot, bytes: 200_000 });
  expect(await api.refusal(readUpdates, { ...log.one, query: {} })).toMatchObject({ status: 429 });
  await setSnapshot(log.playId, { ...snapshot, bytes: 2000 });
  // There is no such snapshot: the refusal isn't about the amount.
  expect(await api.refusal(readUpdates, { ...log.one, query: {} })).toMatchObject({ code: "snapshot-moved" });
});

const setSnapshot = (playId: string, snapshot: object) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: headKey(playId as PlayId),
      UpdateExpression: "SET #snapshot = :snapshot",
      ExpressionAttributeNames: { "#snapshot": "snapshot" },
      ExpressionAttributeValues: { ":snapshot": snapshot },
    }),
  );

test("a person can't start plays without end; the play stays on the device until then", async () => {
  const log = await newLog(api);
  const body = { playId: nanoid(), owner: log.caller.sub, title: "One more" };
  await useUp("plays-created", log.caller.sub, 2000, 86_400);
  for (let n = 0; n < 10; n++) await api.call(createPlay, { caller: log.caller, body }).catch(() => undefined);
  const refusal = await api.refusal(createPlay, { caller: log.caller, body: { ...body, playId: nanoid() } });
  expect(refusal).toMatchObject({ status: 429, detail: expect.stringContaining("stays on this device") });
});

test("a play takes 5,000 changes in ten minutes, and more after that", async () => {
  const log = await newLog(api);
  await storeEntry(log.playId, 500);
  await storeEntry(log.playId, 5498);
  later(9);
  expect((await log.append(small(), { after: 5498 })).sequence).toBe(5499);
  const waiting = { ...log.one, body: log.body(small(), { after: 5499, updateId: "one-change-more" }) };
  for (let n = 0; n < 2; n++) {
    expect(await api.send(appendUpdate, waiting)).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
  }
  later(1);
  expect((await api.call(appendUpdate, waiting)).sequence).toBe(5500);
  expect((await log.append(small(), { after: 5500 })).sequence).toBe(5501);
});

test("a log that grows too fast waits for its compaction, and a play has a largest size", async () => {
  const log = await newLog(api);
  await storeEntry(log.playId, 1, { loggedBytes: 20_000_000 });
  const body = log.body(small(), { after: 1 });
  const refused = await api.send(appendUpdate, { ...log.one, body });
  expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "1200" } });
  const snapshot = { sequence: 1, id: "s", parts: 40, bytes: 9_000_000, hash: "", loggedBytes: 20_000_000 };
  await setSnapshot(log.playId, snapshot);
  expect((await api.call(appendUpdate, { ...log.one, body })).sequence).toBe(2);
  await setSnapshot(log.playId, { ...snapshot, bytes: 10_000_001 });
  const refusal = await api.refusal(appendUpdate, { ...log.one, body: log.body(small(), { after: 2 }) });
  expect(refusal).toMatchObject({ status: 413 });
});
