import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { commonHead } from "./frontend/vite/commonHead.ts";
import { messageCatalogs } from "./frontend/vite/messages/messageCatalogs.ts";
import { minifiedScripts } from "./frontend/vite/minifiedScripts.ts";
import { screenPreloads } from "./frontend/vite/screenPreloads.ts";
import { serviceWorker } from "./frontend/vite/serviceWorker.ts";
import { sharedChunks } from "./frontend/vite/sharedChunks.ts";
import { staticPages } from "./frontend/vite/staticPages.ts";
import { unusedVariables } from "./frontend/vite/unusedVariables.ts";
import { withoutJsonSchema } from "./frontend/vite/withoutJsonSchema.ts";

/**
 * Screens and PDFs share the files of other scripts' fonts, of which there are hundreds. PDFs need WOFF: the font library
 * can't take glyphs out of WOFF2 files.
 */
const onlyWoff = (): Plugin => ({
  name: "only-woff",
  enforce: "pre",
  transform: (code, id) =>
    /@fontsource\/(vazirmatn|noto-sans-(jp|sc|tc|kr|symbols|symbols-2)|noto-emoji)\/\d+\.css/.test(id)
      ? code.replaceAll(/url\([^)]*\.woff2\) format\('woff2'\), /g, "")
      : undefined,
});

/** The public pages have builds of their own, and must refer to the same files. */
const assetFileNames = "assets/[name]-[hash:7][extname]";

const installed = join(import.meta.dirname, "node_modules");
const replacements = [
  {
    find: "brotli/decompress.js",
    replacement: join(import.meta.dirname, "domain/play/formats/pdf/withoutBrotli.ts"),
  },
  {
    find: /^lib0\/logging$/,
    replacement: join(import.meta.dirname, "frontend/src/platform/yjsLogging.ts"),
  },
  // The package names only its builds with warnings for developers.
  { find: /^react-router$/, replacement: join(installed, "react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(installed, "react-router/dist/production/dom-export.mjs") },
];

/** The site: one build for every stage, without inline scripts and styles, so that the content policy can forbid both. */
export default defineConfig({
  root: "frontend",
  plugins: [
    react(),
    commonHead(),
    messageCatalogs(),
    onlyWoff(),
    withoutJsonSchema(),
    unusedVariables(),
    screenPreloads(),
    minifiedScripts(),
    serviceWorker(),
    staticPages(assetFileNames),
  ],
  resolve: { alias: replacements },
  worker: { format: "es", plugins: () => [onlyWoff(), withoutJsonSchema(), messageCatalogs()] },
  build: {
    // A reader with a link gets a page without the rest of the app. Public pages have a build of their own.
    rolldownOptions: {
      // Whole paths: the development server would look for others in `root`.
      input: ["index.html", "shared.html"].map((page) => join(import.meta.dirname, "frontend", page)),
      output: {
        codeSplitting: { groups: [...sharedChunks()] },
        // The first page's code names every other file, so each letter of a name counts.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames,
      },
    },
    outDir: "../dist/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // For `bin/uploadSourceMaps.ts`, which deletes them afterward. No page refers to them.
    sourcemap: process.env.SENTRY_AUTH_TOKEN ? "hidden" : false,
    modulePreload: { polyfill: false },
  },
});
