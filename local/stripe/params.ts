import type Stripe from "stripe";
import * as z from "zod";

/** Every value is text, because Stripe's API takes forms. */
const truth = z.enum(["true", "false"]).transform((text) => text === "true");
const whole = z.string().regex(/^\d+$/).transform(Number);
const metadata = z.record(z.string(), z.string());
const expand = z.array(z.string()).optional();

/**
 * Returns a schema whose keys are all in Stripe's own type, so it can't accept a parameter that Stripe doesn't have.
 */
const paramsOf =
  <Params>() =>
  <Shape extends { readonly [K in keyof Shape]: K extends keyof Params ? z.ZodType : never }>(shape: Shape) =>
    z.strictObject(shape);

export const customerParams = paramsOf<Stripe.CustomerCreateParams>()({
  email: z.string().optional(),
  name: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

const page = { limit: whole.optional(), starting_after: z.string().optional(), expand };

export const customerListParams = paramsOf<Stripe.CustomerListParams>()({ ...page, email: z.string().optional() });

const lineItem = paramsOf<Stripe.Checkout.SessionCreateParams.LineItem>()({ price: z.string(), quantity: whole });

const subscriptionData = paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  metadata: metadata.optional(),
  trial_period_days: whole.optional(),
});

export const checkoutParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  mode: z.literal("subscription"),
  customer: z.string(),
  line_items: z.array(lineItem).length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().optional(),
  metadata: metadata.optional(),
  subscription_data: subscriptionData.optional(),
  allow_promotion_codes: truth.optional(),
  expires_at: whole.optional(),
  locale: z.string().optional(),
  expand,
});

export const checkoutListParams = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...page,
  customer: z.string().optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  subscription: z.string().optional(),
});

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;
type UpdateConfirm = NonNullable<Flow["subscription_update_confirm"]>;

const confirmedItem = paramsOf<UpdateConfirm["items"][number]>()({
  id: z.string(),
  price: z.string(),
  quantity: whole,
});

const updateConfirm = paramsOf<UpdateConfirm>()({
  subscription: z.string(),
  items: z.array(confirmedItem).length(1),
});

/** Other flows aren't supported. */
const flow = paramsOf<Flow>()({
  type: z.literal("subscription_update_confirm"),
  subscription_update_confirm: updateConfirm,
  after_completion: z.strictObject({
    type: z.literal("redirect"),
    redirect: z.strictObject({ return_url: z.url() }),
  }),
});

export const portalParams = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: z.string(),
  flow_data: flow.optional(),
  return_url: z.url(),
  locale: z.string().optional(),
  expand,
});

export const subscriptionListParams = paramsOf<Stripe.SubscriptionListParams>()({
  ...page,
  customer: z.string().optional(),
  status: z.enum(["all", "active", "trialing", "past_due", "unpaid", "canceled", "ended"]).optional(),
});

/** The one question that the stand-in answers: which events of these types and this time weren't accepted. */
export const eventListParams = paramsOf<Stripe.EventListParams>()({
  ...page,
  types: z.array(z.string()).max(20),
  created: z.strictObject({ gte: z.coerce.number(), lte: z.coerce.number() }),
  delivery_success: z.literal("false").transform(() => false),
});

const changedItem = paramsOf<Stripe.SubscriptionUpdateParams.Item>()({ id: z.string(), price: z.string() });

export const subscriptionParams = paramsOf<Stripe.SubscriptionUpdateParams>()({
  items: z.array(changedItem).length(1).optional(),
  /** Other proration modes aren't supported. */
  proration_behavior: z.literal("always_invoice").optional(),
  cancel_at_period_end: truth.optional(),
  metadata: metadata.optional(),
  expand,
});

export const subscriptionCancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({ expand });

export const invoiceListParams = paramsOf<Stripe.InvoiceListParams>()({
  ...page,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).optional(),
});

export const retrieveParams = z.strictObject({ expand });
