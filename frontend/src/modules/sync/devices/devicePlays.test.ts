import "fake-indexeddb/auto";
import { expect, onTestFinished, test, vi } from "vitest";
import * as Y from "yjs";
import { oneYearMs } from "#domain/api/plays.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { setTitle } from "#domain/play/document/front.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { forgetDevice, forgetSent, removeFromDevice } from "../journal/forgetPlays.ts";
import { openPlaySession } from "../session/openPlaySession.ts";
import { deviceInOneTab } from "../testing/deviceInOneTab.ts";
import { testOwner } from "../testing/testWorld.ts";
import type { Device } from "./device.ts";
import { playsOnDevice, unsentPlays } from "./devicePlays.ts";
import { sendEverything } from "./sendEverything.ts";

const otherPerson = "22222222-2222-4222-8222-222222222222" as UserId;
let devices = 0;
const newDevice = () => deviceInOneTab("a-device-01", `device-${devices++}`);

/** Journals a play as its editor does. The card is stored, too, unless the page was closed before that. */
async function write(device: Device, userId: UserId, title: string, { isDescribed = true } = {}): Promise<PlayId> {
  const playId = title.toLowerCase().padEnd(12, "-") as PlayId;
  const journal = device.journal(userId, playId);
  const doc = documentOf(playWith({ title }, speech("NORA", "Hm. Hm.")));
  await journal.begin(1);
  await journal.append([{ update: Y.encodeStateAsUpdate(doc), changes: 3, at: 1 }]);
  if (isDescribed) await journal.describe({ title, subtitle: "", authors: "", words: 1, pages: 1 }, 2);
  return playId;
}

const server = (refuses: (request: string) => boolean = () => false) => {
  const written: string[] = [];
  const ages: number[] = [];
  const call = async (
    { method, path }: { method: string; path: string },
    { body }: { body?: { title?: string; words?: number; pages?: number; changedMsAgo?: number } },
  ) => {
    if (body?.changedMsAgo !== undefined) ages.push(body.changedMsAgo);
    const card = body?.title && ` ${body.title}: ${body.pages} pages, ${body.words} words`;
    const request = `${method} ${path}${card ?? ""}`;
    if (refuses(request)) throw new Refused("needs-subscription", "No room.");
    written.push(request);
    return { sequence: 1, updates: [], more: false, others: false };
  };
  return { written, ages, call: call as never };
};

const sendAll = (device: Device, { call }: ReturnType<typeof server>) =>
  sendEverything({ userId: testOwner, call, signedInUser: async () => testOwner, device });

test("a person sees their own plays on the device and nobody else's", async () => {
  const device = newDevice();
  await write(device, testOwner, "Dark");
  await write(device, otherPerson, "Light");
  await device.journal(testOwner, "an-empty-new-play" as PlayId).begin(1);
  expect((await playsOnDevice(testOwner, device)).map((play) => play.card?.title)).toEqual(["Dark"]);
});

test("everything that waits is sent, even if one play is refused", async () => {
  const device = newDevice();
  for (const title of ["First", "Second", "Third"]) await write(device, testOwner, title);
  const { call, written } = server((request) => request.includes("First"));
  const sending = sendEverything({ userId: testOwner, call, signedInUser: async () => testOwner, device });
  expect([...(await sending)]).toMatchObject([["first-------", { reason: "needs-subscription" }]]);
  expect(written.filter((request) => request.startsWith("POST"))).toHaveLength(4);
  expect((await unsentPlays(testOwner, device)).map((play) => play.card?.title)).toEqual(["First"]);
});

test("a play whose page was closed before it was counted is sent with the right card", async () => {
  const device = newDevice();
  await write(device, testOwner, "Dark", { isDescribed: false });
  const there = server();
  await sendAll(device, there);
  expect(there.written).toEqual([
    "POST /plays Dark: 1 pages, 3 words",
    "POST /plays/{playId}/updates",
    "PATCH /plays/{playId} Dark: 1 pages, 3 words",
  ]);
  expect(await playsOnDevice(testOwner, device)).toMatchObject([{ card: { words: 3, pages: 1 }, cardOwed: false }]);
});

