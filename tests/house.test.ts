import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles, strayFolders, trespasses } from "./house.ts";

const root = resolve(import.meta.dirname, "..");

test("no folder imports what it may not, and the domain is pure", () => {
  const files = sourceFiles(root);
  expect(files.length).toBeGreaterThan(20);
  expect(trespasses(files)).toEqual([]);
});

test.each([
  ["domain/play/spy.ts", 'import { table } from "#lambdas/stores/table.ts";'],
  ["domain/play/spy.ts", 'import { readFileSync } from "node:fs";'],
  ["domain/play/spy.ts", "export const id = () => Math.random();"],
  ["lambdas/plays/spy.ts", 'import { Button } from "../../frontend/src/ui/Button.tsx";'],
  ["frontend/src/features/dashboard/spy.ts", 'import { EditorScreen } from "../editor/EditorScreen.tsx";'],
  ["frontend/src/ui/spy.ts", 'import { call } from "#frontend/app/call.ts";'],
  ["frontend/src/app/spy.ts", 'export { handler } from "#lambdas/plays/handler.ts";'],
  ["frontend/src/app/spy.ts", 'const later = () => import("#lambdas/plays/handler.ts");'],
  ["lib/spy.ts", 'import "#lambdas/plays/handler.ts";'],
])("a forbidden import planted in %s is found: %s", (path, text) => {
  expect(trespasses([{ path, text }])).toHaveLength(1);
});

test.each([
  ["domain/play/fine.ts", 'import * as z from "zod";'],
  ["domain/play/fine.test.ts", 'import { play } from "#tests/support/playBuilder.ts";'],
  ["frontend/src/features/dashboard/fine.ts", 'import { call } from "#frontend/app/call.ts";'],
])("an allowed import in %s isn't reported: %s", (path, text) => {
  expect(trespasses([{ path, text }])).toEqual([]);
});

test("tests leave no temporary folders behind: one helper creates them, and deletes them again", () => {
  expect(strayFolders(sourceFiles(root))).toEqual([]);
  const text = `const folder = ${"mkdtempSync"}(join(tmpdir(), "a-"));`;
  expect(strayFolders([{ path: "local/spy.test.ts", text }])).toEqual(["local/spy.test.ts"]);
});
