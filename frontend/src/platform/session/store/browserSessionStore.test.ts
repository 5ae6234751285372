// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "../../logger.ts";
import { subscribed, testSession } from "../../testing/sessions.ts";
import { browserSessionStore, startSession } from "./browserSessionStore.ts";

const stage = vi.hoisted(() => ({
  tick: vi.fn(async () => undefined),
  check: vi.fn(),
  read: vi.fn(),
}));
vi.mock("../tokens/tokens.ts", () => ({ tokens: { tick: stage.tick, getFresh: async () => undefined } }));
vi.mock("./sessionKeys.ts", () => ({ findClientId: () => "client", isSessionKey: () => true }));
vi.mock("./storedSession.ts", () => ({ readStoredSession: stage.read }));
vi.mock("./sessionSources.ts", () => ({
  sessionSources: {
    checkSubscription: stage.check,
    getProfile: async () => ({ id: "", updated_at: "2027-01-01T00:00:00.000Z" }),
    listFactors: async () => [],
  },
}));

let stop: () => void;
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
beforeEach(async () => {
  vi.useFakeTimers();
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  stage.read.mockResolvedValue(testSession());
  stage.check.mockResolvedValue(subscribed(true));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.resetAllMocks();
});
const begin = async () => {
  stop = startSession();
  await pass(0);
  await pass(0);
};

test("the session is checked every thirty seconds until it's stopped", async () => {
  await begin();
  stage.tick.mockClear();
  await pass(29_999);
  expect(stage.tick).not.toHaveBeenCalled();
  await pass(1);
  expect(stage.tick).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(stage.tick).toHaveBeenCalledTimes(2);
  stop();
  await pass(90_000);
  expect(stage.tick).toHaveBeenCalledTimes(2);
});

test("a plan that couldn't be read is requested again at the next check, and a known one isn't", async () => {
  stage.read.mockResolvedValue(testSession("somebody whose plan is not known yet"));
  stage.check.mockRejectedValueOnce(new Error("down"));
  await begin();
  expect(browserSessionStore.get()).toMatchObject({ subscription: { kind: "unknown" } });
  await pass(30_000);
  expect(browserSessionStore.get()).toMatchObject({ subscription: { kind: "known", status: { subscribed: true } } });
  await pass(60_000);
  expect(stage.check).toHaveBeenCalledTimes(2);
});
