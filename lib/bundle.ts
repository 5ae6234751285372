import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { capabilities } from "#domain/api/capabilities.ts";
import { hashOfFiles } from "./hashOfFiles.ts";

/** Modules in `lambdas/` whose `handler` is a function of its own: one a capability, the sign-in triggers, the schedules. */
export const functionEntries: readonly string[] = [
  ...Object.keys(capabilities).map((capability) => `${capability}/handler`),
  "signin/customMessage",
  "sweeper/handler",
];

/** What a bundle can depend on. */
const inputs = ["domain", "lambdas", "lib/bundle.ts", "package-lock.json", "package.json"];

/** Node 24 is what the functions run on in the cloud; a laptop's Node 20 must be able to run the same file. */
const options = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  mainFields: ["module", "main"],
  outExtension: { ".js": ".mjs" },
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: "error",
  // Some packages are CommonJS and ask for Node's own modules with `require`.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
} satisfies BuildOptions;

/**
 * Bundles every function with one call of esbuild, a folder each, and answers the folder of those folders.
 * Does nothing where what is there was made from the same inputs.
 */
export function bundleFunctions(root: string): string {
  const folder = join(root, ".cache", "functions");
  const stamp = join(folder, "inputs.sha256");
  const hash = hashOfFiles(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildSync({
    ...options,
    absWorkingDir: root,
    entryPoints: functionEntries.map((entry) => ({ in: join(root, "lambdas", `${entry}.ts`), out: `${entry}/index` })),
    outdir: folder,
  });
  writeFileSync(stamp, hash);
  return folder;
}
