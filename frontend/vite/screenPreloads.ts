import type { Plugin, Rolldown } from "vite";
import { moduleId } from "./moduleGraph.ts";
import { frame, session } from "./screenChunks.ts";

/** What the screens that people open most often show first, by the start of their address. */
const screens: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": [...frame, "features/dashboard/DashboardScreen.tsx"],
  "/editor/": [...session, "features/editor/EditorScreen.tsx"],
  "/feedback/": [...frame, "features/feedback/FeedbackScreen.tsx"],
};

const place = '<script src="/head.js"';

/** Tells `public/head.js` in the app's page which files belong to which screen. */
export const screenPreloads = (): Plugin => ({
  name: "screen-preloads",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(page, { bundle, chunk, filename }) {
      if (!filename.endsWith("/index.html")) return page;
      if (!bundle || !chunk || !page.includes(place)) throw new Error("The app's page has changed.");
      const known = new Set(filesOf([chunk], bundle));
      const files = Object.entries(screens).map(([path, modules]) => {
        const chunks = modules.map((module) => chunkWith(moduleId(module), bundle));
        return [path, filesOf(chunks, bundle).filter((file) => !known.has(file))] as const;
      });
      const text = JSON.stringify(Object.fromEntries(files)).replaceAll("assets/", "");
      return page.replace(place, `${place} data-screens='${text}'`);
    },
  },
});

function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.includes(module));
  if (found?.type !== "chunk") throw new Error(`There is no ${module}.`);
  return found;
}

/** Returns the names of chunks, of everything they import at once, and of the style sheets of all. */
function filesOf(entries: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const waiting = [...entries];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") waiting.push(imported);
    }
  }
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...[...chunks].map(({ fileName }) => fileName), ...styles])];
}
