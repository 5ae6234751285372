import * as z from "zod";
import { type Preset, preset } from "#domain/api/presets.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { presetsKey } from "./presetsKey.ts";

const cached = z.object({ userId: z.string(), presets: z.array(preset) });

/** Returns the person's presets as this device last saw them; undefined if it has none or someone else's. */
export function findCachedPresets(userId: string): readonly Preset[] | undefined {
  try {
    const { data } = cached.safeParse(JSON.parse(localEntries.getItem(presetsKey) ?? "null"));
    return data?.userId === userId ? data.presets : undefined;
  } catch {
    return undefined;
  }
}

export function cachePresets(userId: string, presets: readonly Preset[]): void {
  try {
    localEntries.setItem(presetsKey, JSON.stringify({ userId, presets }));
  } catch {
    // Without storage, the list needs a connection.
  }
}
