import { expect, test, vi } from "vitest";
import { serverLog } from "./log.ts";
import { ruth, thePlay } from "./testing/theatre.ts";

const batch = { updateId: "batch-0001", after: 0, update: new Uint8Array([0, 0]) };
const logOf = (signedIn: string | undefined) => {
  const call = vi.fn(async () => ({ sequence: 1, updates: [], more: false, others: false }));
  const options = { userId: ruth, playId: thePlay, device: "a-device-01", signedInUser: async () => signedIn };
  return { call, log: serverLog({ ...options, call: call as never }) };
};

test.each(["22222222-2222-4222-8222-222222222222", undefined])(
  "words of one person are not sent under the session of %s",
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

test("they are under one's own, and a new play names its owner", async () => {
  const { call, log } = logOf(ruth);
  await log.append(batch);
  await log.create({ title: "The Last Bulb", subtitle: "", authors: "", words: 12, pages: 1 });
  expect(call).toHaveBeenLastCalledWith(expect.anything(), {
    body: { playId: thePlay, owner: ruth, title: "The Last Bulb", subtitle: "", authors: "", words: 12, pages: 1 },
  });
});

test("an answer that never comes counts as lost", async () => {
  vi.useFakeTimers();
  const options = { userId: ruth, playId: thePlay, device: "a-device-01", signedInUser: async () => ruth };
  const log = serverLog({ ...options, call: (() => new Promise(() => undefined)) as never });
  const answer = expect(log.append(batch)).rejects.toMatchObject({ reason: "unavailable" });
  await vi.advanceTimersByTimeAsync(31_000);
  await answer;
  vi.useRealTimers();
});
