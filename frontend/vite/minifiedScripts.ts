import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { Plugin } from "vite";

/**
 * Minifies the scripts of `public`, which Vite only copies. Every page waits for them before it shows anything, and half
 * of their bytes are comments and names.
 */
export const minifiedScripts = (): Plugin => ({
  name: "minified-scripts",
  apply: "build",
  writeBundle({ dir }) {
    if (!dir) throw new Error("The build has no folder.");
    for (const name of readdirSync(join(import.meta.dirname, "../public")).filter((each) => each.endsWith(".js"))) {
      const file = join(dir, name);
      writeFileSync(file, transformSync(readFileSync(file, "utf8"), { minify: true, target: "es2022" }).code);
    }
  },
});
