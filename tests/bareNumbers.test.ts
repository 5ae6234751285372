import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareNumbersIn } from "./bareNumbers.ts";

test("numbers in messages have the reader's separators", () => {
  const files = readdirSync("frontend/src/messages", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `frontend/src/messages/${name}`);
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((path) =>
    bareNumbersIn(path, readFileSync(path, "utf8")).map(({ name, line }) => `${path}:${line} ${name}`),
  );
  expect(found).toEqual([]);
});

test("a number without a format is found, and text isn't", () => {
  const names = (source: string) => bareNumbersIn("words.ts", source).map(({ name }) => name);
  expect(names("const a = (count: number, of: string) => `\u0024{count} in \u0024{of}`;")).toEqual(["count"]);
  expect(names("const a = (limit: number | null) => (limit ? `Up to \u0024{limit}` : '');")).toEqual(["limit"]);
  expect(names("const a = (count: number) => `\u0024{formatNumber(count)} new`;")).toEqual([]);
});
