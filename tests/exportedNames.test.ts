import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./importRules.ts";

/** One name for one thing: these stand in two places because both mean the same. */
const sameThing: readonly string[] = [
  // The batch that a device seals is the batch that the server stores.
  "UpdateBatch",
];

const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

/** Exported types that have the name of another one, each with its files. */
function repeatedTypes(files: readonly SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const [, name = ""] of text.matchAll(exportedType)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && !sameThing.includes(name))
    .map(([name, paths]) => `${name}: ${paths.join(", ")}`);
}

test("no exported type has the name of another one", () => {
  const files = sourceFiles(resolve(import.meta.dirname, ".."));
  expect(files.length).toBeGreaterThan(1000);
  expect(repeatedTypes(files)).toEqual([]);
});

test("a repeated name is found", () => {
  const planted = ["domain/a.ts", "lambdas/b.ts"].map((path) => ({ path, text: "export interface Desk {}" }));
  expect(repeatedTypes(planted)).toEqual(["Desk: domain/a.ts, lambdas/b.ts"]);
});
