import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The site: one build for every stage, no script or style inside the page, so that the content policy can forbid both. */
export default defineConfig({
  root: "frontend",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: "../dist/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
