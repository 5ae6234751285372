import * as z from "zod";
import { contract } from "./contract.ts";
import { emptyBody, nothing } from "./shapes.ts";

export const subscriptionStatus = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  subscription_end: z.string().nullable(),
  subscription_status: z.string().nullable(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** Returns what the signed-in person has paid for. */
export const checkSubscription = contract({
  method: "POST",
  path: "/check-subscription",
  who: "user",
  params: nothing,
  query: nothing,
  body: emptyBody,
  response: subscriptionStatus,
});
