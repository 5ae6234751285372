import * as z from "zod";
import { instant } from "../api/shapes.ts";
import { crmEvents } from "../automation/crmEvents.ts";
import { type Contact, statusWord } from "./contact.ts";

const name = z
  .string()
  .max(1000)
  .transform((text) => [...text.replace(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, 200).join(""));

/** Contact properties specific to this product. */
const customProperties = z.strictObject({
  playwright_subscription_tier: z.string().max(40),
  playwright_last_active: instant,
  playwright_subscribed: z.boolean(),
});

/**
 * What a browser sends about its user. It contains neither address nor ID: the token identifies the contact, and the
 * plan comes from our own data, never from the request.
 */
export const contactData = z.strictObject({
  firstName: name,
  lastName: name,
  subscriptionStatus: z.enum(["free", "premium", "active", "inactive"]),
  playsCount: z.int().min(0).max(1_000_000).optional(),
  customProperties: customProperties.partial().optional(),
});
export type ContactData = z.output<typeof contactData>;

/** Returns the data to send at an account's first sign-in. */
export const signUpData = ({ firstName, lastName }: Pick<Contact, "firstName" | "lastName">): ContactData => ({
  firstName,
  lastName,
  subscriptionStatus: "free",
  playsCount: 0,
});

interface LaterFacts {
  /** ISO 8601; when the profile was last changed. */
  readonly lastActive: string | undefined;
  /** Undefined if the plays couldn't be counted. */
  readonly playsCount: number | undefined;
}

/** Returns the data to send later on. */
export const laterData = (contact: Contact, { lastActive, playsCount }: LaterFacts): ContactData => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  subscriptionStatus: statusWord(contact),
  ...(playsCount === undefined ? {} : { playsCount }),
  customProperties: {
    playwright_subscription_tier: contact.subscriptionTier,
    ...(lastActive ? { playwright_last_active: lastActive } : {}),
    playwright_subscribed: contact.subscriptionStatus === "premium",
  },
});

const eventNames = crmEvents.map(({ name }) => name);

/** Something a person did, for the contact's history. */
export const contactEvent = z.strictObject({ eventName: z.enum(eventNames) });
export type ContactEvent = z.output<typeof contactEvent>;
