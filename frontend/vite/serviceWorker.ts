import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { isStoredWithRelease } from "../src/serviceWorker/storedPaths.ts";

/**
 * Builds `sw.js` after everything else, because it contains the list of files to store, and `reader-sw.js`, which stores what
 * readers use. `modules/offline` registers them, and the app's manifest is a file of ours.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: { order: "post", sequential: true, handler: () => buildServiceWorkers(config) },
  };
}

async function buildServiceWorkers(config: ResolvedConfig): Promise<void> {
  const folder = join(config.root, config.build.outDir);
  const manifest = JSON.stringify(filesToStore(folder));
  await buildServiceWorker(config, ["sw.ts", "sw.js"], { "self.__WB_MANIFEST": manifest });
  await buildServiceWorker(config, ["readerSw.ts", "reader-sw.js"]);
}

async function buildServiceWorker(
  { root, build: { outDir, sourcemap, target } }: ResolvedConfig,
  [source, name]: readonly [source: string, name: string],
  define: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      outDir: join(root, outDir),
      emptyOutDir: false,
      target,
      sourcemap,
      rolldownOptions: {
        input: join(root, "src/serviceWorker", source),
        output: { entryFileNames: name },
      },
    },
  });
}

/** Lists the release's files. The names of assets contain a hash, so only the others need one beside their address. */
function filesToStore(folder: string): readonly PrecacheEntry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(isStoredWithRelease)
    .sort()
    .map((url) => ({ url, revision: url.startsWith("/assets/") ? null : hashOf(join(folder, url)) }));
}

const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 32);
