import { setTimeout as sleep } from "node:timers/promises";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/**
 * Waits for work that a trigger does on the side, but not for long, because Cognito waits five seconds for a trigger. A
 * failure is reported to us and doesn't fail the trigger.
 */
export const withoutBlocking = (work: Promise<void>, timeoutMs: number): Promise<void> =>
  Promise.race([work.catch((error) => onUnexpected(error)), sleep(timeoutMs, undefined, { ref: false })]);
