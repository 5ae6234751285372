import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { maxBodyBytes } from "#domain/api/updates.ts";
import { contentVersion } from "#domain/play/document/document.ts";
import { Refused } from "#domain/refused.ts";
import { testOwner, testPlayId } from "../testing/testWorld.ts";
import { serverLog } from "./log.ts";

const batch = { updateId: "batch-0001", after: 0, update: new Uint8Array([0, 0]) };
const logOf = (signedIn: string | undefined) => {
  const call = vi.fn(async () => ({ sequence: 1, updates: [], more: false, others: false }));
  const options = {
    userId: testOwner,
    playId: testPlayId,
    device: "a-device-01",
    signedInUser: async () => signedIn,
    now: () => 1_000_000,
  };
  return { call, log: serverLog({ ...options, call: call as never }) };
};

test("the document is sent only with a second check, and only if it fits", async () => {
  const { call, log } = logOf(testOwner);
  const hash = "0".repeat(64);
  const sent = () => (call.mock.calls.at(-1) as unknown[])[1] as { body: Record<string, unknown> };
  await log.check(3, hash);
  expect(sent().body).toEqual({ sequence: 3, hash, version: contentVersion });
  await log.check(3, hash, new Uint8Array([0, 0]));
  expect(sent().body).toMatchObject({ proof: { body: "AAA=" } });
  await log.check(3, hash, randomBytes(maxBodyBytes));
  expect(sent().body).not.toHaveProperty("proof");
});

test.each(["22222222-2222-4222-8222-222222222222", undefined])(
  "one person's words aren't sent in the session of %s",
  async (signedIn) => {
    const { call, log } = logOf(signedIn);
    await expect(log.append(batch)).rejects.toMatchObject({ reason: "not-signed-in" });
    await expect(log.create({ title: "", subtitle: "", authors: "", words: 0, pages: 0 })).rejects.toMatchObject({
      reason: "not-signed-in",
    });
    await expect(log.read(0, 0)).rejects.toMatchObject({ reason: "not-signed-in" });
    expect(call).not.toHaveBeenCalled();
  },
);

test("they are sent in the owner's session, and a new play names its owner", async () => {
  const { call, log } = logOf(testOwner);
  await log.append(batch);
  await log.create({ title: "The Last Bulb", subtitle: "", authors: "", words: 12, pages: 1 });
  expect(call).toHaveBeenLastCalledWith(expect.anything(), {
    body: {
      playId: testPlayId,
      owner: testOwner,
      title: "The Last Bulb",
      subtitle: "",
      authors: "",
      words: 12,
      pages: 1,
    },
  });
});

test("functions of an earlier release, which refuse the language or the draft of a card, get the card without them", async () => {
  const card = { title: "La trampa", subtitle: "", authors: "", words: 12, pages: 1 };
  const bodies: object[] = [];
  const call = async (_: unknown, { body }: { readonly body: object }) => {
    if ("language" in body || "draft" in body) throw new Refused("invalid", "Unrecognized key");
    bodies.push(body);
  };
  const options = { userId: testOwner, playId: testPlayId, device: "a-device-01", signedInUser: async () => testOwner };
  const log = serverLog({ ...options, call: call as never, onCreated: () => undefined });
  await log.create({ ...card, language: "es", draft: "Third draft" });
  await log.refreshCard({ ...card, language: "es" }, 5);
  expect(bodies).toEqual([
    { playId: testPlayId, owner: testOwner, ...card },
    { ...card, changedMsAgo: 5 },
  ]);
});

test("an answer that never comes counts as lost", async () => {
  vi.useFakeTimers();
  const options = { userId: testOwner, playId: testPlayId, device: "a-device-01", signedInUser: async () => testOwner };
  const log = serverLog({ ...options, call: (() => new Promise(() => undefined)) as never });
  const answer = expect(log.append(batch)).rejects.toMatchObject({ reason: "unavailable" });
  await vi.advanceTimersByTimeAsync(31_000);
  await answer;
  vi.useRealTimers();
});

test("moments are sent as one body with their sizes and ages", async () => {
  const { call, log } = logOf(testOwner);
  const moment = (update: readonly number[], at: number) => ({ update: new Uint8Array(update), at, known: 4 });
  const moments = [moment([0, 0], 990_000), moment([0, 0], 1_000_500)];
  await log.append({ ...batch, moments, largeDeletion: true });
  expect((call.mock.calls.at(-1) as unknown[])[1]).toMatchObject({
    body: {
      body: "AAAAAA==",
      largeDeletion: true,
      moments: [
        { bytes: 2, agoMs: 10_000, known: 4 },
        { bytes: 2, agoMs: 0, known: 4 },
      ],
    },
  });
});

test("functions of an earlier release, which refuse moments, get the update without them", async () => {
  const { call, log } = logOf(testOwner);
  call.mockRejectedValueOnce(new Refused("invalid", "There is an unknown field."));
  const moments = [{ update: batch.update, at: 0, known: 0 }];
  await log.append({ ...batch, moments });
  expect(call).toHaveBeenCalledTimes(2);
  expect((call.mock.calls.at(-1) as unknown[])[1]).toEqual({
    params: { playId: testPlayId },
    body: { after: 0, updateId: batch.updateId, device: "a-device-01", body: "AAA=" },
  });
});
