import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { locksInOneTab } from "#frontend/platform/locks.ts";
import { testSession } from "../../testing/sessions.ts";
import type { Session } from "../store/session.ts";
import { tickMs } from "../store/sessionTimes.ts";
import { createTokenRefresh, type TokenRefreshOptions } from "./tokenRefresh.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const passing = new Error("503");

/** A browser whose session has this many seconds left. After this many failures, a refresh adds 900. */
function browserWith(secondsLeft: number | undefined, failures = 0, error = passing) {
  let session: Session | undefined =
    secondsLeft === undefined ? undefined : { ...testSession(), expires_in: secondsLeft, access_token: "old" };
  const at: number[] = [];
  const startedAt = Date.now();
  const refresh = vi.fn(async () => {
    at.push(Date.now() - startedAt);
    if (at.length <= failures) throw error;
    session = session && { ...session, expires_in: 900, access_token: "new" };
  });
  const options: TokenRefreshOptions = {
    clock: browserScheduler,
    read: async () => session,
    refresh,
    takeTurn: locksInOneTab(),
    isRetryable: (thrown) => thrown === passing,
  };
  const end = () => {
    session = undefined;
  };
  return { refreshing: createTokenRefresh(options), options, refresh, at, end };
}

test.each([
  [undefined, 0],
  [900, 0],
  [91, 0],
  [90, 1],
  [0, 1],
])("with %s seconds left a tick refreshes %i times", async (secondsLeft, times) => {
  const { refreshing, refresh } = browserWith(secondsLeft);
  await refreshing.tick();
  expect(refresh).toHaveBeenCalledTimes(times);
});

test("temporary failures are retried after 200 ms times 2 to the power of the attempt", async () => {
  const { refreshing, at } = browserWith(60, 4);
  const ticked = refreshing.tick();
  await vi.advanceTimersByTimeAsync(10_000);
  await ticked;
  expect(at).toEqual([0, 200, 600, 1400, 3000]);
});

test("it stops retrying before the next check, which starts again", async () => {
  const { refreshing, at } = browserWith(60, 1_000);
  const ticked = expect(refreshing.tick()).rejects.toBe(passing);
  await vi.advanceTimersByTimeAsync(tickMs);
  await ticked;
  expect(at).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
});

test("permanent failures aren't retried", async () => {
  const { refreshing, refresh } = browserWith(60, 1, new Error("revoked"));
  await expect(refreshing.tick()).rejects.toThrow("revoked");
  expect(refresh).toHaveBeenCalledOnce();
});

test("overlapping checks count as one, and only one of two tabs refreshes", async () => {
  const { refreshing, options, refresh } = browserWith(60);
  const otherTab = createTokenRefresh(options);
  await Promise.all([refreshing.tick(), refreshing.tick(), otherTab.tick()]);
  expect(refresh).toHaveBeenCalledOnce();
});

test("after signing out while waiting, nothing is refreshed", async () => {
  const { refreshing, refresh, end } = browserWith(60, 2);
  const ticked = refreshing.tick();
  await vi.advanceTimersByTimeAsync(100);
  end();
  await vi.advanceTimersByTimeAsync(tickMs);
  await ticked;
  expect(refresh).toHaveBeenCalledOnce();
});

test("a call uses a valid token as it is, and a new one for an expired token", async () => {
  expect((await browserWith(60).refreshing.getFresh())?.access_token).toBe("old");
  expect((await browserWith(0).refreshing.getFresh())?.access_token).toBe("new");
  await expect(browserWith(0, 1).refreshing.getFresh()).rejects.toBe(passing);
});

test("a refused token is replaced, unless another tab has already done so", async () => {
  const { refreshing, refresh } = browserWith(600);
  expect((await refreshing.getOther("old"))?.access_token).toBe("new");
  expect((await refreshing.getOther("old"))?.access_token).toBe("new");
  expect(refresh).toHaveBeenCalledOnce();
});
