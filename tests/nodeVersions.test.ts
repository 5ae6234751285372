import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Runtime, RuntimeFamily } from "aws-cdk-lib/aws-lambda";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const textOf = (path: string): string => readFileSync(resolve(root, path), "utf8");
const found = (path: string, pattern: RegExp): readonly (string | undefined)[] =>
  [...textOf(path).matchAll(pattern)].map(([, version]) => version);

const { engines, devDependencies } = JSON.parse(textOf("package.json"));
const oldest = String(engines.node).replace(">=", "");
const [oldestMajor = ""] = oldest.split(".");

const runtimeNumber = ({ name }: Runtime): number => Number(/^nodejs(\d+)\.x$/.exec(name)?.[1] ?? 0);
const newest = Math.max(
  ...Runtime.ALL.filter(({ family }) => family === RuntimeFamily.NODEJS).map((runtime) => runtimeNumber(runtime)),
);

test.each(["lib/bundle.ts", "frontend/vite/staticPages.ts", "bin/bundleConvert.mjs", "bench/formats/bundle.ts"])(
  "%s builds for the oldest Node that package.json allows",
  (path) => {
    expect(found(path, /target: "node(\d+)"/g)).toEqual([oldestMajor]);
  },
);

test("the oldest Node is that of the types, and the one that the README asks for", () => {
  expect(devDependencies["@types/node"].split(".")[0]).toBe(oldestMajor);
  expect(found("README.md", /Node\.js ([\d.]+) or later/g)).toEqual([oldest]);
});

test("functions run on the newest Node that CDK knows", () => {
  expect(found("lib/HandlerFunction.ts", /Runtime\.NODEJS_(\d+)_X/g)).toEqual([String(newest)]);
});

test("a release is tested and deployed with the Node that functions run on", () => {
  const versions = found(".github/workflows/release.yml", /node-version: (\S+?)[,\s]/g);
  expect(new Set(versions)).toEqual(new Set([String(newest)]));
});
