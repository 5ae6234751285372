// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#domain/time.ts";
import type { Saving } from "#frontend/modules/sync/session/playSession.ts";
import { requestPersistentStorage, whenFirstStored } from "./persistentStorage.ts";

const persist = vi.fn(async () => false);
const persisted = vi.fn(async () => false);

beforeEach(() => {
  vi.stubGlobal("navigator", { storage: { persist, persisted } });
  persist.mockClear();
  persisted.mockResolvedValue(false);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("the browser is asked once, and again a month later if it hasn't agreed", async () => {
  const now = 100 * dayMs;
  await requestPersistentStorage(now);
  await requestPersistentStorage(now + dayMs);
  expect(persist).toHaveBeenCalledTimes(1);
  await requestPersistentStorage(now + 31 * dayMs);
  expect(persist).toHaveBeenCalledTimes(2);
});

test("a browser that has agreed isn't asked again", async () => {
  persisted.mockResolvedValue(true);
  await requestPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

test("a browser without persistent storage causes no error", async () => {
  vi.stubGlobal("navigator", {});
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
});

test("opening a play isn't enough: something must have been written and stored", () => {
  let saving: Saving = { kind: "saved" };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const say = (next: Saving) => {
    saving = next;
    for (const listener of listeners) listener();
  };
  const run = vi.fn();
  whenFirstStored({ saving: () => saving, subscribe }, run);
  say({ kind: "saved" });
  say({ kind: "saving", since: 1 });
  say({ kind: "not-saved", since: 1, errorText: "No room." });
  expect(run).not.toHaveBeenCalled();
  say({ kind: "on-device", since: 1, changes: 1, errorText: "Offline." });
  expect(run).toHaveBeenCalledTimes(1);
  say({ kind: "saved" });
  say({ kind: "saving", since: 2 });
  say({ kind: "saved" });
  expect(run).toHaveBeenCalledTimes(1);
});
