import * as z from "zod";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/app/browserStorage.ts";
import { sessionKeeper } from "#frontend/app/session/sessionKeeper.ts";
import type { TextPlace } from "#frontend/editor/schema/cursor.ts";
import { placesKey } from "#frontend/sync/placesKey.ts";

const place = z.object({ id: z.string().transform((id) => id as BlockId), offset: z.int().min(0) });
const places = z.record(z.string(), place).catch({});

/** So many plays' places are remembered, the oldest forgotten first. */
const mostPlaces = 50;

/** Where the writer last stood in a play on this device: a block's id and an offset, and none of the words. */
export const findKeptPlace = (playId: PlayId): TextPlace | undefined => readPlaces()[playId];

/** Who signs out leaves the desk, and no place behind. */
export function keepPlace(playId: PlayId, { id, offset }: TextPlace): void {
  if (sessionKeeper.get().kind === "anonymous") return;
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
