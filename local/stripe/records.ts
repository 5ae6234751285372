import * as z from "zod";

/** Seconds since 1970, as in Stripe's API. */
const seconds = z.int();

/** Stripe's test cards, as far as they differ here. */
export const cards = ["works", "fails"] as const;
export type StripeCard = (typeof cards)[number];

const metadata = z.record(z.string(), z.string());

const customer = z.object({
  kind: z.literal("customer"),
  id: z.string(),
  created: seconds,
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata,
  card: z.enum(cards).nullable(),
  /** Cents. A negative balance is deducted from the next invoice. */
  balance: z.int(),
  deleted: z.boolean(),
});
export type StripeCustomer = z.output<typeof customer>;

export const subscriptionStates = ["trialing", "active", "past_due", "unpaid", "canceled"] as const;

const subscription = z.object({
  kind: z.literal("subscription"),
  id: z.string(),
  created: seconds,
  customer: z.string(),
  price: z.string(),
  status: z.enum(subscriptionStates),
  periodStart: seconds,
  periodEnd: seconds,
  trialEnd: seconds.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  latestInvoice: z.string().nullable(),
  metadata,
});
export type StripeSubscription = z.output<typeof subscription>;

const invoice = z.object({
  kind: z.literal("invoice"),
  id: z.string(),
  created: seconds,
  number: z.string(),
  customer: z.string(),
  subscription: z.string(),
  reason: z.enum(["subscription_create", "subscription_cycle", "subscription_update"]),
  description: z.string(),
  /** Cents. */
  total: z.int(),
  paid: z.int(),
  status: z.enum(["open", "paid", "void"]),
  periodStart: seconds,
  periodEnd: seconds,
  attempts: z.int(),
  nextAttempt: seconds.nullable(),
  paidAt: seconds.nullable(),
  refunded: z.boolean(),
  disputed: z.boolean(),
});
export type Invoice = z.output<typeof invoice>;

const checkout = z.object({
  kind: z.literal("checkout"),
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  customer: z.string(),
  price: z.string(),
  trialDays: z.int().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.enum(["open", "complete", "expired"]),
  subscription: z.string().nullable(),
  metadata,
  subscriptionMetadata: metadata,
});
export type Checkout = z.output<typeof checkout>;

const portal = z.object({
  kind: z.literal("portal"),
  id: z.string(),
  created: seconds,
  customer: z.string(),
  returnUrl: z.string(),
  /** The change that the page asks to confirm. */
  change: z.object({ price: z.string(), doneUrl: z.string() }).optional(),
});
export type Portal = z.output<typeof portal>;

const event = z.object({
  kind: z.literal("event"),
  id: z.string(),
  created: seconds,
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  /** Answered with 2xx, or given up. */
  /** Accepted, or given up. */
  delivered: z.boolean(),
  /** Whether the webhook accepted it. Earlier versions of the stand-in didn't store it. */
  accepted: z.boolean().default(true),
});
export type Event = z.output<typeof event>;

/** The response that was given under an idempotency key. */
const answered = z.object({
  kind: z.literal("answered"),
  id: z.string(),
  asked: z.string(),
  status: z.int(),
  body: z.string(),
});

export const stripeRecord = z.discriminatedUnion("kind", [
  customer,
  subscription,
  invoice,
  checkout,
  portal,
  event,
  answered,
]);
export type StripeRecord = z.output<typeof stripeRecord>;
export type StripeKind = StripeRecord["kind"];
export type StripeRecordOf<K extends StripeKind> = Extract<StripeRecord, { kind: K }>;
