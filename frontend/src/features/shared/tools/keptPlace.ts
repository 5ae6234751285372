import type { BlockId } from "#domain/play/play.ts";
import { recall, retain } from "../deviceMemory.ts";
import type { ReaderLink } from "../opening/readerLink.ts";

export type PageLayout = "copy" | "manuscript";

/** Where somebody was, and how they looked at it. */
export interface KeptPlace {
  readonly block?: BlockId | undefined;
  readonly layout?: PageLayout;
}

const key = "ghostlight.reading.places";
/** So many links' places are remembered, the oldest forgotten first. */
const mostPlaces = 50;

/** The place in a link's play on this device. It is kept under the link's name: nobody can read the play with it. */
export const findKeptPlace = ({ name }: ReaderLink): KeptPlace => {
  const kept = readPlaces()[name];
  return kept ?? {};
};

export function keepPlace({ name }: ReaderLink, change: KeptPlace): void {
  const { [name]: before, ...others } = readPlaces();
  const places = [...Object.entries(others), [name, { ...before, ...change }] as const];
  retain(key, Object.fromEntries(places.slice(-mostPlaces)));
}

const readPlaces = (): Readonly<Record<string, KeptPlace>> => recall(key, isPlaces) ?? {};

const isPlaces = (kept: unknown): kept is Record<string, KeptPlace> =>
  isRecord(kept) && Object.values(kept).every(isPlace);

const isPlace = (kept: unknown): kept is KeptPlace =>
  isRecord(kept) &&
  (kept.block === undefined || typeof kept.block === "string") &&
  (kept.layout === undefined || kept.layout === "copy" || kept.layout === "manuscript");

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept);
