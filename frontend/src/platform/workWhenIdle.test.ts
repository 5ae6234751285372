// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { workWhenIdle } from "./workWhenIdle.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts work whose steps take three milliseconds each of a fake clock. */
function beginWork(steps: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  function* work(): Generator<undefined, string> {
    for (let step = 0; step < steps; step++) {
      now += 3;
      yield;
    }
    return "done";
  }
  const onDone = vi.fn();
  return { onDone, callOff: workWhenIdle(work(), onDone), now: () => now };
}

test("no piece of work takes longer than half a frame, and finishing is a piece of its own", () => {
  const { onDone, now } = beginWork(7);
  const pieces: number[] = [];
  for (let before = 0; onDone.mock.calls.length === 0; before = now()) {
    vi.runOnlyPendingTimers();
    pieces.push(now() - before);
  }
  expect(pieces).toEqual([9, 9, 3, 0]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith("done");
});

test("canceled work never finishes", () => {
  const { onDone, callOff: cancel, now } = beginWork(7);
  vi.runOnlyPendingTimers();
  cancel();
  vi.runAllTimers();
  expect(onDone).not.toHaveBeenCalled();
  expect(now()).toBe(9);
});
