import { resolve } from "node:path";
import { expect, test } from "vitest";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { apiFunctions, type FunctionSpec, scheduledFunctions } from "#lib/functionSpecs.ts";
import { importsOf, type SourceFile, sourceFiles } from "./importRules.ts";

const files = new Map(sourceFiles(resolve(import.meta.dirname, "..")).map((file) => [file.path, file]));

/** All files that a function's bundle contains. */
function bundled(path: string, seen = new Set<SourceFile>()): ReadonlySet<SourceFile> {
  const file = files.get(path);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const target of importsOf(file)) bundled(target, seen);
  return seen;
}

const specs: Readonly<Record<string, FunctionSpec>> = { ...apiFunctions, ...scheduledFunctions };

test.each(Object.entries(specs))("each line that %s can log to raise an alarm has its alarm", (name, spec) => {
  const code = [...bundled(`lambdas/${name}/handler.ts`)].map(({ text }) => text).join("\n");
  expect(code).not.toBe("");
  const logged = Object.entries(alarmingLines).filter(([key]) => code.includes(`alarmingLines.${key}`));
  expect(Object.keys(spec.alarmingLines ?? {}).sort()).toEqual(logged.map(([, line]) => line).sort());
});
