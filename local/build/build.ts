import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfFiles } from "#lib/hashOfFiles.ts";

type Say = (line: string) => void;

/** Writes the template and the functions' bundles to `cdk.out`. */
export const synthesize = (root: string, say: Say): Promise<boolean> =>
  makeIfChanged(
    root,
    {
      name: "template",
      inputs: ["lib", "lambdas", "domain", "package.json", "package-lock.json"],
      result: "cdk.out/manifest.json",
    },
    async () => {
      say("Synthesizing the template…");
      const { ghostlight } = await import("#lib/ghostlight.ts");
      const { mainStage } = await import("#lib/stage.ts");
      const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      ghostlight({ root, stage: mainStage(version), outdir: join(root, "cdk.out") }).synth();
    },
  );

/** Builds the app's files into `dist/site`. */
export const buildSite = (root: string, say: Say): Promise<boolean> =>
  makeIfChanged(
    root,
    {
      name: "site",
      inputs: ["frontend", "domain", "vite.config.ts", "package.json", "package-lock.json"],
      result: "dist/site/index.html",
    },
    async () => {
      say("Building the app…");
      // Vite gives this precedence over its own mode. A test runner's value would ship React's development build.
      process.env.NODE_ENV = "production";
      const { build } = await import("vite");
      await build({ root: join(root, "frontend"), configFile: join(root, "vite.config.ts"), logLevel: "warn" });
    },
  );

interface Product {
  /** The name under which the stamp is stored. */
  readonly name: string;
  /** The source files and folders, relative to the project folder. */
  readonly inputs: readonly string[];
  /** One output file, relative to the project folder. If it was changed, everything is rebuilt. */
  readonly result: string;
}

/** Builds a product unless the existing one was built from the same inputs. Returns whether it was built. */
async function makeIfChanged(root: string, product: Product, make: () => Promise<void>): Promise<boolean> {
  const stamp = join(root, ".cache", `${product.name}.stamp`);
  const current = () => `${hashOfFiles(root, product.inputs)} ${hashOfFile(join(root, product.result))}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current()) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current());
  return true;
}

const hashOfFile = (path: string): string =>
  existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "none";
