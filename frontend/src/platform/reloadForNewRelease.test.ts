import { expect, test, vi } from "vitest";
import { createReloadForNewRelease, type ReloadEnvironment } from "./reloadForNewRelease.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
};

const environmentWith = (change: Partial<ReloadEnvironment> = {}) => {
  const reload = vi.fn();
  const storage = memory();
  const environment: ReloadEnvironment = {
    storage: () => storage as unknown as Storage,
    now: () => 1_800_000_000_000,
    isOpen: async () => true,
    isLeaving: () => false,
    mayLeave: () => true,
    wait: async () => undefined,
    reload,
    ...change,
  };
  return { reload, environment };
};

test("reloads once, however many files are missing", async () => {
  const { environment, reload } = environmentWith();
  const start = createReloadForNewRelease(environment);
  expect(await Promise.all([start(), start()])).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
});

test("doesn't reload again soon if that didn't help, but does later", async () => {
  const { environment, reload } = environmentWith();
  await createReloadForNewRelease(environment)();
  expect(await createReloadForNewRelease(environment)()).toBe(false);
  expect(await createReloadForNewRelease({ ...environment, now: () => environment.now() + 86_400_000 })()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("reloads again at once if somebody asks to try again", async () => {
  const { environment, reload } = environmentWith();
  await createReloadForNewRelease(environment)();
  expect(await createReloadForNewRelease(environment)({ isRequested: true })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("doesn't reload a page that the person is leaving, and says that it goes", async () => {
  let isLeaving = true;
  const { environment, reload } = environmentWith({ isLeaving: () => isLeaving });
  const start = createReloadForNewRelease(environment);
  expect(await start()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  isLeaving = false;
  expect(await start()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("waits until all changes are on the device", async () => {
  let looks = 0;
  const { environment, reload } = environmentWith({ mayLeave: () => ++looks > 3 });
  expect(await createReloadForNewRelease(environment)()).toBe(true);
  expect(looks).toBe(4);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["the site doesn't respond", { isOpen: async () => false }],
  ["there is no connection", { isOpen: () => Promise.reject(new TypeError("Failed to fetch")) }],
  ["changes would be lost", { mayLeave: () => false }],
  [
    "nothing can be remembered",
    {
      storage: () => {
        throw new Error("closed");
      },
    },
  ],
] satisfies [string, Partial<ReloadEnvironment>][])("stays where %s", async (_, change) => {
  const { environment, reload } = environmentWith(change);
  expect(await createReloadForNewRelease(environment)()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
