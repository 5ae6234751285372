import { expect, test, vi } from "vitest";
import { createReloadForNewRelease, type ReloadEnvironment } from "./reloadForNewRelease.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
};

const houseWith = (change: Partial<ReloadEnvironment> = {}) => {
  const reload = vi.fn();
  const storage = memory();
  const house: ReloadEnvironment = {
    storage: () => storage as unknown as Storage,
    now: () => 1_800_000_000_000,
    isOpen: async () => true,
    mayLeave: () => true,
    wait: async () => undefined,
    reload,
    ...change,
  };
  return { reload, house };
};

test("reloads once, however many files are missing", async () => {
  const { house, reload } = houseWith();
  const start = createReloadForNewRelease(house);
  expect(await Promise.all([start(), start()])).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
});

test("doesn't reload again soon if that didn't help, but does later", async () => {
  const { house, reload } = houseWith();
  await createReloadForNewRelease(house)();
  expect(await createReloadForNewRelease(house)()).toBe(false);
  expect(await createReloadForNewRelease({ ...house, now: () => house.now() + 86_400_000 })()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("waits until all changes are on the device", async () => {
  let looks = 0;
  const { house, reload } = houseWith({ mayLeave: () => ++looks > 3 });
  expect(await createReloadForNewRelease(house)()).toBe(true);
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
  const { house, reload } = houseWith(change);
  expect(await createReloadForNewRelease(house)()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
