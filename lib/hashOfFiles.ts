import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One hash of the names and contents of these files and of all files in these folders, without tests. */
export function hashOfFiles(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((each) => filesBelow(root, each))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .filter((name) => !/^(dist|node_modules)$|\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
