import { join } from "node:path";
import type { Rolldown } from "vite";
import { importsOf } from "./importsOf.ts";

type Modules = Rolldown.ChunkingContext;

const source = join(import.meta.dirname, "../src");
const appPage = join(source, "main.tsx");
const readersPage = join(source, "reader.tsx");
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
  const elsewhere = importsOf([appPage, readersPage], modules, { onDemand: true, except: editor });
  const inEditor = [...importsOf([editor], modules)].filter((id) => !elsewhere.has(id));
  const chunkOfApp = (id: string): string => {
    if (reader.has(id)) return "start";
    // A reader who comments needs these, but not the rest of the app.
    return readerOnDemand.has(id) ? "startOnDemand" : "app";
  };
  return new Map([
    ...inEditor.map((id) => [id, "EditorScreen"] as const),
    ...[...app].filter((id) => id !== appPage).map((id) => [id, chunkOfApp(id)] as const),
  ]);
}
