import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { interfaceLanguages } from "../../domain/account/interfaceLanguages.ts";
import { messageCatalogs } from "./messages/messageCatalogs.ts";
import { buildPublicScripts, publicFolder } from "./publicScripts.ts";
import { usedStyles } from "./usedStyles.ts";

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
      await buildPublicScripts(config, assetFileNames);
      const prerender = await buildForNode(config, assetFileNames);
      const emptyFile = join(dir, "public.html");
      const emptyPage = readFileSync(emptyFile, "utf8").replaceAll(styleLink, "");
      rmSync(emptyFile);
      const built = interfaceLanguages.map((language) => inOwnThread(prerender, language, { emptyPage }));
      for (const { name, text } of withStyles((await Promise.all(built)).flat(), bundle, dir)) {
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
    plugins: [react(), messageCatalogs()],
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

const styleLink = /<link rel="stylesheet"[^>]*>\s*/g;

/** What has styles on every public page: the app around its screen, and the cookie notice. */
const frame = ["index", "CookieBannerAndDialog"];

/** A link to the styles of a screen, before their address is known. */
const screenStyles = /<link rel="stylesheet" href="\/styles\/(\w+)\.css"\/>/;

/**
 * Writes one style sheet for the pages of each screen, because a page isn't shown before its style sheets have arrived.
 * Returns the pages with links to it and to its fonts.
 */
function withStyles(pages: Pages, bundle: Rolldown.OutputBundle, dir: string): Pages {
  const screenOf = (text: string) => screenStyles.exec(text)?.[1];
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (wanted: string) => chunks.find(({ name }) => name === wanted);
  const links = new Map<string, string>();
  for (const screen of new Set(pages.flatMap(({ text }) => screenOf(text) ?? []))) {
    const html = pages.filter(({ text }) => screenOf(text) === screen).map(({ text }) => text);
    const whole = stylesOf([screen, ...frame].map(chunkOf), bundle).join("\n");
    const styles = usedStyles(whole, html.join());
    const hash = createHash("sha256").update(styles).digest("base64url").slice(0, 7);
    const name = `${publicFolder}/page-${hash}.css`;
    writeFileSync(join(dir, name), styles);
    links.set(screen, [`<link rel="stylesheet" href="/${name}"/>`, ...firstFonts(styles).map(preload)].join(""));
  }
  return pages.map(({ name, text }) => ({
    name,
    text: text.replace(screenStyles, (link, screen) => links.get(screen) ?? link),
  }));
}

/** The fonts of most text, by the variable that a style sheet reads. */
const fonts = {
  "--font-ui": /[^(]*\/instrument-sans-latin-wght-[^)]*/,
  "--font-display": /[^(]*\/bricolage-grotesque-latin-650-[^)]*/,
  "--font-manuscript": /[^(]*\/courier-prime-latin-400-normal-[^)]*\.woff2/,
};

/** Returns the addresses of the fonts that text needs at once. Loaded with the style sheet, they seldom replace another. */
const firstFonts = (styles: string): readonly string[] =>
  Object.entries(fonts).flatMap(([variable, file]) =>
    styles.includes(`var(${variable})`) ? (file.exec(styles) ?? []) : [],
  );

const preload = (address: string): string =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin=""/>`;

/** Returns the style sheets of chunks, with those of everything they import at once. The design system's are last. */
function stylesOf(entries: readonly (Rolldown.OutputChunk | undefined)[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
    if (chunk?.type !== "chunk") throw new Error("The build has changed: a public page has no chunk for its styles.");
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  };
  for (const entry of entries) visit(entry);
  const names = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...names].map((name) => {
    const sheet = bundle[name];
    return sheet?.type === "asset" ? String(sheet.source) : "";
  });
}
