import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Corpora and other programs' test data, which are next to the checkout and never in it. */
const folder = join(import.meta.dirname, "../../../shared");

/** Returns whether a folder of them exists; logs it if tests are skipped because it's missing. */
export function hasShared(path: string): boolean {
  const isThere = existsSync(join(folder, path));
  if (!isThere) console.warn(`Left out: tests over ../shared/${path}, which does not lie beside this checkout.`);
  return isThere;
}

export const readShared = (path: string): Uint8Array => readFileSync(join(folder, path));
export const readSharedText = (path: string): string => readFileSync(join(folder, path), "utf8");
