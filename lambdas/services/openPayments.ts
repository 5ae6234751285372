import { setting } from "#lambdas/shared/config.ts";
import type { Payments } from "./payments.ts";

interface OpenPayments {
  readonly payments: Payments;
  /** What Stripe signs its events with. */
  readonly webhookSecret: string;
}

let opened: Promise<OpenPayments> | undefined;

/** Stripe with this stage's own keys, asked for once; a failed asking is not held. Its code is loaded by the first who needs it. */
export function openPayments(): Promise<OpenPayments> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<OpenPayments> {
  const [{ connectStripe, readStripeKeys }, { paymentsBehind }] = await Promise.all([
    import("./stripe.ts"),
    import("./payments.ts"),
  ]);
  const { apiKey, webhookSecret } = await readStripeKeys(setting("STRIPE_SECRET_ID"));
  return { payments: paymentsBehind(connectStripe(apiKey, process.env.STRIPE_API_BASE)), webhookSecret };
}
