import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { messageCatalogs } from "../../frontend/vite/messages/messageCatalogs.ts";
import { engineNames } from "./support/engine.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `npm run browsers`: the same tests in every installed browser, against one running Ghostlight. */
export default defineConfig({
  test: {
    projects: engineNames.map((engine, order) => ({
      root,
      plugins: [messageCatalogs()],
      test: {
        name: engine,
        include: ["tests/browsers/**/*.test.ts"],
        globalSetup: ["tests/browsers/support/installDrivers.ts", "tests/support/stack.ts"],
        provide: { engine },
        testTimeout: 120_000,
        hookTimeout: 60_000,
        maxWorkers: 1,
        sequence: { groupOrder: order },
      },
    })),
  },
});
