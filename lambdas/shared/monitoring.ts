import { log } from "./logger.ts";

type Sentry = typeof import("#lambdas/shared/sentry.ts");

/** The answer waits so long at most for a report to leave; what has not left by then is lost, and stands in the log. */
const patienceMs = 1_000;

const telling = new Set<Promise<void>>();

/**
 * Tells Sentry, where the stage has a DSN. Its code is loaded by the first who has something to tell, so that no cold
 * start pays for it. Nothing that goes wrong here reaches the caller.
 */
export function tellSentry(tell: (sentry: Sentry) => void): void {
  if (!process.env.SENTRY_DSN) return;
  const one = import("#lambdas/shared/sentry.ts")
    .then(async (sentry) => {
      tell(sentry);
      await sentry.flush(patienceMs);
    })
    .catch((error: unknown) => log("warn", "monitoring", { error: String(error) }))
    .finally(() => telling.delete(one));
  telling.add(one);
}

/** Resolves when everything told so far has left: Lambda freezes a function once it has answered. */
export async function whenTold(): Promise<void> {
  await Promise.all(telling);
}
