import * as z from "zod";
import { maxFullNameLength } from "../account/fullName.ts";
import { manuscriptLanguages } from "../account/manuscriptLanguages.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";
import { signInRecord } from "./signIn.ts";
import { subscriptionStatus } from "./subscription.ts";

const line = (longest: number) => z.string().trim().max(longest);
const lines = (longest: number) => z.string().max(longest);

/** The fields of a profile that the person can change. */
export const profileFields = z.strictObject({
  full_name: z.string().trim().max(maxFullNameLength, `Use at most ${maxFullNameLength} characters.`),
  pen_name: line(200),
  bio: lines(4000),
  website: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]),
  /** These three make the contact block of title pages. */
  address: lines(600),
  phone: line(60),
  agent: lines(600),
  /** The language of the manuscript, for spell checking and screen readers. */
  manuscript_language: z.enum(manuscriptLanguages),
  /** The person opted out of the CRM. */
  crm_opt_out: z.boolean(),
  /** E-mails when readers comment or answer. Absent means off. */
  comment_mails: z.boolean(),
});

/** The stored fields. A full name from before the limit may be longer. */
export const storedProfileFields = z.object({ ...profileFields.partial().shape, full_name: z.string().optional() });

export const profile = z.object({
  ...storedProfileFields.shape,
  id: z.string(),
  /** When the account was created, from the user pool. The first PATCH stores it, so every answer to PATCH has it. */
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

/** The fields that are text. The others are choices, and the last choice counts. */
const writtenFields = profileFields.omit({ manuscript_language: true, crm_opt_out: true, comment_mails: true });

export const profileChange = z.strictObject({
  ...profileFields.partial().shape,
  full_name: profileFields.shape.full_name.min(1, "A profile needs a full name.").optional(),
  /** The values that the person saw; empty if there were none. A full name may be from before the limit. */
  expected: z.strictObject({ ...writtenFields.partial().shape, full_name: z.string().max(1000).optional() }).optional(),
});

/** The refusal code for changing a field that has another value by now. */
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

/** What the CRM has about the person. */
const syncedContact = z.object({
  /** The addresses under which it may have a contact. */
  addresses: z.array(z.string()),
  /** What was sent last, by HubSpot's property names; null if nothing was. */
  properties: z.record(z.string(), z.string()).nullable(),
  toldAt: instant.nullable(),
  /** Events that wait to be sent. */
  events: z.array(z.object({ name: z.string(), at: instant })),
});

/** One stored item about the person. */
const stored = z.record(z.string(), z.unknown());

/**
 * Returns everything that is stored about the signed-in person except their plays, in pages: repeat with `next` until
 * there is none. Profile, subscription, sign-ins, contact, presets and devices are on the first page.
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
    /** Null if nothing was ever sent to the CRM. */
    contact: syncedContact.nullable(),
    presets: z.array(stored),
    devices: z.array(stored),
    /**
     * Null if the person never chose a password after a sign-in by link. The hashes of recovery codes, sign-in links and keys aren't
     * part of the data: they say nothing about the person. A function of an earlier release doesn't send it.
     */
    security: z.object({ passwordChosenAt: instant }).nullable().default(null),
    activity: z.array(stored),
    shares: z.array(stored),
    /** Those with names. */
    versions: z.array(stored),
    feedback: z.array(stored),
    /** Those sent through the contact form with the account's address. A function of an earlier release sends none. */
    messages: z.array(stored).default([]),
    /** A function of an earlier release sends none. */
    submissions: z.array(stored).default([]),
    next: z.string().optional(),
  }),
});

/** The refusal code that asks for the password or a new link. */
export const staleSignIn = "stale-sign-in";

/** Deleting an account requires a sign-in that isn't older. */
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
