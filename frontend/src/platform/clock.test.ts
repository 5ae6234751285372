import { afterEach, expect, test, vi } from "vitest";
import { browserScheduler } from "./clock.ts";

afterEach(() => void vi.useRealTimers());

test("the time doesn't go back with the time of day, and goes on from where it was", () => {
  vi.useFakeTimers();
  const before = browserScheduler.now();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(browserScheduler.now()).toBe(before);
  vi.setSystemTime(Date.now() + 5_000);
  expect(browserScheduler.now()).toBe(before + 5_000);
});

test("a jump ahead is taken over", () => {
  vi.useFakeTimers();
  const before = browserScheduler.now();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(browserScheduler.now()).toBe(before + 3_600_000);
});
