import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

const line = (longest: number) => z.string().trim().max(longest);
const lines = (longest: number) => z.string().max(longest);

/** What a person may write about themselves. */
export const profileFields = z.strictObject({
  full_name: line(200),
  pen_name: line(200),
  bio: lines(4000),
  website: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]),
  /** Printed on title pages. */
  contact: lines(1000),
});

export const profile = z.object({
  ...profileFields.partial().shape,
  id: z.string(),
  /** ISO 8601; the last login or activity. */
  updated_at: instant,
});
export type Profile = z.output<typeof profile>;

export const getProfile = contract({
  method: "GET",
  path: "/profile",
  who: "user",
  summary: "The signed-in person's profile. Without a row: 404, code `not-found`.",
  params: nothing,
  query: nothing,
  body: noBody,
  response: profile,
});

export const patchProfile = contract({
  method: "PATCH",
  path: "/profile",
  who: "user",
  summary:
    "Changes the fields given and touches `updated_at`; the row is made by the first call. An empty body only touches.",
  params: nothing,
  query: nothing,
  body: profileFields.partial(),
  response: profile,
});
