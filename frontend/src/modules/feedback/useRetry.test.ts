// @vitest-environment page
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { secondMs } from "#domain/time.ts";
import type { Call } from "#frontend/platform/call.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { openFeedbackFixture } from "./testing/feedbackFixture.ts";
import { sampleFeedback } from "./testing/sampleFeedback.ts";
import { usePlayFeedback } from "./usePlayFeedback.ts";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A play's feedback from a server that fails with `faults`, one after the other. */
function open(faults: Error[], entries: readonly FeedbackEntry[]) {
  const kinds: string[] = [];
  const { call } = openFeedbackFixture({ entries });
  const failing = ((...request: Parameters<Call>) => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : call(...request);
  }) as Call;
  const { result } = renderHook(() => {
    const open = usePlayFeedback("the-last-bulb" as PlayId, failing);
    if (kinds.at(-1) !== open.load.kind) kinds.push(open.load.kind);
    return open;
  });
  return { kinds, result };
}

test("feedback that couldn't be loaded is requested again after 2 and 4 seconds, and until then the failure stays", async () => {
  vi.useFakeTimers();
  const faults = [
    new Refused("unavailable", "You seem to be offline.", { code: "offline" }),
    new Refused("unavailable", "Something went wrong on our side."),
  ];
  const { kinds } = open(faults, [sampleFeedback(1)]);
  await pass(0);
  expect(kinds).toEqual(["loading", "failed"]);
  await pass(2 * secondMs);
  expect([faults.length, kinds]).toEqual([0, ["loading", "failed"]]);
  await pass(3.9 * secondMs);
  expect(kinds.at(-1)).toBe("failed");
  await pass(0.1 * secondMs);
  expect(kinds).toEqual(["loading", "failed", "ready"]);
});

test("somebody who presses the button to try again sees that it's loading", async () => {
  vi.useFakeTimers();
  const { kinds, result } = open([new Refused("unavailable", "Busy.")], []);
  await pass(0);
  await act(() => result.current.session.load());
  expect(kinds).toEqual(["loading", "failed", "loading", "ready"]);
});
