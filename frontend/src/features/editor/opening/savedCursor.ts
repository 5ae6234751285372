import type { PlayId } from "#domain/play/play.ts";
import type { TextPlace } from "#frontend/modules/editor/schema/editorCursor.ts";
import { placesKey } from "#frontend/modules/sync/storageKeys.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

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

type Places = Readonly<Record<string, TextPlace>>;

function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(localEntries.getItem(placesKey) ?? "{}");
    return arePlaces(places) ? places : {};
  } catch {
    return {};
  }
}

const arePlaces = (places: unknown): places is Places =>
  typeof places === "object" && places !== null && Object.values(places).every(isPlace);

function isPlace(place: unknown): boolean {
  const { id, offset } = (place ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === "string" && Number.isInteger(offset) && Number(offset) >= 0;
}
