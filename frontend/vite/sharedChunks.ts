import type { Rolldown } from "vite";
import { importsOf, type Modules, moduleId } from "./moduleGraph.ts";
import { addChunksOfScreens } from "./screenChunks.ts";

const appPage = moduleId("main.tsx");
const readersPage = moduleId("reader.tsx");
const readerFeedback = moduleId("features/reader/feedback/openReaderFeedback.ts");
const readerPrint = moduleId("modules/printing/PrintedManuscript.tsx");
const publicPage = moduleId("public.ts");
const islands = moduleId("app/islands/hydrateIsland.tsx");
const publicStart = moduleId("app/startPublicPage.ts");

const fixedChunks: readonly { readonly name: string; readonly test: RegExp }[] = [
  // Data validation. No page waits for it: `withoutEval` must have run before.
  { name: "schemas", test: /node_modules\/zod\// },
  // Few people need it before the page is idle.
  { name: "amplify", test: /node_modules\/(aws-amplify|@aws-amplify)\/.*\.m?js$/ },
];

/**
 * Returns groups of `codeSplitting` for what the pages and their screens load first. Without them, every set of modules
 * with the same users is a file, most of them under 1 KB, and each costs a request and a name in lists.
 */
export function sharedChunks(): readonly Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string> | undefined;
  const name = (id: string, modules: Modules): string | undefined => {
    chunks ??= chunksByModule(modules);
    return chunks.get(id);
  };
  return [...fixedChunks, { name, includeDependenciesRecursively: false }];
}

function chunksByModule(modules: Modules): ReadonlyMap<string, string> {
  const others = new Map([
    ["public", importsOf([publicPage], modules, { onDemand: true })],
    ["readerFeedback", importsOf([readersPage, readerFeedback], modules)],
    ["readerPrint", importsOf([readersPage, readerPrint], modules)],
    ["readerOnDemand", importsOf([readersPage], modules, { onDemand: true })],
  ]);
  return addChunksOfScreens(chunksOfPages(modules), modules, {
    others,
    fixedChunkOf: (id) => fixedChunks.find(({ test }) => test.test(id))?.name,
  });
}

function chunksOfPages(modules: Modules): ReadonlyMap<string, string> {
  const app = importsOf([appPage], modules);
  const services = importsOf([publicStart], modules);
  const reader = importsOf([readersPage], modules);
  // The first that has a module gives its chunk the name.
  const shared = [
    // Public pages load these first, and React only when they're used.
    ["base", new Set([...importsOf([publicPage], modules), ...services])],
    ["start", new Set([...reader, ...importsOf([islands], modules, { onDemand: true })])],
    // A reader who comments needs these, but not the rest of the app.
    ["startOnDemand", importsOf([readersPage], modules, { onDemand: true })],
  ] as const;
  const chunkOf = (id: string): string => {
    const [name] = shared.find(([, ids]) => ids.has(id)) ?? ["app"];
    // A reader doesn't need the app's styles.
    return name === "base" && id.endsWith(".css") ? "ui" : name;
  };
  return new Map(
    [...app, ...services].filter((id) => id !== appPage && id !== publicStart).map((id) => [id, chunkOf(id)]),
  );
}
