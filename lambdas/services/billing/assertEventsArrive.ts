import { stripeEvents } from "#domain/api/billing.ts";
import { hourMs } from "#domain/time.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import type { Payments } from "../payments.ts";
import { isTemporary } from "./whileStripeAnswers.ts";

/** Stripe repeats an event for days. One that waits longer than this isn't on its way. */
const patienceMs = 2 * hourMs;
/** Older ones are known. Once the cause is gone, this is how long the alarm stays on if nobody sends them again. */
const rememberedMs = 24 * hourMs;

type OpenPayments = () => Promise<Pick<Payments, "findUndelivered"> | undefined>;

/**
 * Throws if Stripe couldn't deliver an event for hours, for example because the secret that it signs with is another one here.
 * Our route can't tell: anybody can send it a request with a wrong signature, so those requests raise no alarm.
 */
export async function assertEventsArrive(open: OpenPayments, now: Date): Promise<void> {
  const at = now.getTime();
  const span = { from: new Date(at - rememberedMs), to: new Date(at - patienceMs) };
  const undelivered = await open()
    .then((payments) => payments?.findUndelivered(stripeEvents, span))
    .catch((error) => {
      if (!isTemporary(error)) throw error;
      onUnexpected(error);
    });
  if (undelivered !== undefined)
    throw new Error(
      `Stripe can't deliver its events, the last one is ${undelivered}: docs/runbooks/scheduled-run-failed.md`,
    );
}
