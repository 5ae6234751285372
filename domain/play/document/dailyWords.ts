import type * as Y from "yjs";
import { maxDays } from "../dailyCounts.ts";
import { type CalendarDay, isCalendarDay } from "../goals/day.ts";
import { maxGoal } from "../goals/goals.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Whether a value in the document can be a number of words to write. */
export const isGoal = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxGoal;

export const hasDailyGoal = (doc: Y.Doc): boolean => isGoal(playDocumentOf(doc).goals.get("daily"));

/** What was written on one day on one device. */
export interface DeviceWords {
  readonly day: CalendarDay;
  readonly device: string;
  /** Added words minus deleted ones. */
  readonly words: number;
}

/** Enough to keep a writer's devices apart. */
const deviceLength = 8;

const keyOf = ({ day, device }: Omit<DeviceWords, "words">): string => `words.${day}.${device.slice(0, deviceLength)}`;

/** Returns the words that were recorded for one day on one device. */
export function readDeviceWords(doc: Y.Doc, of: Omit<DeviceWords, "words">): number {
  const words = playDocumentOf(doc).goals.get(keyOf(of));
  return typeof words === "number" ? words : 0;
}

/**
 * Adds to the words of a day. Each device has a number of its own, so that nothing is lost or counted twice when devices
 * merge. Only the latest days are kept.
 */
export function addDailyWords(doc: Y.Doc, { day, device, words }: DeviceWords): void {
  const { goals } = playDocumentOf(doc);
  const before = readDeviceWords(doc, { day, device });
  doc.transact(() => {
    goals.set(keyOf({ day, device }), before + words);
    const days = [...readDailyWords(doc).keys()].sort();
    const oldest = days.at(-maxDays) ?? "";
    for (const one of goals.keys()) if (one.startsWith("words.") && dayIn(one) < oldest) goals.delete(one);
  });
}

const dayIn = (key: string): CalendarDay => key.split(".")[1] ?? "";

/** Returns the words that were written on each day, on all devices together. It may be negative. */
export function readDailyWords(doc: Y.Doc): ReadonlyMap<CalendarDay, number> {
  const { goals } = playDocumentOf(doc);
  const days = new Map<CalendarDay, number>();
  for (const [key, words] of goals.entries()) {
    const day = dayIn(key);
    if (!key.startsWith("words.") || !isCalendarDay(day) || !Number.isInteger(words)) continue;
    days.set(day, (days.get(day) ?? 0) + (words as number));
  }
  return days;
}
