import * as z from "zod";
import { activityTypes } from "../activity/activity.ts";
import { dayMs } from "../time.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, userId } from "./shapes.ts";

/** The maximum range of a query, in days. */
export const maxDays = 31;

const day = z.iso.date();

/** UTC days, both inclusive. */
const days = { from: day, to: day };

const daysBetween = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;
const isSpan = (given: { from: string; to: string }): boolean =>
  daysBetween(given) >= 1 && daysBetween(given) <= maxDays;
const whichSpan = {
  message: `The last day can be at most ${maxDays - 1} days after the first, and not before it.`,
  path: ["to"],
};

/** An entry's position in the log. Later entries have greater positions, and no two entries share one. */
const place = z.string().regex(/^\d{4}-\d\d-\d\d(~|T[\w:.-]{1,20}Z?#[\w-]{1,40})$/);

/** An activity log entry as administrators see it. */
export const loggedActivity = z.object({
  place: z.string(),
  user_id: z.string(),
  activity_type: z.enum(activityTypes),
  activity_data: z.record(z.string(), z.unknown()),
  page_url: z.string(),
  user_agent: z.string(),
  session_id: z.string(),
  timestamp: instant,
});
export type LoggedActivity = z.output<typeof loggedActivity>;

/**
 * Lists the activity log of some days, latest first, in pages: repeat with `next` until there is none. A page may be
 * empty and still have a next one.
 */
export const listActivity = contract({
  method: "GET",
  path: "/admin/activity",
  who: "admin",
  params: nothing,
  query: z
    .strictObject({
      ...days,
      user: userId.optional(),
      type: z.enum(activityTypes).optional(),
      /** A part of the path, starting at one of its slashes. */
      path: z.string().max(300).startsWith("/").optional(),
      next: place.optional(),
    })
    .refine(isSpan, whichSpan),
  body: noBody,
  response: z.object({ entries: z.array(loggedActivity), next: place.optional() }),
});

const counts = z.partialRecord(z.enum(activityTypes), z.int().min(1));

/** One hour's entries by type. Hours without entries are left out. */
export const activityHour = z.object({
  /** UTC, e.g. `2027-01-10T13`. */
  hour: z.string(),
  counts,
});
export type ActivityHour = z.output<typeof activityHour>;

/** Counts everybody's entries by hour and type. */
export const countActivity = contract({
  method: "GET",
  path: "/admin/activity/counts",
  who: "admin",
  params: nothing,
  query: z.strictObject(days).refine(isSpan, whichSpan),
  body: noBody,
  response: z.object({ hours: z.array(activityHour) }),
});

/** The maximum number of names looked up in one request. */
export const maxPeople = 25;

const person = z.object({ userId: z.string(), email: z.string(), name: z.string() });
export type FoundPerson = z.output<typeof person>;

/** Finds people by account ID or e-mail address, separated by commas. Unknown ones are left out. */
export const findPeople = contract({
  method: "GET",
  path: "/admin/people",
  who: "admin",
  params: nothing,
  query: z.strictObject({
    who: z
      .string()
      .max(maxPeople * 255)
      .transform((list) => list.split(","))
      .pipe(
        z
          .array(z.union([z.uuid(), z.email().max(254)]))
          .min(1)
          .max(maxPeople),
      ),
  }),
  body: noBody,
  response: z.object({ people: z.array(person) }),
});
