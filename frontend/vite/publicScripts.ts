import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type ResolvedConfig, type Rolldown } from "vite";
import { commonHead } from "./commonHead.ts";
import { messageCatalogs } from "./messages/messageCatalogs.ts";
import { importsOf, type Modules } from "./moduleGraph.ts";
import { unusedVariables } from "./unusedVariables.ts";
import { withoutJsonSchema } from "./withoutJsonSchema.ts";

/** The folder of the scripts and style sheets that only public pages load. */
export const publicFolder = "assets/public";

/** Does what React does for the same components, in a tenth of the code. */
const preact = { react: "preact/compat", "react-dom": "preact/compat" };

/**
 * Builds the script of the public pages beside the site's, which it shares no code with, because its islands don't load
 * React. Writes it to the site's folder, with a page that loads it.
 */
export async function buildPublicScripts(
  { root, build: { target, sourcemap, outDir } }: ResolvedConfig,
  assetFileNames: string,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), commonHead(), messageCatalogs(), withoutJsonSchema(), unusedVariables()],
    resolve: { alias: preact },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target,
      sourcemap,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "public.html"),
        output: {
          codeSplitting: { groups: [{ name: "schemas", test: /node_modules\/zod\// }, chunks(root)] },
          entryFileNames: `${publicFolder}/[name]-[hash:7].js`,
          chunkFileNames: `${publicFolder}/[name]-[hash:7].js`,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? `${publicFolder}/[name]-[hash:7].css` : assetFileNames,
        },
      },
    },
  });
}

/** Every page loads the first chunk, the second one when it's idle, and the third one with its first use. */
function chunks(root: string): Rolldown.CodeSplittingGroup {
  const module = (path: string) => join(root, "src", path);
  const entries = [
    ["base", module("public.ts")],
    ["services", module("app/startPublicPage.ts")],
    ["islands", module("app/islands/hydrateIsland.tsx")],
  ] as const;
  let found: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  const name = (id: string, modules: Modules): string | undefined => {
    found ??= entries.map(([chunk, entry]) => [chunk, importsOf([entry], modules)]);
    const isEntry = entries.some(([, entry]) => entry === id);
    return isEntry ? undefined : found.find(([, ids]) => ids.has(id))?.[0];
  };
  return { name, includeDependenciesRecursively: false };
}
