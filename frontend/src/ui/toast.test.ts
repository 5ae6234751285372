import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, showToast } from "./toast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns how many seconds a toast with this many letters is shown. */
function secondsShown(letters: number): number {
  const text = "x".repeat(letters);
  showToast(text);
  let seconds = 0;
  // Other tests in this process may show toasts, too.
  while (currentToasts().some(({ text: shown }) => shown === text) && seconds < 300) {
    vi.advanceTimersByTime(1000);
    seconds++;
  }
  return seconds;
}

test("a toast stays until it can be read: five seconds if it's short, longer if it's long, and never forever", () => {
  expect(secondsShown(20)).toBe(5);
  expect(secondsShown(450)).toBe(30);
  expect(secondsShown(5000)).toBe(60);
});
