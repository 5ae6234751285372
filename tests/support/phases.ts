import type { Reporter, TestModule } from "vitest/node";
import { beginPhase, describePhase, type Phase } from "#local/commands/cpuTime.ts";

const inBrowser = "Tests in a browser";

/** Prints how long the tests without a browser and those in a browser take, and how much of the cores they use. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class Phases implements Reporter {
  #current: Phase = beginPhase("Tests without a browser");
  readonly #ended: string[] = [];

  onTestModuleStart({ project }: TestModule): void {
    if (this.#current.name === inBrowser || !["journeys", "workbench", "alone"].includes(project.name)) return;
    this.#ended.push(describePhase(this.#current));
    this.#current = beginPhase(inBrowser);
  }

  onTestRunEnd(): void {
    console.log(["", ...this.#ended, describePhase(this.#current)].join("\n"));
  }
}
