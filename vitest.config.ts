import { defineConfig } from "vitest/config";

const rooms = "{domain,lambdas,lib,frontend,local,tests}";

/** `unit` needs nothing; `stack` and `journeys` share one running Ghostlight, and journeys drive a real browser at it. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ["**/*.stack.test.ts", "tests/journeys/**", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "stack",
          include: [`${rooms}/**/*.stack.test.ts`],
          globalSetup: "tests/support/stack.ts",
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/stack.ts", "tests/support/browser.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
