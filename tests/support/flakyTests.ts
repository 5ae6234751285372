import { relative } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

/**
 * Names the tests that failed first and passed when they were run again, with the errors. Each is a fault, of the test or
 * of Ghostlight.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class FlakyTests implements Reporter {
  readonly #found: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#found.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#found) {
      console.log(`\nFlaky, passed at the second attempt: ${relative("", test.module.moduleId)} > ${test.fullName}`);
      for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
    }
  }
}
