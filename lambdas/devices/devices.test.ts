import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  forgetDevice,
  listDevices,
  maxDevices,
  renameDevice,
  reportDevice,
  signOutDevice,
} from "#domain/api/devices.ts";
import { sessionEndedCode } from "#domain/api/sessions.ts";
import { dayMs, hourMs } from "#domain/time.ts";
import { createRouter } from "#lambdas/shared/router.ts";
import { putAllSessionsEnded, readClosings } from "#lambdas/stores/closings.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { apiEvent, lambdaContext, originSecret } from "#tests/support/apiEvent.ts";
import { startTestTable } from "#tests/support/table.ts";
import { deviceEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (ms = hourMs) => {
  now = new Date(now.getTime() + ms);
};
const api = apiCaller(...deviceEndpoints(table, () => now));
const somebody = () => ({ sub: randomUUID() });
type Caller = ReturnType<typeof somebody>;

const phone = { deviceId: "phone-of-hers" };
const nothingWaits = { browser: "Chrome on Android", waiting: [] };
const threeChanges = { ...nothingWaits, waiting: [{ playId: "play-of-hers-01", title: "Ghosts", changes: 3 }] };

/** Without a session, as from a token that doesn't say it. */
const seen = () => ({ seenAt: now.toISOString(), canSignOut: false });

const report = (caller: Caller, params: { deviceId: string }, body: object) =>
  api.call(reportDevice, { caller, params, body });
const rename = (caller: Caller, name: string | null) =>
  api.call(renameDevice, { caller, params: phone, body: { name } });
const list = async (caller: Caller) => (await api.call(listDevices, { caller })).devices;

test("a device's last report is listed with its time, for its owner only", async () => {
  const [caller, other] = [somebody(), somebody()];
  expect(await report(caller, phone, nothingWaits)).toEqual({ ...phone, ...nothingWaits, ...seen() });
  later();
  await report(caller, phone, threeChanges);
  expect(await list(caller)).toEqual([{ ...phone, ...threeChanges, ...seen() }]);
  expect(await list(other)).toEqual([]);
});

test("a device keeps its name when it reports, and loses it when the name is removed", async () => {
  const caller = somebody();
  await report(caller, phone, nothingWaits);
  expect(await rename(caller, " My phone ")).toMatchObject({ name: "My phone" });
  await report(caller, phone, threeChanges);
  expect(await list(caller)).toMatchObject([{ name: "My phone", waiting: threeChanges.waiting }]);
  await rename(caller, null);
  expect(await list(caller)).toEqual([{ ...phone, ...threeChanges, ...seen() }]);
});

test("a device can be forgotten, by its owner only, and naming it afterward is refused", async () => {
  const [caller, other] = [somebody(), somebody()];
  await report(caller, phone, nothingWaits);
  expect(await api.call(forgetDevice, { caller: other, params: phone })).toEqual(phone);
  expect(await list(caller)).toHaveLength(1);
  expect(await api.call(forgetDevice, { caller, params: phone })).toEqual(phone);
  expect(await api.call(forgetDevice, { caller, params: phone })).toEqual(phone);
  expect(await list(caller)).toEqual([]);
  const refusal = await api.refusal(renameDevice, { caller, params: phone, body: { name: "Phone" } });
  expect(refusal).toMatchObject({ status: 404 });
  expect(await list(caller)).toEqual([]);
});

test("with too many devices, the one is forgotten that reported longest ago and has nothing waiting", async () => {
  const caller = somebody();
  const idOf = (number: number) => ({ deviceId: `device-${String(number).padStart(5, "0")}` });
  for (let number = 0; number < maxDevices; number++) {
    await report(caller, idOf(number), number === 0 ? threeChanges : nothingWaits);
    later();
  }
  await report(caller, idOf(1), nothingWaits);
  await report(caller, idOf(maxDevices), nothingWaits);
  const ids = (await list(caller)).map(({ deviceId }) => deviceId);
  expect(ids).toHaveLength(maxDevices);
  expect(ids).toContain(idOf(0).deviceId);
  expect(ids).toContain(idOf(1).deviceId);
  expect(ids).not.toContain(idOf(2).deviceId);
  expect(ids).toContain(idOf(maxDevices).deviceId);
});

/** Lists the devices through a function that knows of ended sessions. */
async function statusOfList(caller: Caller & { origin_jti?: string; auth_time?: string }) {
  const handler = createRouter(
    async () => originSecret,
    deviceEndpoints(table, () => now),
    (userId) => readClosings(table, userId),
  );
  const { statusCode, body } = await handler(apiEvent(listDevices, { caller }), lambdaContext);
  return { status: statusCode, code: JSON.parse(body ?? "{}").code };
}

test("after signing out everywhere, sessions from before are refused, and a sign-in right afterwards isn't", async () => {
  const me = somebody();
  const at = (seconds: number) => ({ ...me, auth_time: String(Math.floor(now.getTime() / 1000) + seconds) });
  await putAllSessionsEnded(table, me.sub as never, now);
  expect(await statusOfList(at(-60))).toEqual({ status: 401, code: sessionEndedCode });
  for (const seconds of [-1, 0, 60]) expect(await statusOfList(at(seconds))).toMatchObject({ status: 200 });
});

test("a device that's signed out from another one is refused, until it signs in again", async () => {
  const [me, other] = [somebody(), somebody()];
  const [here, there] = [
    { ...me, origin_jti: randomUUID() },
    { ...me, origin_jti: randomUUID() },
  ];
  await report(here, { deviceId: "laptop-of-hers" }, nothingWaits);
  expect(await report(there, phone, threeChanges)).toMatchObject({ canSignOut: true });
  const signOut = { caller: here, params: phone };
  expect(await api.refusal(signOutDevice, { ...signOut, caller: other })).toMatchObject({ status: 409 });
  expect(await statusOfList(there)).toMatchObject({ status: 200 });

  expect(await api.call(signOutDevice, signOut)).toEqual({
    ...phone,
    ...threeChanges,
    ...seen(),
    signedOutAt: now.toISOString(),
  });
  expect(await statusOfList(there)).toEqual({ status: 401, code: sessionEndedCode });
  expect(await statusOfList(here)).toMatchObject({ status: 200 });

  const again = { ...me, origin_jti: randomUUID() };
  expect(await statusOfList(again)).toMatchObject({ status: 200 });
  const back = await report(again, phone, nothingWaits);
  expect(back).toMatchObject({ canSignOut: true });
  expect(back).not.toHaveProperty("signedOutAt");
  expect(back).not.toHaveProperty("sessionId");
});

test("a device that was last connected longer ago than a session lasts isn't signed in", async () => {
  const caller = { ...somebody(), origin_jti: randomUUID() };
  await report(caller, phone, nothingWaits);
  later(31 * dayMs);
  expect(await list(caller)).toMatchObject([{ canSignOut: false }]);
});

const waiting = (more: object) => ({ ...nothingWaits, waiting: [{ ...threeChanges.waiting[0], ...more }] });
test.each([
  ["without a browser", { ...nothingWaits, browser: " " }, "browser"],
  ["with a browser of two lines", { ...nothingWaits, browser: "A\nB" }, "browser"],
  ["with too many plays", { ...nothingWaits, waiting: Array(21).fill(threeChanges.waiting[0]) }, "waiting"],
  ["with no changes of a play", waiting({ changes: 0 }), "waiting.0.changes"],
  ["with a long title", waiting({ title: "x".repeat(301) }), "waiting.0.title"],
])("a report %s is refused, and nothing is stored", async (_, body, field) => {
  const caller = somebody();
  const refusal = await api.refusal(reportDevice, { caller, params: phone, body });
  expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  expect(await list(caller)).toEqual([]);
});

test.each([
  ["an empty name", " "],
  ["a long name", "x".repeat(61)],
  ["a name of two lines", "A\nB"],
])("%s is refused", async (_, name) => {
  const caller = somebody();
  await report(caller, phone, nothingWaits);
  const refusal = await api.refusal(renameDevice, { caller, params: phone, body: { name } });
  expect(refusal).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
});
