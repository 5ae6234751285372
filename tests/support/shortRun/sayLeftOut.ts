import type { Reporter } from "vitest/node";
import { filesLeftOut, seed } from "./shortRun.ts";

/** Says that a run was a part of the tests, and how to get the same part again, or all. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class SayLeftOut implements Reporter {
  readonly #count = filesLeftOut().length;

  onTestRunEnd(): void {
    console.log(
      [
        `\n${this.#count} of the long files of tests were left out, chosen by ${seed}.`,
        `\`PART=${seed} npm test\` leaves out the same ones, and \`npm run test:all\` none.`,
      ].join(" "),
    );
  }
}
