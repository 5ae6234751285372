import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The site: one build for every stage, no script or style inside the page, so that the content policy can forbid both. */
export default defineConfig({
  root: "frontend",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    // A reader with a link gets a page without the house around it.
    rolldownOptions: {
      input: ["frontend/index.html", "frontend/shared.html"],
      // In one piece, which neither page waits for: `withoutEval` must have run before.
      output: { codeSplitting: { groups: [{ name: "schemas", test: /node_modules\/zod\// }] } },
    },
    outDir: "../dist/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // For `bin/uploadSourceMaps.ts`, which takes them away again: no page names them.
    sourcemap: process.env.SENTRY_AUTH_TOKEN ? "hidden" : false,
    modulePreload: { polyfill: false },
  },
});
