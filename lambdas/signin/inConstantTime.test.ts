import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inConstantTime } from "./inConstantTime.ts";

async function msOf(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await inConstantTime(200, work).catch(() => undefined);
  return performance.now() - startMs;
}

test("short, long and failing work take the same time step; work longer than a step takes two", async () => {
  const [none, some, failing, long] = await Promise.all([
    msOf(async () => {}),
    msOf(() => sleep(120).then(() => undefined)),
    msOf(() => Promise.reject(new Error("down"))),
    msOf(() => sleep(250).then(() => undefined)),
  ]);
  for (const ms of [none, some, failing]) expect(ms).toBeGreaterThanOrEqual(198);
  expect(Math.max(none, some, failing)).toBeLessThan(395);
  expect(long).toBeGreaterThanOrEqual(398);
});

test("errors are passed on", async () => {
  await expect(inConstantTime(1, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
});
