import * as z from "zod";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import type { TextPlace } from "#frontend/modules/editor/schema/editorCursor.ts";
import { placesKey } from "#frontend/modules/sync/placesKey.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";

const place = z.object({ id: z.string().transform((id) => id as BlockId), offset: z.int().min(0) });
const places = z.record(z.string(), place).catch({});

/** Positions of this many plays are stored. The oldest is dropped first. */
const maxPlaces = 50;

/** Returns the last cursor position in a play on this device: a block ID and an offset, without any text. */
export const findSavedCursor = (playId: PlayId): TextPlace | undefined => readPlaces()[playId];

/** Stores nothing after signing out, although closing the editor calls this. */
export function saveCursor(playId: PlayId, { id, offset }: TextPlace): void {
  if (browserSessionStore.get().kind === "anonymous") return;
  const { [playId]: _old, ...others } = readPlaces();
  const kept = [...Object.entries(others), [playId, { id, offset }]].slice(-maxPlaces);
  try {
    localEntries.setItem(placesKey, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, the writer has to click once.
  }
}

function readPlaces(): Readonly<Record<string, TextPlace>> {
  try {
    return places.parse(JSON.parse(localEntries.getItem(placesKey) ?? "{}"));
  } catch {
    return {};
  }
}