test("a play over the plan's limit is counted on the device, and sent with the right card once there is room", async () => {
  const device = newDevice();
  const playId = await write(device, testOwner, "Fourth");
  const refusals = await sendAll(
    device,
    server(() => true),
  );
  expect(refusals.get(playId)).toMatchObject({ reason: "needs-subscription" });
  expect(await playsOnDevice(testOwner, device)).toMatchObject([
    { card: { title: "Fourth", words: 3 }, cardOwed: true },
  ]);
  const journal = device.journal(testOwner, playId);
  const doc = new Y.Doc();
  for (const update of (await journal.load())?.updates ?? []) Y.applyUpdate(doc, update);
  setTitle(doc, "The Fourth");
  await journal.append([{ update: Y.encodeStateAsUpdate(doc), changes: 1, at: 3 }]);
  const there = server();
  await sendAll(device, there);
  expect(there.written[0]).toBe("POST /plays The Fourth: 1 pages, 3 words");
  expect(there.written.at(-1)).toBe("PATCH /plays/{playId} The Fourth: 1 pages, 3 words");
});

test("a card that the server never got is sent even if no words wait", async () => {
  const device = newDevice();
  await write(device, testOwner, "Dark");
  await sendAll(
    device,
    server((request) => request.startsWith("PATCH")),
  );
  expect(await playsOnDevice(testOwner, device)).toMatchObject([{ waiting: 0, onServer: true, cardOwed: true }]);
  const later = server();
  await sendAll(device, later);
  expect(later.written).toEqual(["GET /plays/{playId}/updates", "PATCH /plays/{playId} Dark: 1 pages, 3 words"]);
  // It was written in 1970, and the API takes a year at most.
  expect(later.ages).toEqual([oneYearMs]);
  const last = server();
  await sendAll(device, last);
  expect(last.written).toEqual([]);
});

test("nothing is sent under another person's session", async () => {
  const device = newDevice();
  await write(device, testOwner, "Dark");
  const { call, written } = server();
  const sending = sendEverything({ userId: testOwner, call, signedInUser: async () => otherPerson, device });
  expect([...(await sending).values()]).toMatchObject([{ reason: "not-signed-in" }]);
  expect(written).toEqual([]);
});

test("after signing out, only plays with unsent words stay, for the same person", async () => {
  const device = newDevice();
  await write(device, testOwner, "Sent");
  await sendEverything({ userId: testOwner, call: server().call, signedInUser: async () => testOwner, device });
  const unsent = await write(device, testOwner, "Unsent");
  await forgetSent(testOwner, device);
  expect((await playsOnDevice(testOwner, device)).map((play) => play.playId)).toEqual([unsent]);
  expect((await device.journal(testOwner, unsent).load())?.updates).toHaveLength(1);
});

/** Removes a play from a device, and returns why that was refused. */
const refusedToRemove = (device: Device, playId: PlayId) =>
  removeFromDevice(testOwner, playId, device).then(
    () => undefined,
    (error: Refused) => error.message,
  );

test("a play can be removed from the device only when the server has all of it", async () => {
  const device = newDevice();
  const playId = await write(device, testOwner, "Dark");
  expect(await refusedToRemove(device, playId)).toBe(savingNoticeWords.notRemoved);
  expect(await device.journal(testOwner, playId).load()).toBeDefined();
  await sendAll(device, server());
  expect(await refusedToRemove(device, playId)).toBeUndefined();
  expect(await device.journal(testOwner, playId).load()).toBeUndefined();
  expect(await playsOnDevice(testOwner, device)).toEqual([]);
});

test("a play that a tab has open stays, because that tab may have changes that the device couldn't store", async () => {
  const device = newDevice();
  const playId = await write(device, testOwner, "Dark");
  const { call } = server();
  await sendAll(device, server());
  const open = { userId: testOwner, playId, call, signedInUser: async () => testOwner, device };
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = openPlaySession(open);
  await vi.waitFor(() => expect(session.readiness().kind).toBe("ready"));
  expect(await refusedToRemove(device, playId)).toBe(savingNoticeWords.openInTab);
  expect(await device.journal(testOwner, playId).load()).toBeDefined();
  await session.close();
  expect(await refusedToRemove(device, playId)).toBeUndefined();
});

test("removing one person's plays leaves another person's plays", async () => {
  const device = newDevice();
  const mine = await write(device, testOwner, "Dark");
  await write(device, otherPerson, "Light");
  await forgetDevice(testOwner, device);
  expect(await device.journal(testOwner, mine).load()).toBeUndefined();
  expect(await playsOnDevice(otherPerson, device)).toHaveLength(1);
});
