import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Packages that are measured beside ours. Not dependencies: nothing else needs them. */
const packages = ["fountain-js@1.2.4", "aw-parser@0.1.1", "afterwriting@1.17.3"];

const folder = join(import.meta.dirname, "../../.cache/peers");

/** Installs the packages from the registry, without running their scripts, unless an earlier run did. */
function install(): void {
  if (existsSync(join(folder, "node_modules/afterwriting"))) return;
  mkdirSync(folder, { recursive: true });
  const options = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...options, ...packages], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Returns the path of a peer's main module. */
export function resolvePeer(name: string): string {
  install();
  return createRequire(join(folder, "index.js")).resolve(name);
}

export function pathOfPeer(path: string): string {
  install();
  return join(folder, "node_modules", path);
}
