import { join } from "node:path";
import type { Rolldown } from "vite";

/** All modules of the build. */
export type Modules = Rolldown.ChunkingContext;

/** Returns the id of one of our modules. */
export const moduleId = (path: string): string => join(import.meta.dirname, "../src", path);

interface Which {
  /** Imports on demand, too. */
  readonly onDemand?: boolean;
  /** Modules that are left out, with what only they import. */
  readonly except?: readonly string[];
}

/** Returns the modules that are imported by some, directly or indirectly, and these themselves. */
export function importsOf(
  ids: readonly string[],
  modules: Modules,
  { onDemand = false, except = [] }: Which = {},
): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || except.includes(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(onDemand ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
