import { Refused } from "#domain/refused.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** The SDK's names of temporary errors: no connection, a fault at Stripe, too many requests. */
const temporary = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];

export const isTemporary = (error: unknown): boolean =>
  error instanceof Error && "type" in error && temporary.includes(String(error.type));

/** Refuses as `unavailable` if Stripe doesn't answer, and reports it to the operators. */
export async function whileStripeAnswers<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    onUnexpected(error);
    throw new Refused("unavailable", "The payment service isn't responding right now. Try again in a few minutes.");
  }
}
