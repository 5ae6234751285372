import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apiFunctions, scheduledFunctions, userPoolTriggers } from "#lib/functionSpecs.ts";
import { isIdentifier, isPath, pathChecker, referencesIn, wordsIn } from "./docReferences.ts";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = files.filter((file) => file.endsWith(".md"));
/** Decisions say what was the case when they were made. */
const current = documents.filter((file) => !file.startsWith("docs/decisions/"));

/** Files that exist only after a build, in a stage's bucket, or at an operator. */
const madeLater = [
  /^\.(cache|ghostlight)\//,
  /^(es\/)?pricing\.html$/,
  /^not-found\.html$/,
  /^(reader-)?sw\.js$/,
  /^assets\//,
  /^releases\//,
  /^stages\/(<name>|live|staging|NEW)\.json$/,
  /^accounts\.json$/,
  /^account\/contact\.json$/,
  /^play\.json$/,
  /^(text|application)\//,
];

/** Names of AWS, HubSpot, browsers and shells, and of alarms, which CDK composes. */
const foreign = new Set(
  `ERROR_CODE FunctionExecutionError FunctionThrottled InUseBy NotAfter
  PutBucketPolicy REGION RULE_ARN RenewalSummary ResourceRecord SHUTDOWN SUB
  UpdateDistribution UpdateFunction SENTRY_ORG SENTRY_PROJECT
  HealthAlarmsauthenticationUnhealthy HealthAlarmsnetworkUnhealthy HealthAlarmssecurityUnhealthy AfterAllowTraffic
  FunctionsSweeperJobdueworkoverdue POOL UPDATE_ROLLBACK_COMPLETE UPDATE_ROLLBACK_FAILED CREATE_IN_PROGRESS
  CREATE_FAILED`.split(/\s+/),
);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of functions are composed from those of `functionSpecs.ts`. */
const functionNames = new Set([
  ...Object.keys(apiFunctions).map((name) => `${capitalized(name)}Api`),
  ...Object.keys(scheduledFunctions).map((name) => `${capitalized(name)}Job`),
  ...Object.keys(userPoolTriggers).map((name) => `${capitalized(name)}Trigger`),
]);

describe("documents name what exists", () => {
  const exists = pathChecker(files);
  const words = wordsIn(
    files
      .filter((file) => /\.(ts|tsx|mjs|cjs|js|json|css|html|yml)$/.test(file) && !file.endsWith("docs.test.ts"))
      .map(read),
    files,
  );
  const isKnown = (name: string) => words.has(name) || foreign.has(name) || functionNames.has(name);

  test("every path in backticks is a file or a folder of the project", () => {
    const missing = current.flatMap((document) =>
      referencesIn(read(document))
        .filter((reference) => isPath(reference) && !madeLater.some((path) => path.test(reference.text)))
        .filter(({ text }) => !exists(document, text))
        .map(({ line, text }) => `${document}:${line} ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test("every identifier in backticks is in the code", () => {
    const missing = current.flatMap((document) =>
      referencesIn(read(document))
        .filter(isIdentifier)
        .filter(({ text }) => !isKnown(text.replace("()", "")))
        .map(({ line, text }) => `${document}:${line} ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test("every exception is still needed", () => {
    const mentioned = current.flatMap((document) => referencesIn(read(document)).map(({ text }) => text));
    expect([...foreign].filter((name) => !mentioned.includes(name) || words.has(name))).toEqual([]);
    expect(madeLater.filter((path) => !mentioned.some((text) => path.test(text))).map(String)).toEqual([]);
  });
});

describe("the check of documents", () => {
  const exists = pathChecker(["domain/play/layout/wrap.ts", "domain/play/README.md", "stages/test.json"]);

  test.each([
    ["domain/play/layout/wrap.ts", true],
    ["layout/wrap.ts", true],
    ["wrap.ts", true],
    ["…/layout/wrap.ts", true],
    ["../README.md", true],
    ["domain/play/", true],
    ["domain/<noun>/layout/*.ts", true],
    ["domain/play/layout/unwrap.ts", false],
    ["rap.ts", false],
    ["layouts/wrap.ts", false],
    ["domain/<noun>/*.ts", false],
  ])("knows whether %s exists: %s", (path, isThere) => {
    expect(exists("domain/play/layout/README.md", path)).toBe(isThere);
  });

  test("finds what is in backticks, but not in blocks of code", () => {
    expect(referencesIn("See `a.ts`.\n```\n`b.ts`\n```\nand `wrapLines()`")).toEqual([
      { line: 1, text: "a.ts" },
      { line: 5, text: "wrapLines()" },
    ]);
  });
});
