import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * The folders that each folder may import from. A folder may always import from itself; a path with a slash is a part
 * of a folder.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lambdas: ["domain"],
  lib: ["domain/api", "lambdas/stores/schema.ts"],
  bin: ["lib"],
  frontend: ["domain"],
  local: ["domain", "lambdas", "lib"],
  tests: ["domain", "lambdas", "lib", "bin", "frontend", "local"],
  bench: ["domain", "lambdas", "lib", "frontend", "local", "tests"],
};

/** Parts of the frontend that are below the others. */
const lowerParts: Readonly<Record<string, readonly string[]>> = {
  "frontend/src/ui": ["frontend/src/ui"],
  "frontend/src/words": ["frontend/src/words"],
};

/** What would make the domain impure: the system, frameworks, the clock, and randomness. */
const impurePackages = /^(node:|react|@aws|aws-|@middy|@sentry|idb$)/;
const impureCalls =
  /\b(Date\.now\(|new Date\(\)|Math\.random\(|crypto\.|process\.|document\.(?:body|cookie|create|get|query)|window\.)/;

const importPattern =
  /(?:^|[\s;}])(?:import|export)\s[^"'`;]*?from\s*["']([^"']+)["']|import\s*\(?\s*["']([^"']+)["']/g;

export interface SourceFile {
  /** Relative to the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Each sentence is one violation of the import rules. */
export function trespasses(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((target) => trespassOfImport(file.path, target)),
    ...impurities(file),
  ]);
}

function trespassOfImport(from: string, target: string): string[] {
  const room = roomOf(from);
  if (!target.includes("/") || target.startsWith("npm:")) {
    const name = target.replace(/^npm:/, "");
    return room === "domain" && !isTest(from) && impurePackages.test(name) ? [`${from} imports ${name}`] : [];
  }
  const allowed = [room, ...(mayImport[room] ?? []), ...(isTest(from) ? ["tests"] : [])];
  if (!allowed.some((part) => target === part || target.startsWith(`${part}/`))) return [`${from} imports ${target}`];
  return trespassInFrontend(from, target);
}

function trespassInFrontend(from: string, target: string): string[] {
  const part = Object.keys(lowerParts).find((lower) => from.startsWith(`${lower}/`));
  const below = part && lowerParts[part];
  if (below && target.startsWith("frontend/") && !below.some((each) => target.startsWith(`${each}/`)))
    return [`${from} imports ${target}`];
  const [mine, theirs] = [featureOf(from), featureOf(target)];
  return mine && theirs && mine !== theirs ? [`${from} imports ${target}`] : [];
}

function impurities(file: SourceFile): string[] {
  if (roomOf(file.path) !== "domain" || isTest(file.path)) return [];
  const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const found = impureCalls.exec(code);
  return found ? [`${file.path} calls ${found[1]}`] : [];
}

/** Paths relative to the root for our own files, `npm:name` for packages. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)].map((match) => {
    const target = match[1] ?? match[2] ?? "";
    if (target.startsWith("#frontend/")) return target.replace("#frontend/", "frontend/src/");
    if (target.startsWith("#")) return target.slice(1);
    if (target.startsWith(".")) return posix.normalize(posix.join(posix.dirname(path), target));
    return `npm:${target}`;
  });
}

const roomOf = (path: string): string => path.split("/")[0] ?? "";
const featureOf = (path: string): string | undefined => /^frontend\/src\/features\/([^/]+)/.exec(path)?.[1];
/** Code that only tests use is in a folder named `testing` or `conformance`. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/(testing|conformance)\//.test(path);

/** What may create temporary folders by itself: the helper, what runs outside of tests, and benchmarks. */
const makesFolders = /^(bench\/|tests\/support\/(temporaryFolder|stack)\.ts$)/;

/** Files that create temporary folders without the helper that deletes them. */
export const strayFolders = (files: readonly SourceFile[]): string[] =>
  files.filter(({ path, text }) => !makesFolders.test(path) && /\bmkdtemp(Sync)?\(/.test(text)).map(({ path }) => path);

/** All TypeScript files of the folders. */
export function sourceFiles(root: string): SourceFile[] {
  return Object.keys(mayImport).flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
      .map((entry) => {
        const full = join(entry.parentPath, entry.name);
        return { path: full.slice(root.length + 1), text: readFileSync(full, "utf8") };
      }),
  );
}
