import {
  addIntegration,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  captureMessage,
  init,
  makeFetchTransport,
} from "@sentry/react";
import { scrubEnvelope } from "#domain/monitoring/scrubEnvelope.ts";
import { consent } from "#frontend/platform/consent/consent.ts";
import { type LogContext, logger, type Monitor } from "#frontend/platform/logger.ts";

interface SentryOptions {
  readonly dsn: string;
  readonly stage: string;
  readonly release: string;
}

/** The specification's: one visit in ten is traced, one in ten recorded, and every one that meets an error. */
const rates = { traces: 0.1, replaySession: 0.1, replayOnError: 1 } as const;

/** It tells of every visit, error or none: that would be a statistic. */
const countingVisits = new Set(["BrowserSession"]);

/**
 * Sentry, with one door to the outside: everything that leaves is scrubbed there. Breadcrumbs of clicks and of the
 * console are not made at all, for they hold labels and whatever was logged. Traces and replays need consent.
 */
export function openSentry({ dsn, stage, release }: SentryOptions): Monitor {
  init({
    dsn,
    environment: stage,
    release,
    sendDefaultPii: false,
    sendClientReports: false,
    transport: scrubbingTransport,
    tracesSampler: () => (mayAnalyze() ? rates.traces : 0),
    tracePropagationTargets: [/^\/api\//],
    replaysSessionSampleRate: rates.replaySession,
    replaysOnErrorSampleRate: rates.replayOnError,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !countingVisits.has(name)),
      browserTracingIntegration({ enableInp: false }),
      breadcrumbsIntegration({ console: false, dom: false }),
    ],
  });
  recordWithConsent();
  return {
    message: (level, text, context) => void captureMessage(text, { level, extra: plain(context) }),
    exception: (error, context) => void captureException(error, { extra: plain(context) }),
  };
}

const plain = (context: LogContext = {}): Record<string, unknown> => ({ ...context });

const scrubbingTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

/** A reader of a shared play is nobody's statistic, whatever they chose elsewhere. */
const mayAnalyze = (): boolean =>
  consent.get().preferences.analytics && !window.location.pathname.startsWith("/shared/");

/** Loads the recorder with the consent, and not before; without it, it stops and what it had not sent is dropped. */
function recordWithConsent(): void {
  let stop: Promise<() => void> | undefined;
  const look = (): void => {
    if (mayAnalyze()) stop ??= startReplay();
    else {
      stop?.then((run) => run()).catch(() => undefined);
      stop = undefined;
    }
  };
  consent.subscribe(look);
  look();
}

async function startReplay(): Promise<() => void> {
  try {
    const { openReplay } = await import("./replay.ts");
    const { integration, stop } = openReplay();
    addIntegration(integration);
    return stop;
  } catch (error) {
    logger.warn("The recorder could not be loaded", { error });
    return () => undefined;
  }
}
