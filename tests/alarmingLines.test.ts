import { resolve } from "node:path";
import { expect, test } from "vitest";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { apiFunctions, type FunctionSpec, handlerModuleOf, scheduledFunctions } from "#lib/functionSpecs.ts";
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

const specs: Readonly<Record<string, FunctionSpec>> = {
  ...Object.fromEntries(Object.entries(apiFunctions).map(([name, spec]) => [handlerModuleOf.api(name), spec])),
  ...Object.fromEntries(Object.values(scheduledFunctions).map((spec) => [spec.entry, spec])),
};

test.each(Object.entries(specs))("each line that %s can log to raise an alarm has its alarm", (entry, spec) => {
  const code = [...bundled(`lambdas/${entry}.ts`)].map(({ text }) => text).join("\n");
  expect(code).not.toBe("");
  const logged = Object.entries(alarmingLines).filter(([key]) => code.includes(`alarmingLines.${key}`));
  expect(Object.keys(spec.alarmingLines ?? {}).sort()).toEqual(logged.map(([, line]) => line).sort());
});
