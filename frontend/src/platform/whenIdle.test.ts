// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postponeIdle, whenIdle } from "./whenIdle.ts";

// jsdom doesn't report idle time, so the page counts as idle after this.
const fallbackMs = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("runs once when the page is idle", () => {
  const run = vi.fn();
  whenIdle(run, { fallbackMs });
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * fallbackMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("waits until nothing is loading that a person waits for", () => {
  const run = vi.fn();
  whenIdle(run, { fallbackMs });
  const endFirst = postponeIdle();
  const endSecond = postponeIdle();
  vi.advanceTimersByTime(5 * fallbackMs);
  endFirst();
  vi.advanceTimersByTime(5 * fallbackMs);
  expect(run).not.toHaveBeenCalled();
  endSecond();
  vi.advanceTimersByTime(fallbackMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("waits for one load that follows another", () => {
  const run = vi.fn();
  whenIdle(run, { fallbackMs });
  const endSession = postponeIdle();
  vi.advanceTimersByTime(fallbackMs);
  endSession();
  const endScreen = postponeIdle();
  vi.advanceTimersByTime(2 * fallbackMs);
  expect(run).not.toHaveBeenCalled();
  endScreen();
  vi.advanceTimersByTime(fallbackMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("doesn't wait for a load longer than it may", () => {
  const run = vi.fn();
  const end = postponeIdle();
  whenIdle(run, { fallbackMs, latestMs: 10 * fallbackMs });
  vi.advanceTimersByTime(9 * fallbackMs);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3 * fallbackMs);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  vi.advanceTimersByTime(10 * fallbackMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("can be canceled while it waits", () => {
  const run = vi.fn();
  const end = postponeIdle();
  const cancel = whenIdle(run, { fallbackMs });
  vi.advanceTimersByTime(fallbackMs);
  cancel();
  end();
  vi.advanceTimersByTime(200 * fallbackMs);
  expect(run).not.toHaveBeenCalled();
});
