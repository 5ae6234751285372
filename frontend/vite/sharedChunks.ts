import type { Rolldown } from "vite";
import { importsOf, type Modules, moduleId } from "./moduleGraph.ts";
import { addChunksOfScreens } from "./screenChunks.ts";

const appPage = moduleId("main.tsx");
const readersPage = moduleId("reader.tsx");

/** Few people need it before the page is idle. */
const amplify = /node_modules\/(aws-amplify|@aws-amplify)\/.*\.m?js$|\/session\/auth\/amplifyAuth\.ts$/;

/**
 * Returns groups of `codeSplitting` for what the pages and their screens load first. Without them, every set of modules
 * with the same users is a file, most of them under 1 KB, and each costs a request and a name in lists.
 */
export function sharedChunks(): readonly Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string> | undefined;
  const name = (id: string, modules: Modules): string | undefined => {
    chunks ??= addChunksOfScreens(chunksOfPages(modules), modules);
    return chunks.get(id);
  };
  return [
    { name: "amplify", test: amplify },
    { name, includeDependenciesRecursively: false },
  ];
}

function chunksOfPages(modules: Modules): ReadonlyMap<string, string> {
  // With what a reader who comments needs, but not the rest of the app.
  const reader = importsOf([readersPage], modules, { onDemand: true });
  const app = [...importsOf([appPage], modules)].filter((id) => id !== appPage);
  return new Map(app.map((id) => [id, reader.has(id) ? "start" : "app"]));
}
