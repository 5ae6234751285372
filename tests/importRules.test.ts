import { resolve } from "node:path";
import { expect, test } from "vitest";
import { moduleCycles, sourceFiles, unmanagedFolders, violations } from "./importRules.ts";

const root = resolve(import.meta.dirname, "..");
const files = sourceFiles(root);

test("no folder imports what it may not, and the domain is pure", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(violations(files)).toEqual([]);
});

test("no two frontend modules import each other, directly or through others", () => {
  expect(moduleCycles(files)).toEqual([]);
});

test.each([
  ["domain/play/planted.ts", 'import { table } from "#lambdas/stores/table.ts";'],
  ["domain/play/planted.ts", 'import { readFileSync } from "node:fs";'],
  ["domain/play/planted.ts", "export const id = () => Math.random();"],
  ["lambdas/plays/planted.ts", 'import { Button } from "../../frontend/src/ui/Button.tsx";'],
  ["lambdas/plays/planted.ts", 'import { openLink } from "#lambdas/sharing/openLink.ts";'],
  ["lambdas/shared/planted.ts", 'import { append } from "../plays/append.ts";'],
  ["lib/planted.ts", 'import "#lambdas/plays/handler.ts";'],
  ["lib/planted.ts", 'import { findShare } from "#lambdas/stores/shares.ts";'],
  ["lib/operations/planted.ts", 'import "#lambdas/plays/handler.ts";'],
  ["frontend/src/app/planted.ts", 'export { handler } from "#lambdas/plays/handler.ts";'],
  ["frontend/src/app/planted.ts", 'const later = () => import("#lambdas/plays/handler.ts");'],
  ["frontend/src/features/dashboard/planted.ts", 'import { EditorScreen } from "../editor/EditorScreen.tsx";'],
  ["frontend/src/features/dashboard/planted.ts", 'import { Guard } from "#frontend/app/Guard.tsx";'],
  ["frontend/src/modules/sync/planted.ts", 'import { Outline } from "#frontend/features/editor/Outline.tsx";'],
  ["frontend/src/platform/planted.ts", 'import { pageMetrics } from "#frontend/telemetry/metrics/pageMetrics.ts";'],
  ["frontend/src/telemetry/planted.ts", 'import { contact } from "#frontend/crm/contacts/contacts.ts";'],
  ["frontend/src/ui/planted.ts", 'import { call } from "#frontend/platform/call.ts";'],
  ["frontend/src/ui/planted.ts", 'import { homeWords } from "#frontend/messages/home.ts";'],
  ["frontend/src/messages/planted.ts", 'import { Button } from "#frontend/ui/Button.tsx";'],
  ["frontend/src/state/planted.ts", 'import { showToast } from "#frontend/ui/toast.ts";'],
  ["frontend/src/features/editor/planted.ts", "const undo = new Y.UndoManager(text);"],
])("a forbidden import planted in %s is found: %s", (path, text) => {
  expect(violations([{ path, text }])).toHaveLength(1);
});

test.each([
  ["domain/play/fine.ts", 'import * as z from "zod";'],
  ["domain/play/fine.test.ts", 'import { play } from "#tests/support/playBuilder.ts";'],
  ["lambdas/plays/fine.ts", 'import { findHead } from "#lambdas/stores/heads.ts";'],
  ["lambdas/plays/fine.test.ts", 'import { sweep } from "#lambdas/sweeper/sweep.ts";'],
  ["lib/operations/restore/fine.ts", 'import { findShare } from "#lambdas/stores/shares.ts";'],
  ["frontend/src/features/dashboard/fine.ts", 'import { call } from "#frontend/platform/call.ts";'],
  [
    "frontend/src/modules/sharing/fine.ts",
    'import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";',
  ],
])("what is allowed in %s is not reported: %s", (path, text) => {
  expect(violations([{ path, text }])).toEqual([]);
});

/** Put together here, so that this file doesn't seem to import it. */
const importing = (path: string): string => `import ${JSON.stringify(path)};`;

test("modules that import each other are found", () => {
  const planted = [
    { path: "frontend/src/modules/one/a.ts", text: importing("../two/b.ts") },
    { path: "frontend/src/modules/two/b.ts", text: importing("../one/a.ts") },
  ];
  expect(moduleCycles(planted)).toEqual(["modules/one reaches itself", "modules/two reaches itself"]);
});

test("temporary folders are created by the helper that deletes them", () => {
  expect(unmanagedFolders(files)).toEqual([]);
});

test("a temporary folder that nobody deletes is found", () => {
  const text = `const folder = ${"mkdtempSync"}(join(tmpdir(), "a-"));`;
  expect(unmanagedFolders([{ path: "domain/planted.test.ts", text }])).toEqual(["domain/planted.test.ts"]);
});
