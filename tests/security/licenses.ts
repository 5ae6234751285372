/**
 * Lists the product's dependencies with their licenses, from the lock files. Fails if a license isn't one we accept, or
 * if the maintainers have deprecated a package. With `--dates`, it also asks the registry when each direct dependency
 * was last published, and fails if that is more than two years ago without a reason given below.
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import * as z from "zod";
import { allDependencies, type Dependency, faultOf, unmaintained } from "./dependencies.ts";

const dependencies = allDependencies(resolve(import.meta.dirname, "../.."));
const askDates = process.argv.includes("--dates");

const faults: string[] = [];
for (const dependency of dependencies) {
  const published = askDates && dependency.named ? lastPublished(dependency.name) : undefined;
  console.log([label(dependency), dependency.license, published].filter(Boolean).join("  "));
  const fault = faultOf(dependency) ?? (published && unmaintained(dependency.name, new Date(published), new Date()));
  if (fault) faults.push(`${dependency.name} ${dependency.version}: ${fault}`);
}
const count = (of: (dependency: Dependency) => boolean) => dependencies.filter(of).length;
console.log(
  `${dependencies.length} packages, ${count(({ named }) => named)} of them named by us, ${count(({ dev }) => !dev)} part of the product.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function label({ name, version, named, dev }: Dependency): string {
  return `${named ? "*" : " "} ${dev ? "development" : "product    "}  ${`${name} ${version}`.padEnd(60)}`;
}

function lastPublished(name: string): string {
  const text = execFileSync("npm", ["view", name, "time", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { created: _, modified: __, ...versions } = z.record(z.string(), z.string()).parse(JSON.parse(text));
  return Object.values(versions).sort().at(-1)?.slice(0, 10) ?? "";
}
