import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const site = fileURLToPath(new URL("../dist/site", import.meta.url));

/**
 * Runs as part of a deployment. When `SENTRY_AUTH_TOKEN` is set, uploads the built app's source maps to Sentry and
 * deletes them from the site, so that readable stack traces appear in Sentry only. Without the token, no maps were
 * built, so it does nothing.
 */
export function uploadSourceMaps(release: string): void {
  if (!process.env.SENTRY_AUTH_TOKEN) return;
  const sentry = (...args: string[]) =>
    execFileSync("npx", ["--yes", "@sentry/cli@2.58.6", "sourcemaps", ...args, site], { stdio: "inherit" });
  sentry("inject");
  sentry("upload", "--release", release, "--url-prefix", "~/assets");
  for (const map of sourceMaps()) rmSync(map);
}

const sourceMaps = (): string[] =>
  readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".map"))
    .map((name) => join(site, name));
