import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "./temporaryFolder.ts";

let ofTheFile = "";
// Hooks run in reverse order, so this one runs after the folder's own.
afterAll(() => expect(existsSync(ofTheFile)).toBe(false));
ofTheFile = temporaryFolder();

let ofATest = "";
test("a folder is new, empty and writable", () => {
  ofATest = temporaryFolder();
  expect(ofATest).not.toBe(ofTheFile);
  writeFileSync(join(ofATest, "file"), "");
  expect(existsSync(ofTheFile)).toBe(true);
});

test("a test's folder is deleted after the test, and the file's folder isn't", () => {
  expect([existsSync(ofATest), existsSync(ofTheFile)]).toEqual([false, true]);
});
