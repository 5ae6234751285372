import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const kept = join(root, ".cache", "releases");

/** The built release before this one. */
export interface BuiltRelease {
  readonly commit: string;
  /** The folder of its templates. */
  readonly assembly: string;
  /** The folder of its built app. */
  readonly siteFolder: string;
}

/**
 * Returns the commit of the release before this one: `PREVIOUS_RELEASE`, or the commit before the current one. Undefined
 * if this clone doesn't have it, as after a shallow checkout.
 */
export function findPreviousCommit(name = process.env.PREVIOUS_RELEASE ?? "HEAD^"): string | undefined {
  try {
    return git("rev-parse", "--verify", "--quiet", "--short", `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Builds the app and the templates of a commit, apart from the working tree. The result is kept until another is built. */
export function buildRelease(commit: string): BuiltRelease {
  const folder = join(kept, commit);
  if (!existsSync(folder)) {
    rmSync(kept, { recursive: true, force: true });
    const making = `${folder}.${process.pid}`;
    mkdirSync(making, { recursive: true });
    execFileSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', commit, making], { cwd: root });
    installPackages(making);
    // Vite gives this precedence over its own mode, and a test runner sets it.
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync("npm", ["run", "--silent", "synth"], { cwd: making, env, stdio: ["ignore", "ignore", "inherit"] });
    renameSync(making, folder);
  }
  return { commit, assembly: join(folder, "cdk.out"), siteFolder: join(folder, "dist", "site") };
}

/** The same packages are used again, because installing them takes longer than everything else. */
function installPackages(folder: string): void {
  const lockOf = (project: string) => readFileSync(join(project, "package-lock.json"), "utf8");
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  else execFileSync("npm", ["ci", "--silent"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
