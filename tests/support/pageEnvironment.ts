import { builtinEnvironments, type Environment, type EnvironmentReturn } from "vitest/runtime";

/** Vitest loads this module again for each file. */
const shared = globalThis as { openPage?: Promise<EnvironmentReturn> };

/** One page for all test files of a process, because opening one takes longer than most of these tests. */
const pageEnvironment: Environment = {
  name: "page",
  viteEnvironment: "client",
  setup: async (global, options) => {
    shared.openPage ??= (async () => builtinEnvironments.jsdom.setup(global, options))();
    await shared.openPage;
    return { teardown: () => undefined };
  },
};

// biome-ignore lint/style/noDefaultExport: Vitest loads environments by their default export.
export default pageEnvironment;
