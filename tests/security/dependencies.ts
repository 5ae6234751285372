import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      deprecated: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).default({}),
      devDependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Listed in our own package.json. */
  readonly named: boolean;
  /** Not part of the product: used for building, testing, or types. */
  readonly dev: boolean;
  /** The maintainers' message if they have deprecated it. */
  readonly deprecated: string | undefined;
}

/** Packages that state their license in a separate file, or in a form that npm no longer reads. */
const licensesByName: Readonly<Record<string, string>> = { "parse-cache-control": "BSD-3-Clause", "png-js": "MIT" };

/** Returns every package of the lock files: the project's, and those of folders with packages of their own. */
export function allDependencies(root: string): readonly Dependency[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*package-lock.json"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return files.flatMap((file) => dependenciesOf(JSON.parse(readFileSync(join(root, file), "utf8"))));
}

/** Returns every package of a lock file, by name. */
function dependenciesOf(lockFile: unknown): readonly Dependency[] {
  const { packages } = lock.parse(lockFile);
  const own = packages[""];
  const named = new Set(Object.keys({ ...own?.dependencies, ...own?.devDependencies, ...own?.optionalDependencies }));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license = "", dev, deprecated }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      return {
        name,
        version,
        dev,
        deprecated,
        license: license || (licensesByName[name] ?? ""),
        named: path === `node_modules/${name}` && named.has(name),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Licenses that allow selling a closed-source product and require a notice at most. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);

/**
 * Licenses that require publishing changes to the package's own files. We change none, and these are tools that we
 * don't ship.
 */
const acceptedForDevelopment = new Set(["MPL-2.0", "LGPL-3.0-or-later", "FSL-1.1-MIT", "FSL-1.1-Apache-2.0"]);

/** Describes what is wrong with a dependency, as a sentence. */
export function faultOf({ license, deprecated, dev, named }: Dependency): string | undefined {
  if (deprecated && (named || !dev)) return `is given up by its keepers: ${deprecated}`;
  const mayUse = (one: string) => accepted.has(one) || (dev && acceptedForDevelopment.has(one));
  const alternatives = license.replace(/[()]/g, "").split(" OR ");
  const isAccepted = alternatives.some((alternative) => alternative.split(" AND ").every(mayUse));
  return isAccepted ? undefined : `has the license "${license || "none"}", which is not one that we take.`;
}

const twoYearsMs = 2 * 365 * 86_400_000;

/** Small packages that are complete: they have no open issues that affect us. */
const finished: Readonly<Record<string, string>> = {};

/** Judged by the last publication of any version: a maintained package publishes within two years, or is complete. */
export function unmaintained(name: string, lastPublished: Date, now: Date): string | undefined {
  if (now.getTime() - lastPublished.getTime() <= twoYearsMs || finished[name]) return undefined;
  return `was published last on ${lastPublished.toISOString().slice(0, 10)}.`;
}
