import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Installs what the lockfile of a folder names, unless all of it is there. Plain JavaScript, because it runs before
 * anything is installed. Throws if npm fails.
 */
export function installPackages(folder) {
  if (!isAnythingMissing(folder)) return;
  const path = fileURLToPath(folder);
  console.log(`Installing missing packages (npm ci --prefix ${path})…`);
  const { status } = spawnSync("npm", ["ci", "--prefix", path, "--no-audit", "--no-fund"], { stdio: "inherit" });
  if (status !== 0) throw new Error("npm ci failed. See the error above.");
}

/**
 * Returns whether `node_modules` lacks a package version that the lockfile names. Packages for other platforms don't
 * count.
 */
function isAnythingMissing(folder) {
  const wanted = packagesOf(new URL("package-lock.json", folder));
  const present = packagesOf(new URL("node_modules/.package-lock.json", folder));
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== "" && !optional && present[path]?.version !== version,
  );
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, "utf8")).packages;
  } catch {
    return {};
  }
}
