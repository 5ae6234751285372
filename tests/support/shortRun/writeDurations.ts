import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { durationsPath, quickSeconds } from "./shortRun.ts";

/** Writes what each file of tests took, for the choice of later runs. Only for a run of all tests. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class WriteDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const taken = modules
      .map((module) => [relative("", module.moduleId), Math.round(secondsOf(module))] as const)
      .filter(([, seconds]) => seconds >= quickSeconds)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(durationsPath, `${JSON.stringify(Object.fromEntries(taken), undefined, 2)}\n`);
  }
}

/** Without the time in which its modules load, because files of a process share most of them, and the first loads them for all. */
const secondsOf = (module: TestModule): number => module.diagnostic().duration / 1000;
