import {
  type BrowserCheck,
  type Finding,
  type HealthResult,
  healthResult,
  limitMs,
  securityFinding,
} from "#domain/health/health.ts";
import { noAnswer, timed } from "#domain/health/timed.ts";
import { type InspectedPage, notValidated, scoreOf } from "#domain/security/score.ts";

export type BrowserHealth = HealthResult<BrowserCheck>;

/** The environment of the checks. Each function throws if there is no good answer. */
export interface BrowserProbes {
  readonly database: () => Promise<unknown>;
  readonly authentication: () => Promise<unknown>;
  readonly localStorage: () => unknown;
  /** Requests the app's own page. */
  readonly page: () => Promise<Response>;
  readonly seePage: (answer: Response) => InspectedPage;
  readonly now: () => Date;
  readonly clockMs: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly onError: (check: BrowserCheck, error: unknown) => void;
}

/** Runs the browser's five checks once. Never throws: a check that fails is unhealthy. */
export async function runHealthChecks(probes: BrowserProbes): Promise<BrowserHealth> {
  const page = probes.page();
  const within = (check: keyof typeof limitMs, run: () => Promise<unknown>) =>
    timed(run, { ...probes, withinMs: limitMs[check], onError: (error) => probes.onError(check, error) });
  const [database, authentication, network, security] = await Promise.all([
    within("database", probes.database),
    within("authentication", probes.authentication),
    within("network", () => page),
    lookAtPage(probes, page),
  ]);
  return healthResult<BrowserCheck>(
    { database, authentication, security, localStorage: lookAtStorage(probes), network },
    probes.now().toISOString(),
  );
}

async function lookAtPage({ seePage, clockMs, onError }: BrowserProbes, page: Promise<Response>): Promise<Finding> {
  const startMs = clockMs();
  const score = await page
    .then((answer) => scoreOf(seePage(answer)))
    .catch((error: unknown) => {
      onError("security", error);
      return notValidated;
    });
  return securityFinding(score, Math.round(clockMs() - startMs));
}

function lookAtStorage({ localStorage, onError }: BrowserProbes): Finding {
  try {
    localStorage();
    return { state: "healthy", durationMs: 0, notes: [] };
  } catch (error) {
    onError("localStorage", error);
    return { state: "unhealthy", durationMs: 0, notes: [noAnswer] };
  }
}
