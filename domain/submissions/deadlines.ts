import type { CalendarDay } from "../play/goals/day.ts";
import { dayMs } from "../time.ts";
import { type Deadline, isOpen, type Submission } from "./submission.ts";

/** Returns the day on which this moment is in a time zone. */
export function dayIn(moment: Date, zone: string): CalendarDay {
  const parts = partsIn(moment, zone);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** A deadline without a time ends with its last second. */
const endOfDay = "23:59:59";

/** Returns when a deadline passes. `ownZone` is the writer's, for a deadline without a zone. */
export function momentOf({ day, time, zone }: Deadline, ownZone: string): Date {
  const wall = Date.parse(`${day}T${time ? `${time}:00` : endOfDay}Z`);
  const there = zone ?? ownZone;
  // The offset at the first guess may be that of the other side of a change of the clocks.
  const guess = wall - offsetMs(new Date(wall), there);
  return new Date(wall - offsetMs(new Date(guess), there));
}

/** Milliseconds by which a zone's clocks are ahead of UTC. */
function offsetMs(moment: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(moment, zone);
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(moment.getTime() / 1000) * 1000
  );
}

type PartName = "year" | "month" | "day" | "hour" | "minute" | "second";

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(moment: Date, zone: string): Readonly<Record<PartName, string>> {
  const format = formats.get(zone) ?? formatIn(zone);
  formats.set(zone, format);
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value])) as Record<
    PartName,
    string
  >;
}

/** A zone that this browser doesn't know counts as UTC. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const two = "2-digit";
  const fields = {
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...fields, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...fields, timeZone: "UTC" });
  }
}

/** The groups of the board, in its order. */
export const deadlineGroups = ["answerLate", "overdue", "week", "month", "later", "none"] as const;
export type DeadlineGroup = (typeof deadlineGroups)[number];

interface Today {
  readonly now: Date;
  /** The writer's time zone. */
  readonly zone: string;
}

/**
 * Returns where a submission is on the board: by its deadline if it's still to be sent, and among the late answers if the
 * day has passed by which an answer was expected. Undefined if there's nothing to do.
 */
export function groupOf(submission: Submission, { now, zone }: Today): DeadlineGroup | undefined {
  if (!isOpen(submission)) return undefined;
  if (submission.state !== "planned") return isAnswerLate(submission, { now, zone }) ? "answerLate" : undefined;
  if (!submission.deadline) return "none";
  const due = momentOf(submission.deadline, zone);
  if (due.getTime() < now.getTime()) return "overdue";
  const days = daysUntil(dayIn(due, zone), dayIn(now, zone));
  if (days <= 7) return "week";
  return days <= 31 ? "month" : "later";
}

/** Returns whether an answer was expected before today. */
export const isAnswerLate = (submission: Submission, { now, zone }: Today): boolean =>
  isOpen(submission) &&
  submission.state !== "planned" &&
  submission.answerExpectedBy !== null &&
  submission.answerExpectedBy < dayIn(now, zone);

/** Returns how many days one calendar day is after another. */
export const daysUntil = (day: CalendarDay, from: CalendarDay): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** Returns the submissions that are still to be sent and have a deadline that hasn't passed, the next one first. */
export function upcoming(submissions: readonly Submission[], { now, zone }: Today): readonly Submission[] {
  const due = submissions.flatMap((one) => {
    if (one.state !== "planned" || !one.deadline) return [];
    const at = momentOf(one.deadline, zone).getTime();
    return at < now.getTime() ? [] : [{ one, at }];
  });
  return due.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}
