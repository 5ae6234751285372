import { log } from "./logger.ts";

type Sentry = typeof import("#lambdas/shared/sentry.ts");

/** How long a response waits for reports to be sent. Whatever hasn't been sent by then is lost, but it's in the log. */
const timeoutMs = 1_000;

const telling = new Set<Promise<void>>();

/**
 * Reports to Sentry if the stage has a DSN. The code is loaded with the first report, so it doesn't add to a cold
 * start. Failures here never reach the caller.
 */
export function reportToSentry(tell: (sentry: Sentry) => void): void {
  if (!process.env.SENTRY_DSN) return;
  const one = import("#lambdas/shared/sentry.ts")
    .then(async (sentry) => {
      tell(sentry);
      await sentry.flush(timeoutMs);
    })
    .catch((error: unknown) => log("warn", "monitoring", { error: String(error) }))
    .finally(() => telling.delete(one));
  telling.add(one);
}

/** Resolves once all reports are sent. Lambda freezes a function as soon as it has answered. */
export async function flushReports(): Promise<void> {
  await Promise.all(telling);
}
