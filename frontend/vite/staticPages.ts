import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { interfaceLanguages } from "../../domain/account/interfaceLanguages.ts";

type Prerender = typeof import("../src/app/prerender/prerender.ts");
type Pages = Awaited<ReturnType<Prerender["prerenderPages"]>>;
type ScreenFiles = Parameters<Prerender["prerenderPages"]>[1]["files"][string];

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
      const prerender = await buildForNode(config, assetFileNames);
      const appPage = readFileSync(join(dir, "index.html"), "utf8");
      const isNew = (address: string): boolean => !appPage.includes(`"${address}"`);
      const files: Record<string, ScreenFiles> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.name.endsWith("Screen")) continue;
        const { styles, scripts } = filesOf(chunk.fileName, bundle);
        files[chunk.name] = { styles: styles.filter(isNew), scripts: scripts.filter(isNew) };
      }
      const written = interfaceLanguages.map((language) => inOwnThread(prerender, language, { appPage, files }));
      for (const { name, text } of (await Promise.all(written)).flat()) {
        const path = join(dir, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
  };
}

/** Each language has a thread of its own, because code keeps the messages with which it was loaded. */
function inOwnThread(address: string, ...given: Parameters<Prerender["prerenderPages"]>): Promise<Pages> {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.address)
      .then(({ prerenderPages }) => prerenderPages(...workerData.given))
      .then((pages) => parentPort.postMessage(pages));`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { address, given } });
    worker.once("message", (pages: Pages) => {
      resolve(pages);
      void worker.terminate();
    });
    worker.once("error", reject);
  });
}

/** Returns the address of the module. */
async function buildForNode({ root }: ResolvedConfig, assetFileNames: string): Promise<string> {
  const outDir = join(root, "../.cache/prerender");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    publicDir: false,
    build: {
      ssr: "src/app/prerender/prerender.ts",
      outDir,
      emptyOutDir: true,
      target: "node20",
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  return pathToFileURL(join(outDir, "prerender.js")).href;
}

/** Returns the chunk of a screen and its style sheets, with those of everything it imports at once. */
function filesOf(screenFile: string, bundle: Rolldown.OutputBundle): ScreenFiles {
  const chunks = new Set<Rolldown.OutputChunk>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(screenFile);
  const all = [...chunks];
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`);
  return {
    styles: addresses([...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]),
    scripts: addresses(all.map(({ fileName }) => fileName)),
  };
}
