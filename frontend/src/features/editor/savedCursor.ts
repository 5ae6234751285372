import * as z from "zod";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import type { TextPlace } from "#frontend/modules/editor/schema/editorCursor.ts";
import { placesKey } from "#frontend/modules/sync/placesKey.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";

const place = z.object({ id: z.string().transform((id) => id as BlockId), offset: z.int().min(0) });
const places = z.record(z.string(), place).catch({});

/** So many plays' places are remembered, the oldest forgotten first. */
const mostPlaces = 50;

/** Where the writer last stood in a play on this device: a block's id and an offset, and none of the words. */
export const findSavedCursor = (playId: PlayId): TextPlace | undefined => readPlaces()[playId];

/** Who signs out leaves the desk, and no place behind. */
export function saveCursor(playId: PlayId, { id, offset }: TextPlace): void {
  if (browserSessionStore.get().kind === "anonymous") return;
  const { [playId]: _old, ...others } = readPlaces();
  const kept = [...Object.entries(others), [playId, { id, offset }]].slice(-mostPlaces);
  try {
    localEntries.setItem(placesKey, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A closed or full storage costs the writer one click, and no word.
  }
}

function readPlaces(): Readonly<Record<string, TextPlace>> {
  try {
    return places.parse(JSON.parse(localEntries.getItem(placesKey) ?? "{}"));
  } catch {
    return {};
  }
}
