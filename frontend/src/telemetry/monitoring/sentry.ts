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

/** From the specification: one visit in ten is traced, one in ten is recorded, and so is every visit with an error. */
const rates = { traces: 0.1, replaySession: 0.1, replayOnError: 1 } as const;

/** Removed because it reports every visit, with or without an error, which would be statistics. */
const countingVisits = new Set(["BrowserSession"]);

/**
 * Sentry, with a single function through which everything is sent and scrubbed. No breadcrumbs for clicks and the
 * console, because they contain labels and logged text. Traces and replays require consent.
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

/** Readers of a shared play are never analyzed, whatever they chose elsewhere. */
const mayAnalyze = (): boolean =>
  consent.get().preferences.analytics && !window.location.pathname.startsWith("/shared/");

/** Loads the recorder once there is consent. When consent is withdrawn, it stops and drops what it hasn't sent. */
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
