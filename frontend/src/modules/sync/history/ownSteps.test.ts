import { expect, test } from "vitest";
import { ownInBrowser } from "./ownSteps.ts";

/** The locks of a browser that takes so long to give one out. */
function locksAfter(ms: number): LockManager {
  const held = new Set<string>();
  const request = async (name: string, options: LockOptions, hold: (lock: object | null) => unknown) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    while (held.has(name) && !options.ifAvailable) {
      options.signal?.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    options.signal?.throwIfAborted();
    const isFree = !held.has(name);
    held.add(name);
    await hold(isFree ? { name } : null);
    if (isFree) held.delete(name);
  };
  return { request } as unknown as LockManager;
}

test("one tab owns the steps, and another one after it", async () => {
  const own = ownInBrowser(locksAfter(0));
  const release = await own("a tab");
  expect(release).toBeDefined();
  expect(await own("a tab")).toBeUndefined();
  const next = own("a tab");
  release?.();
  expect(await next).toBeDefined();
});

test("on a device that answers slowly, steps that nobody has are owned all the same", async () => {
  expect(await ownInBrowser(locksAfter(100))("a tab")).toBeDefined();
});

test("without locks, nothing is ever owned", async () => {
  expect(await ownInBrowser(undefined)("a tab")).toBeUndefined();
});
