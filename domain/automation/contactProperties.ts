import { plans } from "../subscription/plans.ts";

interface PropertyOption {
  readonly value: string;
  readonly label: string;
}

/** A property that the CRM doesn't have by default. It must be created before it can be written. */
export interface CustomProperty {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly type: "string" | "number" | "bool" | "datetime" | "enumeration";
  readonly options?: readonly PropertyOption[];
  /** No two records share a value, so a record can be found by it. */
  readonly isUnique?: boolean;
}

/** HubSpot's built-in contact properties that Ghostlight writes. */
export const standardContactProperties = ["email", "firstname", "lastname"] as const;

/** The contact properties that Ghostlight adds. All values are sent as text: `"true"`, `"3"`, ISO 8601. */
export const contactProperties = [
  {
    name: "playwright_user_id",
    label: "Ghostlight account",
    description: "The Ghostlight account ID.",
    type: "string",
  },
  {
    name: "playwright_subscribed",
    label: "Subscribed",
    description: "Whether this person has a paid plan.",
    type: "bool",
    options: [
      { value: "true", label: "Yes" },
      { value: "false", label: "No" },
    ],
  },
  {
    name: "playwright_subscription",
    label: "Subscription",
    description: "Active while this person has a paid plan, otherwise inactive.",
    type: "enumeration",
    options: [
      { value: "active", label: "Active" },
      { value: "inactive", label: "Inactive" },
    ],
  },
  {
    name: "playwright_subscription_tier",
    label: "Plan",
    description: "This person's plan.",
    type: "enumeration",
    options: Object.entries(plans).map(([value, { name }]) => ({ value, label: name })),
  },
  {
    name: "playwright_subscription_status",
    label: "Subscription status",
    description: "Stripe's status for the subscription, e.g. past_due. Empty if there has never been one.",
    type: "string",
  },
  {
    name: "playwright_plays_count",
    label: "Plays",
    description: "The number of plays on this person's shelf.",
    type: "number",
  },
  {
    name: "playwright_last_active",
    label: "Last active",
    description: "When this person was last active on Ghostlight.",
    type: "datetime",
  },
  {
    name: "playwright_created_at",
    label: "Account opened",
    description: "When this person's account was created.",
    type: "datetime",
  },
  {
    name: "playwright_latest_turn",
    label: "Latest turn",
    description: "The latest change for this person. Set by the workflows, never by Ghostlight.",
    type: "enumeration",
    options: [
      { value: "new", label: "New" },
      { value: "full_shelf", label: "Full shelf" },
      { value: "subscribed", label: "Subscribed" },
      { value: "payment_late", label: "Payment late" },
      { value: "ended", label: "Subscription ended" },
      { value: "quiet", label: "Quiet" },
      { value: "back", label: "Back again" },
    ],
  },
] as const satisfies readonly CustomProperty[];

export type ContactProperty = (typeof contactProperties)[number]["name"] | (typeof standardContactProperties)[number];
