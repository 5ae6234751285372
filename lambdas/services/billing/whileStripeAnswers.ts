import { Refused } from "#domain/refused.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** The SDK's names of errors that pass: no connection, their fault, too many requests. */
const passing = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];

export const isPassing = (error: unknown): boolean =>
  error instanceof Error && "type" in error && passing.includes(String(error.type));

/** Refuses as `unavailable` where Stripe does not answer, after telling those on watch. */
export async function whileStripeAnswers<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isPassing(error)) throw error;
    onUnexpected(error);
    throw new Refused("unavailable", "The payment service isn't responding right now. Try again in a few minutes.");
  }
}
