import { join } from "node:path";
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

const source = join(import.meta.dirname, "../src");
const appPage = join(source, "main.tsx");
const readersPage = join(source, "reader.tsx");
const publicPage = join(source, "public.ts");
const islands = join(source, "app/islands/hydrateIsland.tsx");
const publicStart = join(source, "app/startPublicPage.ts");
const editor = join(source, "features/editor/EditorScreen.tsx");

/**
 * Returns groups of `codeSplitting` for what the pages and the editor load first. Without them, every set of modules with
 * the same users is a file: the editor loaded 75, most of them under 1 KB, and each costs a request and a name in lists.
 */
export function sharedChunks(): readonly Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string> | undefined;
  const name = (id: string, modules: Modules): string | undefined => {
    chunks ??= chunksByModule(modules);
    return chunks.get(id);
  };
  return [{ name, includeDependenciesRecursively: false }];
}

function chunksByModule(modules: Modules): ReadonlyMap<string, string> {
  const app = importsOf([appPage], modules);
  const reader = importsOf([readersPage], modules);
  const readerOnDemand = importsOf([readersPage], modules, { onDemand: true });
  const elsewhere = importsOf([appPage, readersPage, publicPage], modules, { onDemand: true, except: editor });
  const inEditor = [...importsOf([editor], modules)].filter((id) => !elsewhere.has(id));
  const services = importsOf([publicStart], modules);
  // The first that has a module gives its chunk the name.
  const shared = [
    // Public pages load these first, then the services behind every page, and React only when they're used.
    ["base", new Set([...importsOf([publicPage], modules), ...[...services].filter((id) => reader.has(id))])],
    ["start", reader],
    ["services", services],
    ["islands", importsOf([islands], modules, { onDemand: true })],
    // A reader who comments needs these, but not the rest of the app.
    ["startOnDemand", readerOnDemand],
  ] as const;
  const chunkOfApp = (id: string): string => {
    const [name] = shared.find(([, ids]) => ids.has(id)) ?? ["app"];
    // A reader doesn't need the app's styles.
    return name === "base" && id.endsWith(".css") ? "ui" : name;
  };
  return new Map([
    ...inEditor.map((id) => [id, "EditorScreen"] as const),
    ...[...app].filter((id) => id !== appPage).map((id) => [id, chunkOfApp(id)] as const),
  ]);
}

interface Which {
  /** Imports on demand, too. */
  readonly onDemand?: boolean;
  readonly except?: string;
}

/** Returns the modules that are imported by some, directly or indirectly, and these themselves. */
function importsOf(ids: readonly string[], modules: Modules, { onDemand = false, except }: Which = {}): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id === except) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(onDemand ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
