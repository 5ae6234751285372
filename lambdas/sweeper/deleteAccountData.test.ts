import { randomUUID } from "node:crypto";
import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { beforeEach, expect, test } from "vitest";
import { deleteAccount, patchProfile } from "#domain/api/account.ts";
import { logActivity } from "#domain/api/activity.ts";
import { binPlay, listPlays } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { emptySubmission, type SubmissionId } from "#domain/submissions/submission.ts";
import { accountEndpoints } from "#lambdas/account/endpoints.ts";
import { activityEndpoints } from "#lambdas/activity/endpoints.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { createRouter } from "#lambdas/shared/router.ts";
import { findAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { readClosings } from "#lambdas/stores/closings.ts";
import { storeReport } from "#lambdas/stores/devices.ts";
import { putMessage } from "#lambdas/stores/messages.ts";
import { storePreset } from "#lambdas/stores/presets.ts";
import { putSignInLink } from "#lambdas/stores/signInLinks.ts";
import { putSignIn } from "#lambdas/stores/signIns.ts";
import { storeSubmissions } from "#lambdas/stores/submissions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { apiEvent, lambdaContext, originSecret } from "#tests/support/apiEvent.ts";
import { breakCall, breakCalls, type TableFault } from "#tests/support/faults.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { newLog, updateWith } from "#tests/support/writer.ts";
import { deleteAccountData } from "./deleteAccountData.ts";
import { sweep } from "./sweep.ts";

const { endpoint } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

let table: Table;
beforeEach(async () => {
  table = connectTable(endpoint, nanoid());
  await createTable(table);
});

/** Reads the whole table to find everything that a person left behind. */
const everything = async () => (await table.client.send(new ScanCommand({ TableName: table.name }))).Items ?? [];
const traces = async (id: string) =>
  (await everything()).filter((item) => JSON.stringify(item).includes(id)).map(({ PK, SK }) => `${PK} ${SK}`);

/**
 * Creates somebody with one of everything: plays, one in the bin, a share link with what it shows, feedback, activity
 * and so on.
 */
async function somebodyWithAll() {
  const sub = randomUUID();
  const userId = sub as UserId;
  const rehearsal = poolOf({ userId });
  const api = apiCaller(
    ...accountEndpoints(table, () => now, rehearsal.pool),
    ...playEndpoints(table, () => now),
    ...activityEndpoints(table, () => now),
  );
  const caller = { sub, auth_time: seconds(now) };
  const logs = [await newLog(api, caller), await newLog(api, caller), await newLog(api, caller)];
  const plays = logs.map(({ playId }) => playId as PlayId);
  for (const log of logs) await log.append(updateWith("a", "words"));
  await api.call(binPlay, { caller, params: { playId: plays[2] ?? "" } });
  await api.call(patchProfile, { caller, body: { full_name: "Ann Author" } });
  await api.call(logActivity, { caller, body: entry });
  await putSignIn(table, userId, { at: now.toISOString(), how: "password" });
  await storePreset(table, userId, ownPreset, now);
  await storeSubmissions(table, userId, [ownSubmission], async () => undefined, now);
  await storeReport(table, userId, ownPhone, now);
  await putSignInLink(table, userId, { secretHash: "h", email: "will@example.com" }, now);
  for (const Item of besides(userId, plays[0] ?? "")) {
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return { ...rehearsal, userId, caller, api, plays };
}

const ownPreset = {
  presetId: "preset-of-hers--",
  kind: "layout",
  name: "Mine",
  content: { base: "uk", changes: {} },
} as const;

const ownSubmission = {
  ...emptySubmission,
  submissionId: "entry-of-hers---" as SubmissionId,
  recipient: "Bush Theatre",
};

const ownPhone = { deviceId: "phone-of-hers", browser: "Chrome on Android", waiting: [] };

const entry = {
  activity_type: "page_visit",
  activity_data: { page_name: "Editor", referrer: "" },
  page_url: "/",
  user_agent: "test",
  session_id: "session_1700000000000_abcdef",
};

/** Rows that other parts of the system write. */
const besides = (userId: string, playId: string) => [
  { PK: `USER#${userId}`, SK: "SUBSCRIPTION", tier: "writer", status: "canceled", end: now.toISOString() },
  { PK: `PLAY#${playId}`, SK: "FEEDBACK#1", text: "Well said." },
  { PK: `PLAY#${playId}`, SK: "VERSION#000000000001", t: 0, d: "device-one", n: "Draft 1", k: 1 },
  { PK: `PLAY#${playId}`, SK: "KEPT#000000000001", chunks: ["hash"] },
  { PK: `PLAY#${playId}`, SK: "CHUNK#hash#000", body: new Uint8Array(3) },
  { PK: `SHARE#${userId}`, SK: "SHARE", GSI1PK: `PLAY#${playId}`, GSI1SK: `SHARE#${now.toISOString()}`, owner: userId },
  { PK: `SHARE#${userId}`, SK: "PROJECTION#0", owner: userId },
];

/** What may stay: tombstones of plays and links, so their ids are never reused, and the closing mark until tomorrow. */
const keptOf = (userId: string, plays: readonly string[]) =>
  [`CLOSED#${userId} ACCOUNT`, `SHARE#${userId} SHARE`, ...plays.map((playId) => `PLAY#${playId} HEAD`)].sort();

const sweepNow = (pool: ReturnType<typeof poolOf>["pool"]) =>
  sweep(
    table,
    () => now,
    () => 600_000,
    { pool, elsewhere: [] },
  );

test("closing an account leaves nothing but tombstones, and others lose nothing", async () => {
  const [her, him] = [await somebodyWithAll(), await somebodyWithAll()];
  const his = await traces(him.userId);
  await her.api.call(deleteAccount, { caller: her.caller });
  expect(her.asked).toEqual([`remove ${her.userId}`]);
  await sweepNow(her.pool);
  expect((await traces(her.userId)).sort()).toEqual(keptOf(her.userId, her.plays));
  for (const playId of her.plays) expect(await traces(playId)).toEqual([`PLAY#${playId} HEAD`]);
  expect(her.asked.slice(1)).toEqual([`lock ${her.userId}`, `remove ${her.userId}`]);
  expect(await traces(him.userId)).toEqual(his);
});

test("closing an account deletes the messages sent with its address, whether or not the user pool answers then", async () => {
  for (const isDown of [false, true]) {
    const her = await somebodyWithAll();
    const [email, another] = [`${her.userId}@example.com`, `not-${her.userId}@example.com`];
    her.change(her.userId, { email });
    for (const from of [email.toUpperCase(), another])
      await putMessage(table, { name: "Ann", email: from, topic: "question", message: "Hello?" }, now);
    const down = {
      ...her.pool,
      findAccount: async () => Promise.reject(new Error("down")),
      remove: async () => undefined,
    };
    const api = apiCaller(...accountEndpoints(table, () => now, isDown ? down : her.pool));
    await api.call(deleteAccount, { caller: her.caller });
    await sweepNow(her.pool);
    const left = (await everything()).filter(({ PK }) => PK === "MESSAGES").map(({ message }) => message.email);
    expect(left).toContain(another);
    expect(left.map((from) => from.toLowerCase())).not.toContain(email);
  }
});

test("data written by a late request is removed an hour later, and then the work is done", async () => {
  const her = await somebodyWithAll();
  await her.api.call(deleteAccount, { caller: her.caller });
  await sweepNow(her.pool);
  const late = await newLog(her.api, her.caller);
  await her.api.call(logActivity, { caller: her.caller, body: entry });
  await sweepNow(her.pool);
  expect((await traces(her.userId)).length).toBeGreaterThan(4);
  later(1);
  await sweepNow(her.pool);
  expect((await traces(her.userId)).sort()).toEqual(keptOf(her.userId, [...her.plays, late.playId]));
  her.asked.length = 0;
  later(2);
  await sweepNow(her.pool);
  expect(her.asked).toEqual([]);
});

test("whichever table call fails, the next sweeps finish the job", async () => {
  const calls = await breakCalls(async (fault: TableFault) => {
    const her = await somebodyWithAll();
    await her.api.call(deleteAccount, { caller: her.caller });
    const broken = connectTable(endpoint, table.name);
    const broke = breakCall(broken, fault);
    await deleteAccountData({ table: broken, pool: her.pool, elsewhere: [] }, her.userId, now).catch(() => undefined);
    await sweepNow(her.pool);
    later(2);
    await sweepNow(her.pool);
    expect((await traces(her.userId)).sort()).toEqual(keptOf(her.userId, her.plays));
    for (const playId of her.plays) expect(await traces(playId)).toEqual([`PLAY#${playId} HEAD`]);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(20);
});

test("an unresponsive user pool doesn't block closing an account; the sweeper retries it", async () => {
  const her = await somebodyWithAll();
  const down = { ...her.pool, lock: () => Promise.reject(new Error("down")) };
  const api = apiCaller(...accountEndpoints(table, () => now, down));
  await api.call(deleteAccount, { caller: her.caller });
  expect(await findAccountDeletion(table, her.userId)).toBeDefined();
  await expect(sweepNow(down)).rejects.toThrow("1 pieces");
  await sweepNow(her.pool);
  expect((await traces(her.userId)).sort()).toEqual(keptOf(her.userId, her.plays));
});

test("a sign-in older than five minutes, or without a time, can't close an account", async () => {
  const her = await somebodyWithAll();
  for (const auth_time of [seconds(new Date(now.getTime() - 301_000)), "0", undefined]) {
    const caller = { ...her.caller, auth_time };
    expect(await her.api.refusal(deleteAccount, { caller })).toMatchObject({ status: 403, code: "stale-sign-in" });
  }
  expect(await findAccountDeletion(table, her.userId)).toBeUndefined();
  const caller = { ...her.caller, auth_time: seconds(new Date(now.getTime() - 299_000)) };
  const { closedAt } = await her.api.call(deleteAccount, { caller });
  later(1);
  const again = { ...her.caller, auth_time: seconds(now) };
  expect(await her.api.call(deleteAccount, { caller: again })).toEqual({ closedAt });
});

test("after closing, a token that is still valid opens nothing", async () => {
  const her = await somebodyWithAll();
  const handler = createRouter(
    async () => originSecret,
    playEndpoints(table, () => now),
    (userId) => readClosings(table, userId),
  );
  const ask = async () => (await handler(apiEvent(listPlays, { caller: her.caller }), lambdaContext)).statusCode;
  expect(await ask()).toBe(200);
  await her.api.call(deleteAccount, { caller: her.caller });
  expect(await ask()).toBe(401);
});
