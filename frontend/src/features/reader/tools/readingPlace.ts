import type { BlockId } from "#domain/play/play.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { readStored, writeStored } from "../readerStorage.ts";

export type ReaderLayout = "copy" | "manuscript";

/** A reader's position and layout, and which announcement they know. */
export interface ReadingPlace {
  readonly block?: BlockId | undefined;
  readonly layout?: ReaderLayout;
  /** When the author published the announcement that the reader has seen. */
  readonly announcedAt?: string;
}

const key = "ghostlight.reading.places";
/** Positions of this many links are stored. The oldest is dropped first. */
const maxPlaces = 50;

/** Returns the stored position for a link. It's stored under the link's name, which doesn't open the play. */
export const findReadingPlace = ({ name }: ReaderLink): ReadingPlace => {
  const stored = readPlaces()[name];
  return stored ?? {};
};

export function saveReadingPlace({ name }: ReaderLink, change: ReadingPlace): void {
  const { [name]: before, ...others } = readPlaces();
  const places = [...Object.entries(others), [name, { ...before, ...change }] as const];
  writeStored(key, Object.fromEntries(places.slice(-maxPlaces)));
}

const readPlaces = (): Readonly<Record<string, ReadingPlace>> => readStored(key, isPlaces) ?? {};

const isPlaces = (stored: unknown): stored is Record<string, ReadingPlace> =>
  isRecord(stored) && Object.values(stored).every(isPlace);

const isPlace = (stored: unknown): stored is ReadingPlace =>
  isRecord(stored) &&
  (stored.block === undefined || typeof stored.block === "string") &&
  (stored.layout === undefined || stored.layout === "copy" || stored.layout === "manuscript");

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored);
