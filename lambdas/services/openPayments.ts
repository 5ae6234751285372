import { openedFromSecret, secretFromStore } from "#lambdas/shared/secretStore.ts";
import type { Payments } from "./payments.ts";

interface OpenPayments {
  readonly payments: Payments;
  /** The secret that Stripe signs its events with. */
  readonly webhookSecret: string;
}

/**
 * Connects to Stripe with this stage's keys. Changed keys take effect within a minute. Stripe's code is loaded on the
 * first call.
 */
export const openPayments: () => Promise<OpenPayments> = openedFromSecret(
  secretFromStore({ idSetting: "STRIPE_SECRET_ID" }),
  async (secret) => {
    const [{ connectStripe, parseStripeKeys }, { createPayments }] = await Promise.all([
      import("./stripe.ts"),
      import("./payments.ts"),
    ]);
    const { apiKey, webhookSecret } = parseStripeKeys(secret);
    return { payments: createPayments(connectStripe(apiKey, process.env.STRIPE_API_BASE)), webhookSecret };
  },
);
