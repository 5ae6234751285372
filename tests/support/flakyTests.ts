import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Reporter, TestCase } from "vitest/node";
import { addRun, type FlakyHistory, timesFlaky, tooOften } from "./flakyHistory.ts";

const path = fileURLToPath(new URL("../../.cache/flaky-tests.json", import.meta.url));

/**
 * Names the tests that failed first and passed when they were run again, with the errors and with how often that happened
 * in the last runs. Each is a fault, of the test or of Ghostlight. One that happens too often fails the run.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class FlakyTests implements Reporter {
  readonly #ran: string[] = [];
  readonly #found = new Map<string, TestCase>();

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === "skipped") return;
    const name = `${relative("", test.module.moduleId)} > ${test.fullName}`;
    this.#ran.push(name);
    if (test.diagnostic()?.flaky) this.#found.set(name, test);
  }

  onTestRunEnd(): void {
    const history = addRun(readHistory(), this.#ran, new Set(this.#found.keys()));
    writeHistory(history);
    for (const [name, test] of this.#found) {
      const times = timesFlaky(history, name);
      console.log(`\nFlaky, passed at the second attempt, ${times} of the last 10 runs: ${name}`);
      for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
      if (times >= tooOften) process.exitCode = 1;
    }
  }
}

/** A history that's missing or was cut off while it was written starts anew. */
function readHistory(): FlakyHistory {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

function writeHistory(history: FlakyHistory): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(history));
}
