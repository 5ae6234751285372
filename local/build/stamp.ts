import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfFiles } from "#lib/hashOfFiles.ts";

export interface Product {
  /** Under which the stamp is kept. */
  readonly name: string;
  /** Files and folders, from the project's, that it is made from. */
  readonly inputs: readonly string[];
  /** One file of it, from the project's folder: if it is not as we left it, all is made again. */
  readonly result: string;
}

/** Makes a product unless what is there was made from the same inputs. Answers whether it was made. */
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
