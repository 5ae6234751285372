import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** What a test gets, and what it waits for (`vitest.config.ts`, `tests/support/patience.ts`), in milliseconds. */
const usual = { test: 180_000, wait: 60_000 };

const ownTimes = {
  test: /^\}, ([\d_]+)\);|\{ timeout: ([\d_]+) \}, (?:async )?\(|\{\s+timeout: ([\d_]+),\s+\}, (?:async )?\(/gm,
  wait: /(?:waitFor|waitUntil|poll)\([^;]*?timeout: ([\d_]+)/g,
};

/** Returns the times of its own that a file of tests has and that are shorter than usual. */
const shortTimes = (code: string): readonly string[] =>
  (["test", "wait"] as const).flatMap((kind) =>
    [...code.matchAll(ownTimes[kind])]
      .map((found) => found.slice(1).find(Boolean) ?? "")
      .filter((text) => Number(text.replaceAll("_", "")) < usual[kind])
      .map((text) => `${kind}: ${text}`),
  );

const root = resolve(import.meta.dirname, "..");
const others = /^tests\/(?:(?:journeys|workbench|browsers)\/|patience\.test)/;

test("no test gives up sooner than others, because a busy machine can be ten times slower", () => {
  const files = ["domain", "frontend/src", "lambdas", "lib", "local", "tests"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules") && !others.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((path) => [path, shortTimes(readFileSync(join(root, path), "utf8"))] as const);
  expect(found.filter(([, times]) => times.length > 0)).toEqual([]);
});

test("shorter times of a test and of what it waits for are found", () => {
  const code = [
    'test("a", { timeout: 60_000 }, async () => {});',
    'test("b", async () => {\n}, 30_000);',
    'test("c", {\n  timeout: 5_000,\n}, () => {});',
    "await vi.waitFor(() => expect(shown()).toBe(true), { timeout: 3000 });",
    "await expect.poll(count, { timeout: 90_000 }).toBe(2);",
  ];
  expect(shortTimes(code.join("\n"))).toHaveLength(4);
});
