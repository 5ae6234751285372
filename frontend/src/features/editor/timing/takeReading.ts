import type { TimedReading } from "#domain/play/play.ts";

/** Saves a reading in place of the one before. `onUndo` is called when that's taken back. */
export type TakeReading = (reading: Omit<TimedReading, "words">, onUndo?: () => void) => void;
