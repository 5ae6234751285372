import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "../importRules.ts";
import { projectOf, unitTests } from "./unitTests.ts";

const root = resolve(import.meta.dirname, "../..");
const isolated = new Set(unitTests(root).isolated);

// Joined, so that this file itself neither replaces modules nor has a page.
const call = (name: string): string => `vi${"."}${name}("./other.ts");`;
const comment = `// @vitest-${"environment"} page\n`;

test.each([
  ["domain/a.test.ts", "", "unit"],
  ["frontend/src/a.test.tsx", comment, "page"],
  ["frontend/src/a.test.tsx", `${comment}${call("mock")}`, "isolatedPage"],
  ["frontend/src/a.test.ts", call("doMock"), "isolated"],
  ["frontend/src/a.test.ts", call("hoisted"), "isolated"],
  ["frontend/src/a.test.ts", call("resetModules"), "isolated"],
  ["frontend/src/a.test.ts", `await show${"Language"}("es");`, "isolated"],
  ["lib/a.test.ts", `const sent = mock${"Client"}(S3Client);`, "isolated"],
  ["lambdas/plays/a.test.ts", "", "unit"],
  ["lambdas/plays/a.test.ts", "process.env.TABLE_NAME = name;", "isolated"],
  ["lambdas/plays/a.test.ts", `${"await"} import("./handler.ts");`, "isolated"],
])("%s with %j is in the project %s", (path, text, project) => {
  expect(projectOf({ path, text })).toBe(project);
});

test("every file of unit tests is in one project, and no journey or test of the stack is", () => {
  const { unit, page, isolatedPage } = unitTests(root);
  const all = [...unit, ...page, ...isolated, ...isolatedPage];
  expect(new Set(all).size).toBe(all.length);
  expect(unit).toContain("tests/support/unitTests.test.ts");
  expect(page.length).toBeGreaterThan(0);
  expect(all.filter((path) => /journeys|browsers|\.stack\./.test(path))).toEqual([]);
});

test("a file that replaces a client of the AWS SDK gives it back, because the SDK isn't loaded again for the next file", () => {
  const replacing = sourceFiles(root).filter(({ path, text }) => isolated.has(path) && /= mockClient\(/.test(text));
  expect(replacing.length).toBeGreaterThan(5);
  for (const { path, text } of replacing)
    expect(text.match(/\.restore\(\)/g)?.length, path).toBe(text.match(/ mockClient\(/g)?.length);
});
