import type { ContactProperty } from "../automation/contactProperties.ts";
import { type Contact, statusWord } from "./contact.ts";

/** What is known here of a person, for the contact system. */
export interface ContactFacts {
  readonly contact: Contact;
  /** Stripe's own word; undefined where there was never a subscription. */
  readonly stripeStatus: string | undefined;
  readonly playsCount: number;
  /** ISO 8601. */
  readonly lastActive: string | undefined;
}

/** By the contact system's own names, all as text. What is not known is left as it is there. */
export function crmPropertiesOf({ contact, stripeStatus, playsCount, lastActive }: ContactFacts) {
  const properties: Partial<Record<Exclude<ContactProperty, "email">, string | undefined>> = {
    firstname: contact.firstName,
    lastname: contact.lastName,
    playwright_user_id: contact.userId,
    playwright_subscribed: String(contact.subscriptionStatus === "premium"),
    playwright_subscription: statusWord(contact),
    playwright_subscription_tier: contact.subscriptionTier,
    playwright_subscription_status: stripeStatus ?? "",
    playwright_plays_count: String(playsCount),
    playwright_last_active: lastActive,
    playwright_created_at: contact.createdAt,
  };
  const known = Object.entries(properties).filter((each): each is [string, string] => each[1] !== undefined);
  return Object.fromEntries(known);
}
