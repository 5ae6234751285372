import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * The folders that each folder may import from. A folder may always import from itself; a path with a slash is a part
 * of a folder.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lambdas: ["domain"],
  lib: [
    "domain/api",
    "domain/account/interfaceLanguages.ts",
    "domain/subscription/plans.ts",
    "lambdas/stores/schema.ts",
  ],
  // The operator's commands read and write plays, and the table. Templates don't.
  "lib/operations": ["lib", "domain", "lambdas/stores", "lambdas/services"],
  bin: ["lib", "domain", "lambdas/stores"],
  frontend: ["domain"],
  local: ["domain", "lambdas", "lib"],
  tests: ["domain", "lambdas", "lib", "bin", "frontend", "local"],
  bench: ["domain", "lambdas", "lib", "frontend", "local", "tests"],
};

/** The layers of `frontend/src`, highest first. A layer may import from those below it and never from those above. */
const layers = ["app", "features", "modules", "crm", "telemetry", "platform", "messages", "ui", "state"] as const;

/** Neither of these layers knows of the other. */
const separate: readonly string[] = ["messages", "ui"];

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
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((target) => violationsOfImport(file.path, target)),
    ...impurities(file),
    ...undoManagers(file),
  ]);
}

function violationsOfImport(from: string, target: string): string[] {
  const folder = folderOf(from);
  if (!target.includes("/") || target.startsWith("npm:")) {
    const name = target.replace(/^npm:/, "");
    return folder === "domain" && !isTest(from) && impurePackages.test(name) ? [`${from} imports ${name}`] : [];
  }
  const row = rowOf(from);
  const allowed = [row, ...(mayImport[row] ?? []), ...(isTest(from) ? ["tests"] : [])];
  if (!allowed.some((part) => target === part || target.startsWith(`${part}/`))) return [`${from} imports ${target}`];
  return [...violationInLambdas(from, target), ...violationInFrontend(from, target)];
}

/** What several capabilities need is in one of these folders of `lambdas`. */
const sharedByLambdas = ["stores", "shared", "services"];

/** A capability's folder never imports another capability's. Tests may, to set up what they need. */
function violationInLambdas(from: string, target: string): string[] {
  const [mine, theirs] = [lambdasPart(from), lambdasPart(target)];
  if (!mine || !theirs || mine === theirs || isTest(from)) return [];
  return sharedByLambdas.includes(theirs) ? [] : [`${from} imports ${target}`];
}

const lambdasPart = (path: string): string | undefined => /^lambdas\/([^/]+)\//.exec(path)?.[1];

function violationInFrontend(from: string, target: string): string[] {
  const [mine, theirs] = [frontendPart(from), frontendPart(target)];
  if (!mine || !theirs) return [];
  const [above, below] = [layers.indexOf(mine.layer), layers.indexOf(theirs.layer)];
  const isUpward = below < above;
  const isAcross = below !== above && separate.includes(mine.layer) && separate.includes(theirs.layer);
  const isOtherFeature = mine.layer === "features" && theirs.layer === "features" && mine.part !== theirs.part;
  return isUpward || isAcross || isOtherFeature ? [`${from} imports ${target}`] : [];
}

/** Modules of `frontend/src/modules` that reach each other, as sentences: what several features share must not go in circles. */
export function moduleCycles(files: readonly SourceFile[]): string[] {
  const reached = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTest(path))) {
    for (const target of importsOf(file)) {
      const [mine, theirs] = [frontendPart(file.path), frontendPart(target)];
      if (mine?.layer !== "modules" || theirs?.layer !== "modules" || mine.part === theirs.part) continue;
      reached.set(mine.part, (reached.get(mine.part) ?? new Set()).add(theirs.part));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(reached.get(from) ?? [])].some((next) => next === to || reaches(next, to, seen));
  };
  return [...reached.keys()].filter((part) => reaches(part, part)).map((part) => `modules/${part} reaches itself`);
}

function impurities(file: SourceFile): string[] {
  if (folderOf(file.path) !== "domain" || isTest(file.path)) return [];
  const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const found = impureCalls.exec(code);
  return found ? [`${file.path} calls ${found[1]}`] : [];
}

const ownUndoManager = "frontend/src/modules/editor/binding/undoManager.ts";

/** Yjs's undo manager has faults that ours doesn't have. */
function undoManagers({ path, text }: SourceFile): string[] {
  const isFaulty = !isTest(path) && path !== ownUndoManager && /new Y\.UndoManager\(/.test(text);
  return isFaulty ? [`${path} uses Yjs's undo manager instead of ${ownUndoManager}`] : [];
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

/** The row of the table that a path belongs to: that of a part of a folder, if it has its own. */
const rowOf = (path: string): string =>
  Object.keys(mayImport).find((row) => row.includes("/") && path.startsWith(`${row}/`)) ?? folderOf(path);

const folderOf = (path: string): string => path.split("/")[0] ?? "";

interface FrontendPart {
  readonly layer: (typeof layers)[number];
  /** The folder within the layer, e.g. the feature's name. */
  readonly part: string;
}

function frontendPart(path: string): FrontendPart | undefined {
  const [, name, part = ""] = /^frontend\/src\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const layer = layers.find((each) => each === name);
  return layer && { layer, part };
}

/** Code that only tests use is in a folder named `testing` or `conformance`. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/(testing|conformance)\//.test(path);

/** What may create temporary folders by itself: the helper, what runs outside of tests, and benchmarks. */
const makesFolders = /^(bench\/|tests\/support\/(temporaryFolder|stack)\.ts$)/;

/** Files that create temporary folders without the helper that deletes them. */
export const unmanagedFolders = (files: readonly SourceFile[]): string[] =>
  files.filter(({ path, text }) => !makesFolders.test(path) && /\bmkdtemp(Sync)?\(/.test(text)).map(({ path }) => path);

/** All TypeScript files of the folders. */
export function sourceFiles(root: string): SourceFile[] {
  const folders = Object.keys(mayImport).filter((row) => !row.includes("/"));
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
      .map((entry) => {
        const full = join(entry.parentPath, entry.name);
        return { path: full.slice(root.length + 1), text: readFileSync(full, "utf8") };
      }),
  );
}
