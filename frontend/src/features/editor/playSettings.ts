import * as z from "zod";
import type { LocalKey } from "#domain/consent/storageEntries.ts";
import type { PlayId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

/** Settings of this many plays are stored. The oldest is dropped first. */
const maxPlays = 50;

/** What was chosen for each play on this device. */
export interface PlaySettings<Settings> {
  /** Returns undefined if nothing was chosen for the play, or something that this version doesn't know. */
  readonly find: (playId: PlayId) => Settings | undefined;
  readonly save: (playId: PlayId, chosen: Settings) => void;
}

export function playSettings<Settings>(key: LocalKey, schema: z.ZodType<Settings>): PlaySettings<Settings> {
  const readAll = (): Readonly<Record<string, unknown>> => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(localEntries.getItem(key) ?? "{}"));
    } catch {
      return {};
    }
  };
  return {
    find: (playId) => schema.safeParse(readAll()[playId]).data,
    save: (playId, chosen) => {
      const { [playId]: _old, ...others } = readAll();
      const kept = [...Object.entries(others), [playId, chosen]].slice(-maxPlays);
      try {
        localEntries.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // Without storage, the writer has to choose again.
      }
    },
  };
}
