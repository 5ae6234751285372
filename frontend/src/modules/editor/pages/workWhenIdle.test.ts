// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { workWhenIdle } from "./workWhenIdle.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each step takes three milliseconds of a clock that nothing else moves. */
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

test("no piece takes longer than half a frame, and the end comes in a piece of its own", () => {
  const { onDone, now } = beginWork(7);
  const pieces: number[] = [];
  for (let before = 0; onDone.mock.calls.length === 0; before = now()) {
    vi.runOnlyPendingTimers();
    pieces.push(now() - before);
  }
  expect(pieces).toEqual([9, 9, 3, 0]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith("done");
});

test("work that is called off never comes to its end", () => {
  const { onDone, callOff, now } = beginWork(7);
  vi.runOnlyPendingTimers();
  callOff();
  vi.runAllTimers();
  expect(onDone).not.toHaveBeenCalled();
  expect(now()).toBe(9);
});
