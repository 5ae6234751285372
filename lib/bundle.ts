import { existsSync, linkSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { functionEntries } from "./functionSpecs.ts";
import { hashOfFiles } from "./hashOfFiles.ts";

/**
 * Code that a function loads only when it has something to report. It's a file next to each function's bundle, so that
 * cold starts don't read it. Each folder's `package.json` says where it is.
 */
const loadedLate = { name: "#lambdas/shared/sentry.ts", in: "lambdas/shared/sentry.ts", file: "sentry.mjs" };

/**
 * Where the AWS SDK looks for credentials that aren't in the environment. Lambda puts a function's credentials into its
 * environment, so these are never loaded, and in a bundle they would be a quarter of the code that each cold start reads.
 */
const otherCredentials = [
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-login",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@smithy/credential-provider-imds",
];

/**
 * Where the AWS SDK reads and writes streams of events, which no operation that we call has. It imports this late, and for
 * that, esbuild would keep all of what's in it, and of what it imports.
 */
const eventStreams = "@smithy/core/event-streams";

/** Everything a bundle can depend on. */
const inputs = ["domain", "lambdas", "lib/bundle.ts", "lib/functionSpecs.ts", "package-lock.json", "package.json"];

/** Functions run on Node 24 in the cloud; a laptop's Node 20 must be able to run the same file. */
const options = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  mainFields: ["module", "main"],
  outExtension: { ".js": ".mjs" },
  // A cold start compiles the whole file. Stacks are mapped back to our source.
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: "error",
  external: [loadedLate.name, eventStreams, ...otherCredentials],
  // Some packages are CommonJS and load Node's own modules with `require`; others import `createRequire` themselves.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
} satisfies BuildOptions;

/**
 * Bundles every function with one call of esbuild, one folder each, and returns the folder that contains them. The
 * folder's name is a hash of the inputs, so the same inputs are bundled only once.
 */
export function bundleFunctions(root: string): string {
  const kept = join(root, ".cache", "functions");
  const folder = join(kept, hashOfFiles(root, inputs).slice(0, 16));
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  buildSync({
    ...options,
    absWorkingDir: root,
    entryPoints: functionEntries.map((entry) => ({ in: join(root, "lambdas", `${entry}.ts`), out: `${entry}/index` })),
    outdir: making,
  });
  const late = join(making, loadedLate.file);
  buildSync({ ...options, absWorkingDir: root, entryPoints: [loadedLate.in], outfile: late, sourcemap: false });
  for (const entry of functionEntries) layBeside(join(making, entry), late);
  const earlier = readdirSync(kept).filter((name) => !name.includes(".") && join(kept, name) !== folder);
  for (const name of earlier) rmSync(join(kept, name), { recursive: true, force: true, maxRetries: 3 });
  putInPlace(making, folder);
  return folder;
}

/** Another process, such as that of another test, may have made the same folder meanwhile, and may already use it. */
function putInPlace(making: string, folder: string): void {
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
}

function layBeside(folder: string, late: string): void {
  linkSync(late, join(folder, loadedLate.file));
  const imports = { [loadedLate.name]: `./${loadedLate.file}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ imports }));
}
