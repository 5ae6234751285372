import type * as Y from "yjs";
import type { TimedReading } from "../play.ts";
import { maxReadingSeconds } from "../timing/timedReading.ts";
import { playDocumentOf } from "./playDocument.ts";

/** The one entry. Two readings that were timed on two devices don't mix: one of them stays. */
const entry = "reading";

/**
 * Returns how long the play's last reading took; undefined if it wasn't timed. What a later version wrote is kept. The editor loads
 * this first, so it checks no more than what would break the screens.
 */
export function readTimedReading(doc: Y.Doc): TimedReading | undefined {
  const stored = (playDocumentOf(doc).timedReading.get(entry) ?? {}) as Partial<TimedReading>;
  const { seconds, day, words, scenes } = stored;
  if (!isWhole(seconds) || !seconds || seconds > maxReadingSeconds || !isWhole(words) || !isDay(day)) return undefined;
  return { seconds, day, words, ...(scenes && Object.values(scenes).every(isWhole) && { scenes }) };
}

/** Stores a reading in place of the one before. Undefined removes it. */
export function setTimedReading(doc: Y.Doc, reading: TimedReading | undefined): void {
  const { timedReading } = playDocumentOf(doc);
  if (reading) timedReading.set(entry, reading);
  else timedReading.delete(entry);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isDay = (value: unknown): value is string => typeof value === "string" && Date.parse(value) > 0;
