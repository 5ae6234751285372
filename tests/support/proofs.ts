import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Changes in so many of the last commits count. */
const commits = 20;

/**
 * Returns `test` for proofs that other tests would find a fault: they take long, and their result changes only with the code
 * beside them. They run if their folder has changed lately, in a tree without Git, and always in `npm run fuzz`.
 */
export const proofIn = (folder: string): typeof test =>
  test.runIf(isThorough || hasChanged(`${relative(root, folder)}/`)) as typeof test;

/** Whether this run is `npm run fuzz`. */
export const isThorough = process.env.HISTORIES !== undefined;

let changed: readonly string[] | undefined;

function hasChanged(folder: string): boolean {
  try {
    changed ??= [
      ...gitLines("log", `-${commits}`, "--format=", "--name-only"),
      ...gitLines("diff", "HEAD", "--name-only"),
    ];
  } catch {
    // Sources that were downloaded without their history.
    return true;
  }
  return changed.some((path) => path.startsWith(folder));
}

const gitLines = (...args: string[]): readonly string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
