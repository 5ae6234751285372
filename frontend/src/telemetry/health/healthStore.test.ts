import { expect, test, vi } from "vitest";
import { createHealthStore } from "./healthStore.ts";
import type { BrowserHealth } from "./runHealthChecks.ts";

const found = (timestamp: string) => ({ overall: "healthy", timestamp }) as BrowserHealth;

test("everybody who asks during a round of checks gets that round, and the next one afterward", async () => {
  const lookAround = vi.fn(async () => found("one"));
  const store = createHealthStore(lookAround);
  const [first, second] = [store.look(), store.look()];
  expect(store.get()).toEqual({ kind: "looking", last: undefined });
  expect([await first, await second]).toEqual([found("one"), found("one")]);
  expect(lookAround).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ kind: "known", last: found("one") });
  lookAround.mockResolvedValueOnce(found("two"));
  expect(await store.look()).toEqual(found("two"));
});

test("a round that fails doesn't prevent the next one", async () => {
  const lookAround = vi.fn(async () => found("one"));
  const store = createHealthStore(lookAround);
  lookAround.mockRejectedValueOnce(new Error("down"));
  await expect(store.look()).rejects.toThrow("down");
  expect(await store.look()).toEqual(found("one"));
  expect(store.get()).toEqual({ kind: "known", last: found("one") });
});
