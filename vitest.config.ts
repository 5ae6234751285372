import { defineConfig } from "vitest/config";

const rooms = "{domain,lambdas,lib,frontend,local,tests}";

const journey = {
  globalSetup: ["tests/support/stack.ts", "tests/support/browser.ts"],
  testTimeout: 120_000,
  hookTimeout: 60_000,
};
/** Journeys that move the clock or break something for all who are there. */
const alone = "tests/journeys/**/*.alone.test.ts";

/** `unit` needs nothing; the others share one running Ghostlight. `journeys`, two at a time, drive a real browser at it; `alone` do so by themselves. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ["**/*.stack.test.ts", "tests/{journeys,browsers}/**", "**/node_modules/**"],
          // Vitest leaves a core free, which is half of a machine with two.
          maxWorkers: "100%",
        },
      },
      {
        test: {
          name: "stack",
          include: [`${rooms}/**/*.stack.test.ts`],
          globalSetup: "tests/support/stack.ts",
          testTimeout: 30_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journey,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: [alone],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...journey,
          name: "alone",
          include: [alone],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
