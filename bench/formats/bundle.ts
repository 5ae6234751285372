import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/bench");

/** Bundles a program for Node as a command line would ship it, and returns the bundle's path. */
export async function bundle(path: string, name: string): Promise<string> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { [name]: join(root, path) },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: ["pdfjs-dist"],
    alias: { "brotli/decompress.js": join(root, "domain/play/formats/pdf/withoutBrotli.ts") },
    banner: { js: 'import { createRequire as req } from "node:module"; const require = req(import.meta.url);' },
    logLevel: "error",
  });
  return join(folder, `${name}.mjs`);
}

/** For files that a benchmark writes. */
export const cachePath = (name: string): string => join(folder, name);
