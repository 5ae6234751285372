import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";

type Prerender = typeof import("../src/app/prerender/prerender.tsx");
type ScreenFiles = ReturnType<Parameters<Prerender["prerenderPages"]>[0]["filesOf"]>;

/**
 * Writes the public pages with their content, so that they can be read without scripts and found by search engines. The
 * same components are built a second time for Node and rendered there, with the same names for pictures.
 */
export function staticPages(assetFileNames: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "static-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "" }, bundle) {
      const { prerenderPages } = await buildForNode(config, assetFileNames);
      const appPage = readFileSync(join(dir, "index.html"), "utf8");
      const isNew = (address: string): boolean => !appPage.includes(`"${address}"`);
      const pages = await prerenderPages({
        appPage,
        filesOf: (screenName) => {
          const { styles, scripts } = filesOf(screenName, bundle);
          return { styles: styles.filter(isNew), scripts: scripts.filter(isNew) };
        },
      });
      for (const { name, text } of pages) {
        const path = join(dir, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
  };
}

async function buildForNode({ root }: ResolvedConfig, assetFileNames: string): Promise<Prerender> {
  const outDir = join(root, "../.cache/prerender");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    publicDir: false,
    build: {
      ssr: "src/app/prerender/prerender.tsx",
      outDir,
      emptyOutDir: true,
      target: "node20",
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  return import(pathToFileURL(join(outDir, "prerender.js")).href);
}

/** Returns the chunk of a screen and its style sheets, with those of everything it imports at once. */
function filesOf(screenName: string, bundle: Rolldown.OutputBundle): ScreenFiles {
  const chunks = new Set<Rolldown.OutputChunk>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  const screen = Object.values(bundle).find((each) => each.type === "chunk" && each.name === screenName);
  if (!screen) throw new Error(`The build has no chunk ${screenName}.`);
  visit(screen.fileName);
  const all = [...chunks];
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`);
  return {
    styles: addresses([...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]),
    scripts: addresses(all.map(({ fileName }) => fileName)),
  };
}
