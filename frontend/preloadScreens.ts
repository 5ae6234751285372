import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Screens that people open by their address, by the first part of the path, with the modules that they begin with. */
const screens: Readonly<Record<string, readonly string[]>> = {
  editor: ["features/editor/EditorScreen.tsx"],
  dashboard: ["app/AppLayout.tsx", "features/dashboard/DashboardScreen.tsx"],
};

/**
 * Adds a script to the app's page that requests the code of the screen at its address together with the app's own code.
 * Otherwise the browser would learn of it only after the app has started. Browsers in which nobody has signed in don't
 * request it.
 */
export function preloadScreens(): Plugin {
  let fileName = "";
  return {
    name: "preload-screens",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const files = Object.entries(screens).map(([name, paths]) => [name, filesOf(paths, Object.values(bundle))]);
        const source = script(Object.fromEntries(files));
        fileName = this.getFileName(this.emitFile({ type: "asset", name: "preload.js", source }));
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename }) =>
        filename.endsWith("index.html")
          ? [{ tag: "script", attrs: { src: `/${fileName}`, async: true }, injectTo: "head-prepend" }]
          : html,
    },
  };
}

/** Returns the files with these modules and everything they import at once. */
function filesOf(paths: readonly string[], output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
  const wanted = new Set(paths.map((path) => join(import.meta.dirname, "src", path)));
  const needed = new Set([...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(id))));
  for (const { imports } of needed) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

const script = (files: Readonly<Record<string, readonly string[]>>): string => `{
  const files = ${JSON.stringify(files)}[location.pathname.split("/")[1]] ?? [];
  let isSignedIn = false;
  try {
    isSignedIn = Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"));
  } catch {
    // Without storage, nobody is signed in.
  }
  for (const file of isSignedIn ? files : []) {
    const link = document.createElement("link");
    Object.assign(link, file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" });
    link.href = "/" + file;
    document.head.append(link);
  }
}
`;
