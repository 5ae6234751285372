import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeIfChanged } from "./stamp.ts";

type Say = (line: string) => void;

/** Writes the template and the functions' bundles to `cdk.out`. */
export const synthesise = (root: string, say: Say): Promise<boolean> =>
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
