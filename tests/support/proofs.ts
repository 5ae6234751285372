import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { changedFiles } from "./changedFiles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Returns `test` for proofs that other tests would find a fault: they take long, and their result changes only with the code
 * beside them. They run if their folder has changed lately, in a tree without Git, and always in `npm run fuzz`.
 */
export const proofIn = (folder: string): typeof test =>
  test.runIf(isThorough || hasChanged(`${relative(root, folder)}/`)) as typeof test;

/** Whether this run is `npm run fuzz`. */
export const isThorough = process.env.HISTORIES !== undefined;

let changed: { readonly files: readonly string[] | undefined } | undefined;

function hasChanged(folder: string): boolean {
  changed ??= { files: changedFiles() };
  return changed.files === undefined || changed.files.some((path) => path.startsWith(folder));
}
