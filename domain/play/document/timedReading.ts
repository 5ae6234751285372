import type * as Y from "yjs";
import { isCalendarDay } from "../goals/day.ts";
import type { BlockId, TimedReading } from "../play.ts";
import { maxReadingSeconds, minReadingSeconds } from "../timing/timedReading.ts";
import { playDocumentOf } from "./playDocument.ts";

/** The one entry. Two readings that were timed on two devices don't mix: one of them stays. */
const entry = "reading";

/** Returns how long the play's last reading took; undefined if it wasn't timed. What a later version wrote is kept. */
export function readTimedReading(doc: Y.Doc): TimedReading | undefined {
  const stored = playDocumentOf(doc).timedReading.get(entry);
  if (!isReading(stored)) return undefined;
  const { seconds, day, words, scenes } = stored;
  const timed: Record<BlockId, number> = {};
  for (const [id, time] of Object.entries(scenes ?? {})) if (isWhole(time, 0)) timed[id as BlockId] = time;
  return { seconds, day, words, ...(Object.keys(timed).length > 0 && { scenes: timed }) };
}

/** Stores a reading in place of the one before. Undefined removes it. */
export function setTimedReading(doc: Y.Doc, reading: TimedReading | undefined): void {
  const { timedReading } = playDocumentOf(doc);
  if (reading) timedReading.set(entry, reading);
  else if (timedReading.has(entry)) timedReading.delete(entry);
}

interface StoredReading extends Omit<TimedReading, "scenes"> {
  readonly scenes?: Readonly<Record<BlockId, unknown>>;
}

const isWhole = (value: unknown, least: number, most = maxReadingSeconds): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

function isReading(stored: unknown): stored is StoredReading {
  if (typeof stored !== "object" || stored === null) return false;
  const { seconds, day, words, scenes } = stored as Record<keyof TimedReading, unknown>;
  return (
    isWhole(seconds, minReadingSeconds) &&
    typeof day === "string" &&
    isCalendarDay(day) &&
    isWhole(words, 0, Number.MAX_SAFE_INTEGER) &&
    (scenes === undefined || (typeof scenes === "object" && scenes !== null))
  );
}
