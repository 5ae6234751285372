import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfFiles } from "#lib/hashOfFiles.ts";

export interface Product {
  /** The name under which the stamp is stored. */
  readonly name: string;
  /** The source files and folders, relative to the project folder. */
  readonly inputs: readonly string[];
  /** One output file, relative to the project folder. If it was changed, everything is rebuilt. */
  readonly result: string;
}

/** Builds a product unless the existing one was built from the same inputs. Returns whether it was built. */
export async function makeIfChanged(root: string, product: Product, make: () => Promise<void>): Promise<boolean> {
  const stamp = join(root, ".cache", `${product.name}.stamp`);
  const current = () => `${hashOfFiles(root, product.inputs)} ${hashOfFile(join(root, product.result))}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current()) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current());
  return true;
}

const hashOfFile = (path: string): string =>
  existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "none";
