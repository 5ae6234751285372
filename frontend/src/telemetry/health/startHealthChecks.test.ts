// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { startHealthChecks } from "./startHealthChecks.ts";

const stage = vi.hoisted(() => ({ kind: "signed-in", look: vi.fn(async () => undefined), isMissing: false }));
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({
  browserSessionStore: { get: () => ({ kind: stage.kind }) },
}));
vi.mock("./browserHealth.ts", () => ({
  get browserHealth() {
    if (stage.isMissing) throw new TypeError("Failed to fetch dynamically imported module");
    return { look: stage.look };
  },
}));

const message = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  setMonitor({ message, exception: vi.fn() });
  stop = startHealthChecks();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  Object.assign(stage, { kind: "signed-in", isMissing: false });
});

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
};

test("health is checked every five minutes, and no sooner", async () => {
  await pass(299_999);
  expect(stage.look).not.toHaveBeenCalled();
  await pass(1);
  expect(stage.look).toHaveBeenCalledTimes(1);
  await pass(300_000);
  expect(stage.look).toHaveBeenCalledTimes(2);
  stop();
  await pass(900_000);
  expect(stage.look).toHaveBeenCalledTimes(2);
});

test("health isn't checked if nobody is signed in or the tab is hidden", async () => {
  stage.kind = "anonymous";
  await pass(300_000);
  stage.kind = "signed-in";
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(300_000);
  hidden.mockRestore();
  expect(stage.look).not.toHaveBeenCalled();
});

test("code that can't be loaded is logged, and tried again in the next round", async () => {
  stage.isMissing = true;
  await pass(300_000);
  expect(message).toHaveBeenCalledExactlyOnceWith("warning", "Health could not be checked", expect.anything());
  stage.isMissing = false;
  await pass(300_000);
  expect(stage.look).toHaveBeenCalledOnce();
});

test("a round that fails is logged", async () => {
  stage.look.mockRejectedValueOnce(new Error("down"));
  await pass(300_000);
  expect(message).toHaveBeenCalledExactlyOnceWith("warning", "Health could not be checked", expect.anything());
});
