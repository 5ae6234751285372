import type { ContactProperty } from "../automation/contactProperties.ts";
import { type Contact, statusWord } from "./contact.ts";

/** What we know about a person, for the CRM. */
export interface ContactFacts {
  readonly contact: Contact;
  /** Stripe's own status; undefined if there was never a subscription. */
  readonly stripeStatus: string | undefined;
  readonly playsCount: number;
  /** ISO 8601. */
  readonly lastActive: string | undefined;
}

/** Uses the CRM's own property names, with all values as text. Unknown values are left unchanged there. */
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
