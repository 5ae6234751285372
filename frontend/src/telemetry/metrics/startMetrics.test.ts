// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageMetrics } from "./pageMetrics.ts";
import { startMetrics } from "./startMetrics.ts";

vi.mock("./observeWebVitals.ts", () => ({ observeWebVitals: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("housekeeping runs every sixty seconds until it's stopped", () => {
  const runHousekeeping = vi.spyOn(pageMetrics, "runHousekeeping").mockReturnValue(undefined);
  const stop = startMetrics();
  vi.advanceTimersByTime(59_999);
  expect(runHousekeeping).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(runHousekeeping).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(runHousekeeping).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(runHousekeeping).toHaveBeenCalledTimes(2);
});
