import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { importsOf, type SourceFile, sourceFiles } from "./importRules.ts";

const root = resolve(import.meta.dirname, "..");
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const isShipped = ({ path }: SourceFile): boolean =>
  /^(domain|lambdas|frontend\/src)\//.test(path) && !/\.test\.tsx?$|\/(testing|conformance)\//.test(path);

const styleSheets = readdirSync(join(root, "frontend/src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => readFileSync(join(root, "frontend/src", path), "utf8"));

const packageName = /^(@[\w-]+\/)?[\w.-]+/;

/** What our own modules import, without types. The pattern of imports also finds texts that no package is named after. */
const inModules = sourceFiles(root)
  .filter(isShipped)
  .map(({ path, text }) => ({ path, text: text.replace(/^(import|export) type [^;]*;/gm, "") }))
  .flatMap(importsOf)
  .filter((target) => /^npm:(?!node:)[@\w/.?-]+$/.test(target))
  .map((target) => target.slice("npm:".length));

const inStyleSheets = styleSheets.flatMap((text) =>
  [...text.matchAll(/@import "([^."][^"]*)"/g)].map(([, path = ""]) => path),
);

const shipped = new Set([...inModules, ...inStyleSheets].map((path) => packageName.exec(path)?.[0] ?? path));

test("what functions and the site import is a dependency, and nothing else is", () => {
  expect([...shipped].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
