import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Changes in so many of the last commits count. */
const commits = 20;

/** Returns the paths of files that changed lately; undefined for sources that were downloaded without their history. */
export function changedFiles(): readonly string[] | undefined {
  try {
    return [...gitLines("log", `-${commits}`, "--format=", "--name-only"), ...gitLines("diff", "HEAD", "--name-only")];
  } catch {
    return undefined;
  }
}

/** Returns the commit that the sources are of; undefined without their history. */
export function currentCommit(): string | undefined {
  try {
    return gitLines("rev-parse", "--short=12", "HEAD")[0];
  } catch {
    return undefined;
  }
}

const gitLines = (...args: string[]): readonly string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
