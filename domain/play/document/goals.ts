import type * as Y from "yjs";
import { type CalendarDay, isCalendarDay } from "../goals/day.ts";
import type { Goals, Pause, WritingWeek } from "../goals/goals.ts";
import { isGoal } from "./dailyWords.ts";
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
