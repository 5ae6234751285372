import type { CalendarDay } from "#domain/play/goals/day.ts";
import { dayIn } from "#domain/submissions/deadlines.ts";

/** The writer's time zone, as an IANA name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today in the writer's calendar. */
export const today = (now = new Date()): CalendarDay => dayIn(now, ownZone());
