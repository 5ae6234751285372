// Runs on a fresh clone with nothing installed: `node local/launch.mjs start|dev|test`. Everything else is TypeScript.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
const [command = "start"] = process.argv.slice(2);
assertNode();
if (isAnythingMissing()) install();

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
const { register } = await import("tsx/esm/api");
register();
await import(`./commands/${command}.ts`);

function assertNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Ghostlight needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
}

/**
 * Returns whether `node_modules` lacks a package version that the lockfile names. Packages for other platforms don't
 * count.
 */
function isAnythingMissing() {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== "" && !optional && present[path]?.version !== version,
  );
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(new URL(lock, root), "utf8")).packages;
  } catch {
    return {};
  }
}

function install() {
  console.log("Installing missing packages (npm ci)…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
  if (status !== 0) stop("npm ci failed. See the error above.");
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
