import { setTimeout as sleep } from "node:timers/promises";
import type { StoredHealth } from "#domain/api/health.ts";
import { type Finding, healthResult, limitMs, type ServerCheck, securityFinding } from "#domain/health/health.ts";
import { timed } from "#domain/health/timed.ts";
import { type FetchedPage, inspectPage } from "#domain/security/inspectPage.ts";
import { notValidated, scoreOf } from "#domain/security/score.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** The external calls of the checks. Each throws if it fails. */
export interface Probes {
  readonly database: () => Promise<unknown>;
  readonly authentication: () => Promise<unknown>;
  /** Fetches the site's page from outside, as browsers get it. */
  readonly page: () => Promise<FetchedPage>;
}

/** Runs the server's four checks concurrently. Never throws: a failed check is unhealthy. */
export async function runServerHealthChecks(probes: Probes, now: Clock): Promise<StoredHealth> {
  const page = probes.page();
  const [database, authentication, network, security] = await Promise.all([
    within("database", probes.database),
    within("authentication", probes.authentication),
    within("network", () => page),
    inspect(page),
  ]);
  return healthResult<ServerCheck>({ database, authentication, security, network }, now().toISOString());
}

/** Runs one check with its time limit. The cause of a failure is only logged. */
export const within = (check: keyof typeof limitMs, run: () => Promise<unknown>): Promise<Finding> =>
  timed(run, {
    withinMs: limitMs[check],
    clockMs: () => performance.now(),
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    onError: (error) => onUnexpected(error, { check }),
  });

async function inspect(page: Promise<FetchedPage>): Promise<Finding> {
  const startMs = performance.now();
  const score = await page
    .then((fetched) => scoreOf(inspectPage(fetched)))
    .catch((error: unknown) => {
      onUnexpected(error, { check: "security" });
      return notValidated;
    });
  return securityFinding(score, Math.round(performance.now() - startMs));
}
