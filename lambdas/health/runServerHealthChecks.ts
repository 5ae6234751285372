import { setTimeout as sleep } from "node:timers/promises";
import type { StoredHealth } from "#domain/api/health.ts";
import { type Finding, healthResult, limitMs, type ServerCheck, securityFinding } from "#domain/health/health.ts";
import { timed } from "#domain/health/timed.ts";
import { type FetchedPage, inspectPage } from "#domain/security/inspectPage.ts";
import { notValidated, scoreOf } from "#domain/security/score.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** What the checks ask of the world; each throws where there is no good answer. */
export interface Probes {
  readonly database: () => Promise<unknown>;
  readonly authentication: () => Promise<unknown>;
  /** The site's own page, from outside, as people get it. */
  readonly page: () => Promise<FetchedPage>;
}

/** One round of the server's four checks, all at once. Never throws: what fails is unhealthy. */
export async function runServerHealthChecks(probes: Probes, now: Clock): Promise<StoredHealth> {
  const page = probes.page();
  const [database, authentication, network, security] = await Promise.all([
    within("database", probes.database),
    within("authentication", probes.authentication),
    within("network", () => page),
    lookAt(page),
  ]);
  return healthResult<ServerCheck>({ database, authentication, security, network }, now().toISOString());
}

/** Runs one check against its limit; why it failed goes to our log alone. */
export const within = (check: keyof typeof limitMs, run: () => Promise<unknown>): Promise<Finding> =>
  timed(run, {
    withinMs: limitMs[check],
    clockMs: () => performance.now(),
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    onError: (error) => onUnexpected(error, { check }),
  });

async function lookAt(page: Promise<FetchedPage>): Promise<Finding> {
  const startMs = performance.now();
  const score = await page
    .then((fetched) => scoreOf(inspectPage(fetched)))
    .catch((error: unknown) => {
      onUnexpected(error, { check: "security" });
      return notValidated;
    });
  return securityFinding(score, Math.round(performance.now() - startMs));
}
