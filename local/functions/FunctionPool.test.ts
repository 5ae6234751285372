import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { startClock } from "#local/movableClock.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { asynchronous, type FunctionPool, type FunctionSettings, openFunctionPool } from "./FunctionPool.ts";

const folder = temporaryFolder();
const opened: FunctionPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.stop())));

let count = 0;
function poolOf(handler: string, settings: Partial<FunctionSettings> = {}): FunctionPool {
  const file = join(folder, `${count++}.mjs`);
  writeFileSync(file, `export const handler = ${handler};`);
  const pool = openFunctionPool({
    name: "Test",
    file: pathToFileURL(file),
    exported: "handler",
    environment: { GREETING: "hello" },
    memoryMegabytes: 128,
    timeoutSeconds: 5,
    clock: startClock().shared,
    log: () => {},
    ...settings,
  });
  opened.push(pool);
  return pool;
}

test("JSON goes in and out, and a function sees only its own environment", async () => {
  const pool = poolOf(
    "async (event) => ({ ...event, env: process.env.GREETING, home: process.env.HOME, gone: undefined })",
  );
  expect(await pool.invoke({ at: new Date(0) })).toEqual({ at: "1970-01-01T00:00:00.000Z", env: "hello" });
});

test("a function's error reaches the caller, and the next call works", async () => {
  const pool = poolOf("async ({ fail }) => { if (fail) throw new Error('no bulb'); return 1; }");
  await expect(pool.invoke({ fail: true })).rejects.toThrow("no bulb");
  expect(await pool.invoke({})).toBe(1);
});

test("a function that times out is stopped, and the next call gets a new one", async () => {
  const pool = poolOf("async ({ wait }) => { if (wait) await new Promise(() => {}); return 1; }", {
    timeoutSeconds: 0.2,
  });
  await expect(pool.invoke({ wait: true })).rejects.toThrow("timed out after 0.20 seconds");
  expect(await pool.invoke({})).toBe(1);
});

test("an endless loop is stopped, too", async () => {
  const pool = poolOf("async ({ spin }) => { while (spin); return 1; }", { timeoutSeconds: 0.2 });
  await expect(pool.invoke({ spin: true })).rejects.toThrow("timed out");
  expect(await pool.invoke({})).toBe(1);
});

test("a function that can't be loaded fails every call, and none hangs", async () => {
  const pool = poolOf("(() => { throw new Error('broken bundle') })()");
  await expect(pool.invoke({})).rejects.toThrow("broken bundle");
  await expect(pool.invoke({})).rejects.toThrow("broken bundle");
});

test("forty concurrent calls use two threads, one event at a time each", async () => {
  const pool = poolOf(`(() => {
    let inside = 0;
    return async ({ n }) => {
      if (++inside > 1) throw new Error("two at a time");
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside--;
      return n;
    };
  })()`);
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  expect(await Promise.all(numbers.map((n) => pool.invoke({ n })))).toEqual(numbers);
});

test("a change of the movable clock reaches a function at once", async () => {
  const clock = startClock();
  const pool = poolOf(
    "async () => [Date.now(), new Date().getTime(), new Date(5).getTime(), new Date() instanceof Date]",
    {
      clock: clock.shared,
    },
  );
  await pool.invoke({});
  clock.moveTo(new Date("2040-01-01T00:00:00Z"));
  const [now, made, given, same] = (await pool.invoke({})) as [number, number, number, boolean];
  for (const time of [now, made]) expect(Math.abs(time - Date.parse("2040-01-01T00:00:00Z"))).toBeLessThan(2000);
  expect([given, same]).toEqual([5, true]);
});

test("a response over Lambda's six megabytes is an error", async () => {
  const pool = poolOf("async () => 'x'.repeat(7_000_000)");
  await expect(pool.invoke({})).rejects.toThrow("too large");
});

test("a call that nobody waits for takes 1 MB, and a larger event reaches no function", async () => {
  const received: unknown[] = [];
  const call = asynchronous(async (_, event) => void received.push(event));
  const largest = "x".repeat(1024 * 1024 - 2);
  await call("Sweeper", largest);
  await expect(call("Sweeper", `${largest}x`)).rejects.toThrow("too large");
  expect(received).toEqual([largest]);
});
