import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, showToast } from "./toast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many seconds a toast with so many letters stays. */
function secondsShown(letters: number): number {
  showToast("x".repeat(letters));
  let seconds = 0;
  while (currentToasts().length > 0 && seconds < 300) {
    vi.advanceTimersByTime(1000);
    seconds++;
  }
  return seconds;
}

test("a toast stays until it is read: a short one five seconds, a long one longer, none for ever", () => {
  expect(secondsShown(20)).toBe(5);
  expect(secondsShown(450)).toBe(30);
  expect(secondsShown(5000)).toBe(60);
});
