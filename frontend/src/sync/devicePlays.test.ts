import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { openDatabase } from "./database.ts";
import { createDevice, type Device } from "./device.ts";
import { forgetDevice, forgetSent, playsOnDevice, sendEverything, unsentPlays } from "./devicePlays.ts";
import { ruth } from "./testing/theatre.ts";
import { turnsInOneTab } from "./turns.ts";

const otherPerson = "22222222-2222-4222-8222-222222222222" as UserId;
let devices = 0;
const newDevice = () => createDevice("a-device-01", openDatabase(`device-${devices++}`), turnsInOneTab());

async function write(device: Device, userId: UserId, title: string): Promise<PlayId> {
  const playId = title.toLowerCase().padEnd(12, "-") as PlayId;
  const journal = device.journal(userId, playId);
  const doc = new Y.Doc();
  doc.getText("text").insert(0, title);
  await journal.begin(1);
  await journal.append([{ update: Y.encodeStateAsUpdate(doc), changes: 3, at: 1 }]);
  await journal.describe({ title, subtitle: "", authors: "", words: 1, pages: 1 }, 2);
  return playId;
}

const server = (refuses: (title: string) => boolean = () => false) => {
  const written: unknown[] = [];
  const call = async (contract: { path: string }, input: { body: { title?: string } }) => {
    if (input.body.title && refuses(input.body.title)) throw new Refused("needs-subscription", "No room.");
    written.push(`${contract.path} ${input.body.title ?? ""}`);
    return { sequence: 1, updates: [], more: false, others: false };
  };
  return { written, call: call as never };
};

test("a person sees their own plays on the device and nobody else's", async () => {
  const device = newDevice();
  await write(device, ruth, "Dark");
  await write(device, otherPerson, "Light");
  await device.journal(ruth, "an-empty-new-play" as PlayId).begin(1);
  expect((await playsOnDevice(ruth, device)).map((play) => play.card.title)).toEqual(["Dark"]);
});

test("everything that waits is sent, also where one play is refused", async () => {
  const device = newDevice();
  for (const title of ["First", "Second", "Third"]) await write(device, ruth, title);
  const { call, written } = server((title) => title === "First");
  const sending = sendEverything({ userId: ruth, call, signedInUser: async () => ruth, device });
  await expect(sending).rejects.toMatchObject({ reason: "needs-subscription" });
  expect(written).toHaveLength(4);
  expect((await unsentPlays(ruth, device)).map((play) => play.card.title)).toEqual(["First"]);
});

test("nothing is sent under another person's session", async () => {
  const device = newDevice();
  await write(device, ruth, "Dark");
  const { call, written } = server();
  const sending = sendEverything({ userId: ruth, call, signedInUser: async () => otherPerson, device });
  await expect(sending).rejects.toMatchObject({ reason: "not-signed-in" });
  expect(written).toEqual([]);
});

test("after a sign-out only words that nobody else has stay, for the same person", async () => {
  const device = newDevice();
  await write(device, ruth, "Sent");
  await sendEverything({ userId: ruth, call: server().call, signedInUser: async () => ruth, device });
  const unsent = await write(device, ruth, "Unsent");
  await forgetSent(ruth, device);
  expect((await playsOnDevice(ruth, device)).map((play) => play.playId)).toEqual([unsent]);
  expect((await device.journal(ruth, unsent).load())?.updates).toHaveLength(1);
});

test("forgetting clears one person's words and leaves another's", async () => {
  const device = newDevice();
  const mine = await write(device, ruth, "Dark");
  await write(device, otherPerson, "Light");
  await forgetDevice(ruth, device);
  expect(await device.journal(ruth, mine).load()).toBeUndefined();
  expect(await playsOnDevice(otherPerson, device)).toHaveLength(1);
});
