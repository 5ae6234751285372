import { afterEach, expect, test, vi } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { keepNow } from "./keepNow.ts";

afterEach(() => void vi.useRealTimers());

const playId = "a-play-that-is-restored" as PlayId;

test("a connection that doesn't answer holds a restored text up for three seconds at most", async () => {
  vi.useFakeTimers();
  const kept = keepNow({ saveNow: () => new Promise(() => undefined) }, playId);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(kept).resolves.toBeUndefined();
});

test("without a connection, nothing is kept, and restoring goes on", async () => {
  const saveNow = () => Promise.reject(new Refused("unavailable", "Offline.", { code: "offline" }));
  await expect(keepNow({ saveNow }, playId)).resolves.toBeUndefined();
});
