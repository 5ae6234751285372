import * as z from "zod";
import { longestFullName } from "../account/fullName.ts";
import { manuscriptLanguages } from "../account/manuscriptLanguages.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";
import { signInRecord } from "./signIn.ts";
import { subscriptionStatus } from "./subscription.ts";

const line = (longest: number) => z.string().trim().max(longest);
const lines = (longest: number) => z.string().max(longest);

/** What a person may write about themselves. */
export const profileFields = z.strictObject({
  full_name: z.string().trim().max(longestFullName, `Use at most ${longestFullName} characters.`),
  pen_name: line(200),
  bio: lines(4000),
  website: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]),
  /** These three make the contact block of title pages. */
  address: lines(600),
  phone: line(60),
  agent: lines(600),
  /** What the person writes in: for spelling and for those who have the manuscript read out to them. */
  manuscript_language: z.enum(manuscriptLanguages),
  /** The person does not want to stand in the contact system. */
  crm_opt_out: z.boolean(),
});

/** The fields as they are stored: a full name from before the limit may be longer. */
export const storedProfileFields = z.object({ ...profileFields.partial().shape, full_name: z.string().optional() });

export const profile = z.object({
  ...storedProfileFields.shape,
  id: z.string(),
  /** When the account was made, by the user pool. Stamped by the first change or touch: every answer to PATCH has it. */
  created_at: instant.optional(),
  /** ISO 8601; the last login or activity. */
  updated_at: instant,
});
export type Profile = z.output<typeof profile>;

/** Returns the signed-in person's profile. Without a stored profile: 404, code `not-found`. */
export const getProfile = contract({
  method: "GET",
  path: "/profile",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: profile,
});

/** What a person wrote as text; the rest of the profile is switches, and the last choice counts. */
const writtenFields = profileFields.omit({ manuscript_language: true, crm_opt_out: true });

export const profileChange = z.strictObject({
  ...profileFields.partial().shape,
  full_name: profileFields.shape.full_name.min(1, "A profile needs a full name.").optional(),
  /** What the writer read in these fields; empty where there was nothing. A full name may be from before its limit. */
  expected: z.strictObject({ ...writtenFields.partial().shape, full_name: z.string().max(1000).optional() }).optional(),
});

/** The code of the refusal of a change to a field that is not any more as it was read. */
export const profileChanged = "profile-changed";

/**
 * Changes the given fields and updates `updated_at`; the first call creates the profile. An empty body only updates
 * the time. If a field of `expected` has another value by now, nothing is changed: 409, code `profile-changed`.
 */
export const patchProfile = contract({
  method: "PATCH",
  path: "/profile",
  who: "user",
  params: nothing,
  query: nothing,
  body: profileChange,
  response: profile,
});

/** What the contact system is told of the person. */
const toldContact = z.object({
  /** The addresses under which it knows the person. */
  addresses: z.array(z.string()),
  /** What it was told last, by its own names; null where nothing was. */
  properties: z.record(z.string(), z.string()).nullable(),
  toldAt: instant.nullable(),
  /** What it is still to be told that the person did. */
  events: z.array(z.object({ name: z.string(), at: instant })),
});

/** One thing that is kept about the person, as it is kept. */
const kept = z.record(z.string(), z.unknown());

/**
 * Returns everything that is stored about the signed-in person except their plays, in pages: repeat with `next` until
 * there is none. Profile, subscription, sign-ins and contact are on the first page.
 */
export const readAccountData = contract({
  method: "GET",
  path: "/account/data",
  who: "user",
  params: nothing,
  query: z.strictObject({ next: z.string().max(500).optional() }),
  body: noBody,
  response: z.object({
    profile: profile.nullable(),
    subscription: subscriptionStatus.nullable(),
    signIns: z.array(signInRecord),
    /** Null where the contact system was never told anything. */
    contact: toldContact.nullable(),
    activity: z.array(kept),
    shares: z.array(kept),
    feedback: z.array(kept),
    next: z.string().optional(),
  }),
});

/** The code of the refusal that asks for the password or a new link. */
export const staleSignIn = "stale-sign-in";

/** Leaving asks for a sign-in that is not older. */
export const freshSignInMinutes = 5;

/**
 * Closes the account: it's signed out everywhere at once, and everything is deleted soon after. Refused with code
 * `stale-sign-in` if the sign-in is older than 5 minutes.
 */
export const deleteAccount = contract({
  method: "DELETE",
  path: "/account",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ closedAt: instant }),
});
