import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { interfaceLanguages } from "../../domain/account/interfaceLanguages.ts";

type Prerender = typeof import("../src/app/prerender/prerender.ts");
type Pages = Awaited<ReturnType<Prerender["prerenderPages"]>>;

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
      const emptyFile = join(dir, "public.html");
      const emptyPage = readFileSync(emptyFile, "utf8");
      rmSync(emptyFile);
      const styles = stylesByScreen(bundle, (address) => !emptyPage.includes(`"${address}"`));
      const written = interfaceLanguages.map((language) => inOwnThread(prerender, language, { emptyPage, styles }));
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

/** The app around a screen, and what is on public pages besides. */
const frame = ["index", "CookieBannerAndDialog"];

/** Returns the addresses of each screen's style sheets, with those of the frame around it. */
function stylesByScreen(bundle: Rolldown.OutputBundle, isWanted: (address: string) => boolean) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const around = chunks.filter(({ name }) => frame.includes(name));
  if (around.length < frame.length) throw new Error(`The build doesn't have each of ${frame.join(", ")}.`);
  const screens = chunks.filter(({ name }) => name.endsWith("Screen"));
  return Object.fromEntries(
    screens.map((screen) => [screen.name, stylesOf([...around, screen], bundle).filter(isWanted)]),
  );
}

/** Returns the style sheets of chunks, with those of everything they import at once. */
function stylesOf(entries: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
    if (chunk?.type !== "chunk" || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  };
  for (const entry of entries) visit(entry);
  const names = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(names)].map((name) => `/${name}`);
}
