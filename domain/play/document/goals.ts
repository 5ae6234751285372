import type * as Y from "yjs";
import { maxDays } from "../dailyCounts.ts";
import { type CalendarDay, isCalendarDay } from "../goals/day.ts";
import { type Goals, maxGoal, type Pause, type WritingWeek } from "../goals/goals.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Older plans and pauses are dropped. */
const maxPlans = 60;

/** Reads what the writer plans. What a later version wrote is ignored and kept. */
export function readGoals(doc: Y.Doc): Goals {
  const { goals } = playDocumentOf(doc);
  const [daily, draft] = [goals.get("daily"), goals.get("draft")];
  return {
    ...(isGoal(daily) && { daily }),
    ...(isGoal(draft) && { draft }),
    weeks: datedKeys(doc, "week").flatMap((from): readonly WritingWeek[] => {
      const days = goals.get(`week.${from}`);
      return typeof days === "number" && days >= 1 && days <= 7 ? [{ from, days: Math.round(days) }] : [];
    }),
    pauses: datedKeys(doc, "pause").flatMap((from): readonly Pause[] => {
      const to = goals.get(`pause.${from}`);
      return typeof to === "string" && isCalendarDay(to) && to >= from ? [{ from, to }] : [];
    }),
  };
}

const isGoal = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxGoal;

/** Returns the days of entries such as `pause.2026-12-20`, oldest first. */
const datedKeys = (doc: Y.Doc, name: "week" | "pause"): readonly CalendarDay[] =>
  [...playDocumentOf(doc).goals.keys()]
    .flatMap((key) => (key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : []))
    .filter(isCalendarDay)
    .sort();

/** Sets the words per day or of the draft. Without a number, there's no such goal. */
export function setGoal(doc: Y.Doc, name: "daily" | "draft", words: number | undefined): void {
  const { goals } = playDocumentOf(doc);
  if (words === undefined) goals.delete(name);
  else if (goals.get(name) !== words) goals.set(name, words);
}

/** Sets on how many days a week the writer plans to write, from a day on. */
export function setWritingWeek(doc: Y.Doc, { from, days }: WritingWeek): void {
  setDated(doc, "week", from, days);
}

export function setPause(doc: Y.Doc, { from, to }: Pause): void {
  setDated(doc, "pause", from, to);
}

export function removePause(doc: Y.Doc, from: CalendarDay): void {
  playDocumentOf(doc).goals.delete(`pause.${from}`);
}

function setDated(doc: Y.Doc, name: "week" | "pause", from: CalendarDay, value: unknown): void {
  const { goals } = playDocumentOf(doc);
  goals.set(`${name}.${from}`, value);
  for (const old of datedKeys(doc, name).slice(0, -maxPlans)) goals.delete(`${name}.${old}`);
}

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
