import type { SubscriptionStatus } from "../api/subscription.ts";

/** A person as the CRM should know them. */
export interface Contact {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscriptionStatus: "premium" | "free";
  readonly subscriptionTier: string;
  /** ISO 8601; unknown until the profile is first updated. */
  readonly createdAt: string | undefined;
}

export interface ContactSource {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly createdAt?: string | undefined;
}

type Standing = Pick<SubscriptionStatus, "subscribed" | "subscription_tier">;

export const contactOf = ({ userId, email, fullName, createdAt }: ContactSource, subscription: Standing): Contact => ({
  userId,
  email,
  ...nameParts(fullName),
  subscriptionStatus: subscription.subscribed ? "premium" : "free",
  // A plan that has ended isn't sent, because its name would suggest that the person pays.
  subscriptionTier: (subscription.subscribed && subscription.subscription_tier) || "free",
  createdAt,
});

/** Splits a full name: the first word is the first name, and the rest is the last name. */
export function nameParts(fullName: string): Pick<Contact, "firstName" | "lastName"> {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** Returns the subscription status as the CRM receives it. */
export const statusWord = ({ subscriptionStatus }: Pick<Contact, "subscriptionStatus">): "active" | "inactive" =>
  subscriptionStatus === "premium" ? "active" : "inactive";
