// @vitest-environment page
import { expect, onTestFinished, test, vi } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { type Refusal, Refused } from "#domain/refused.ts";
import type { DevicePlay } from "./devicePlays.ts";
import { sendInBackground } from "./sendInBackground.ts";

const playId = "a-play-000001" as PlayId;
const card = { title: "Ghosts", subtitle: "", authors: "", words: 1, pages: 1 };
const sent: DevicePlay = {
  ...{ playId, card, waiting: 0, onServer: true, cardOwed: false },
  ...{ opensOffline: true, createdAt: 0, changedAt: 0 },
};

/** A device with one play, a server that may refuse it, and a clock that only the test moves. */
async function start(waiting: Partial<DevicePlay>) {
  const world = { play: { ...sent, ...waiting }, refusal: "unavailable" as Refusal | undefined };
  let due: { ms: number; run: () => void } | undefined;
  const clock = {
    after: (ms: number, run: () => void) => {
      due = { ms, run };
      return () => {
        due = undefined;
      };
    },
  };
  const sendEverything = vi.fn(async () => {
    if (world.refusal) return new Map([[playId, new Refused(world.refusal, "Not now.")]]);
    world.play = sent;
    return new Map();
  });
  const onTried = vi.fn(async () => undefined);
  const stop = sendInBackground({ playsOnDevice: async () => [world.play], sendEverything }, onTried, {
    clock,
    chance: () => 1,
  });
  onTestFinished(stop);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  /** Lets the time pass until the next attempt, and returns how long that is (ms). */
  const pass = async () => {
    const { ms, run } = due ?? { ms: undefined, run: () => undefined };
    due = undefined;
    run();
    await settled();
    return ms;
  };
  const wake = async () => {
    window.dispatchEvent(new Event("online"));
    await settled();
  };
  return { world, sendEverything, onTried, pass, wake, stop };
}

test("what waits is sent again after a failure, twice as late each time, until it's sent", async () => {
  const { world, sendEverything, onTried, pass } = await start({ owesTags: true });
  expect([await pass(), await pass()]).toEqual([1_000, 2_000]);
  world.refusal = undefined;
  expect([await pass(), await pass()]).toEqual([4_000, undefined]);
  expect(sendEverything).toHaveBeenCalledTimes(4);
  expect(onTried).toHaveBeenCalledTimes(4);
});

test("what waits is sent at once when the connection is back", async () => {
  const { world, sendEverything, pass, wake } = await start({ waiting: 2 });
  await pass();
  world.refusal = undefined;
  await wake();
  expect(sendEverything).toHaveBeenCalledTimes(3);
  expect(await pass()).toBeUndefined();
});

test("what the server refuses waits longer, because somebody has to do something first", async () => {
  const { world, pass } = await start({ waiting: 2 });
  world.refusal = "needs-subscription";
  await pass();
  expect(await pass()).toBe(60_000);
});

test("if nothing waits, nothing is sent, until it does and the page is used again", async () => {
  const { world, sendEverything, onTried, wake } = await start({});
  await wake();
  expect(sendEverything).not.toHaveBeenCalled();
  expect(onTried).not.toHaveBeenCalled();
  world.play = { ...sent, cardOwed: true };
  await wake();
  expect(sendEverything).toHaveBeenCalledOnce();
});

test("after it was stopped, nothing is sent", async () => {
  const { sendEverything, pass, wake, stop } = await start({ waiting: 2 });
  stop();
  await wake();
  expect(await pass()).toBeUndefined();
  expect(sendEverything).toHaveBeenCalledOnce();
});
