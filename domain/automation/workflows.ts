import { type Criterion, isActive, isAtPlayLimit, isQuiet, isSubscriber } from "./segments.ts";

/**
 * Sets the latest stage of each contact that meets the criteria. No workflow sends e-mail: automated e-mail is switched
 * off.
 */
export interface Workflow {
  /** Identifies the workflow. */
  readonly name: string;
  readonly description: string;
  readonly criteria: readonly Criterion[];
  /** A value of `playwright_latest_turn`. */
  readonly turn: string;
}

const hasStatus = (text: string): Criterion => ({ property: "playwright_subscription_status", is: { text } });

export const workflows: readonly Workflow[] = [
  {
    name: "Ghostlight: New account",
    description: "The account was created within the last day.",
    criteria: [{ property: "playwright_created_at", is: { withinDays: 1 } }],
    turn: "new",
  },
  {
    name: "Ghostlight: Full shelf",
    description: "The person has as many plays as the free plan includes.",
    criteria: isAtPlayLimit,
    turn: "full_shelf",
  },
  {
    name: "Ghostlight: Subscribed",
    description: "The person has a paid plan.",
    criteria: [isSubscriber],
    turn: "subscribed",
  },
  {
    name: "Ghostlight: Payment late",
    description: "A payment failed, and the card is being retried.",
    criteria: [hasStatus("past_due")],
    turn: "payment_late",
  },
  {
    name: "Ghostlight: Subscription ended",
    description: "The subscription has ended.",
    criteria: [hasStatus("canceled")],
    turn: "ended",
  },
  { name: "Ghostlight: Quiet", description: "No activity for a week.", criteria: [isQuiet], turn: "quiet" },
  {
    name: "Ghostlight: Back again",
    description: "Someone inactive has come back.",
    criteria: [isActive, { property: "playwright_latest_turn", is: { option: "quiet" } }],
    turn: "back",
  },
];
