import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Part of a deployment: where `SENTRY_AUTH_TOKEN` is set, gives Sentry the maps of the built app and takes them out of it,
 * so that stack traces can be read there and by nobody else. Without the token no maps were made and there is nothing to do.
 */
function uploadSourceMaps(site: string, release: string): void {
  if (!process.env.SENTRY_AUTH_TOKEN) return;
  const sentry = (...args: string[]) =>
    execFileSync("npx", ["--yes", "@sentry/cli@2.58.6", "sourcemaps", ...args, site], { stdio: "inherit" });
  sentry("inject");
  sentry("upload", "--release", release, "--url-prefix", "~/assets");
  for (const map of mapsIn(site)) rmSync(map);
}

const mapsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".map"))
    .map((name) => join(folder, name));

const root = fileURLToPath(new URL("..", import.meta.url));
const [release] = process.argv.slice(2);
if (!release) throw new Error("Name the release: tsx bin/uploadSourceMaps.ts RELEASE");
uploadSourceMaps(join(root, "dist", "site"), release);
