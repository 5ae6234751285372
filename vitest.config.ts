import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { defineConfig } from "vitest/config";
import { isMessageModule, messageCatalogs } from "./frontend/vite/messages/messageCatalogs.ts";
import { filesLeftOut } from "./tests/support/shortRun/shortRun.ts";
import { unitTests } from "./tests/support/unitTests.ts";

const folders = "{domain,lambdas,lib,frontend,local,tests}";
const files = unitTests(import.meta.dirname);
/** Tests of packages, and what `npm test` has no time for. */
const exclude = ["**/node_modules/**", ...filesLeftOut()];

/** Twice as many as there are cores, so that no core waits while a test waits for the table, a file or a timer. */
const maxWorkers = 2 * availableParallelism();

/** A test shares the cores with others, and may get a small part of them on a busy machine. */
const unit = { maxWorkers, testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
const freshModules = "tests/support/freshModules.ts";
const patience = "tests/support/patience.ts";
const freshGlobals = "tests/support/freshGlobals.ts";
const inEnglish = "tests/support/inEnglish.ts";
/**
 * On a busy machine, a page may need longer than a test waits, for at most 60 s each time. `flakyTests.ts` names the tests
 * that were run again. The time for a whole test only ends what would go on forever: the longest type 2,000 keys.
 */
const journey = { maxWorkers, testTimeout: 300_000, hookTimeout: 60_000, retry: 1 };

/** A catalog's code depends on more than the catalog, so it's compiled every time. */
const uncachedCatalogs: Plugin = {
  name: "uncached-catalogs",
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ id }) => (isMessageModule(id) ? false : undefined)),
};

/** What `// @vitest-environment page` names. */
const pageEnvironment: Plugin = {
  name: "page-environment",
  resolveId: (id) =>
    id === "vitest-environment-page" ? join(import.meta.dirname, "tests/support/pageEnvironment.ts") : undefined,
};

/** Journeys that move the clock or break something for everybody who uses the same Ghostlight. */
const alone = "tests/journeys/**/*.alone.test.ts";

/**
 * Loading modules takes longer than most tests, so the files of a project share a process, except in `alone`.
 *
 * Projects with the same `groupOrder` run at the same time, and groups one after the other: first everything without a
 * browser, and then `journeys` and `alone`.
 */
export default defineConfig({
  test: {
    // The projects share many modules, and each would compile them again.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/modules" },
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: files.unit,
          exclude,
          setupFiles: [patience, freshGlobals],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "page",
          include: files.page,
          exclude,
          setupFiles: [patience, freshGlobals],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "isolated",
          include: files.isolated,
          exclude,
          setupFiles: [freshModules, patience],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "isolated-page",
          include: files.isolatedPage,
          exclude,
          setupFiles: [freshModules, patience, freshGlobals],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "stack",
          include: [`${folders}/**/*.stack.test.ts`],
          exclude,
          globalSetup: "tests/support/stack.ts",
          setupFiles: [freshModules, patience],
          isolate: false,
        },
      },
      {
        test: {
          ...journey,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: [alone, ...exclude],
          globalSetup: ["tests/support/stack.ts", "tests/support/browser.ts"],
          setupFiles: inEnglish,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journey,
          name: "workbench",
          include: ["tests/workbench/**/*.test.ts"],
          exclude,
          globalSetup: ["tests/workbench/site.ts", "tests/support/browser.ts"],
          setupFiles: inEnglish,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journey,
          name: "alone",
          include: [alone],
          exclude,
          globalSetup: "tests/support/browser.ts",
          setupFiles: "tests/support/ownStack.ts",
          sequence: { groupOrder: 1 },
        },
      },
    ].map((project) => ({ plugins: [messageCatalogs(), uncachedCatalogs, pageEnvironment], ...project })),
  },
});
