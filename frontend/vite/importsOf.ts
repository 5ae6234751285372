import type { Rolldown } from "vite";

interface Which {
  /** Imports on demand, too. */
  readonly onDemand?: boolean;
  readonly except?: string;
}

/** Returns the modules that are imported by some, directly or indirectly, and these themselves. */
export function importsOf(
  ids: readonly string[],
  modules: Rolldown.ChunkingContext,
  { onDemand = false, except }: Which = {},
): Set<string> {
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
