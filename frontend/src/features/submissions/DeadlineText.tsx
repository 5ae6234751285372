import { dayIn, momentOf } from "#domain/submissions/deadlines.ts";
import type { Deadline } from "#domain/submissions/submission.ts";
import { formatTime } from "#frontend/messages/format.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { ownZone } from "#frontend/modules/submissions/today.ts";

/** A deadline in the writer's own time, with the time of day if there is one. */
export function DeadlineText({ deadline }: { readonly deadline: Deadline | null }) {
  if (!deadline) return null;
  const { day, time } = ownTimeOf(deadline);
  return (
    <span className="submissions-deadline">
      <span>{formatCalendarDay(day)}</span>
      {time && <span className="submissions-aside">{time}</span>}
    </span>
  );
}

/** Returns a deadline's day in the writer's calendar, and its time if it has one or its zone isn't the writer's. */
export function ownTimeOf(deadline: Deadline): { readonly day: string; readonly time: string | undefined } {
  const zone = ownZone();
  const isElsewhere = deadline.zone !== null && deadline.zone !== zone;
  if (deadline.time === null && !isElsewhere) return { day: deadline.day, time: undefined };
  const moment = momentOf(deadline, zone);
  return { day: dayIn(moment, zone), time: formatTime(moment) };
}
