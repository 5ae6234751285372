import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const folders = "{domain,lambdas,lib,frontend,local,tests}";
const domain = "domain/**/*.test.ts";
const installed = "**/node_modules/**";

/**
 * Twice as many as there are cores, because every kind of test waits about a third of its time: for files to load, for
 * the table, for typing pauses, polling and timers.
 */
const maxWorkers = 2 * availableParallelism();

/** A test shares the cores with others, and may get a small part of them on a busy machine. */
const unit = { maxWorkers, testTimeout: 30_000, hookTimeout: 30_000 };
const journey = { maxWorkers, testTimeout: 120_000, hookTimeout: 60_000 };

/** Journeys that move the clock or break something for everybody who uses the same Ghostlight. */
const alone = "tests/journeys/**/*.alone.test.ts";

/**
 * Projects with the same `groupOrder` run at the same time, and groups one after the other: first everything without a
 * browser, and then `journeys` and `alone`, which share one browser each.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: "domain",
          include: [domain],
          exclude: [installed],
          // The code is pure, so files can't disturb each other, and a new process for each would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [domain, "**/*.stack.test.ts", "tests/{journeys,browsers}/**", installed],
        },
      },
      {
        test: {
          name: "stack",
          include: [`${folders}/**/*.stack.test.ts`],
          exclude: [installed],
          globalSetup: "tests/support/stack.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          ...journey,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: [alone],
          globalSetup: ["tests/support/stack.ts", "tests/support/browser.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journey,
          name: "alone",
          include: [alone],
          globalSetup: "tests/support/browser.ts",
          setupFiles: "tests/support/ownStack.ts",
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
