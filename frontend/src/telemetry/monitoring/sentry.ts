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
 * console, because they contain labels and logged text. Traces and replays require consent. With consent, the recorder
 * is loaded before Sentry starts: an error that is sent without it has no replay.
 */
export async function openSentry({ dsn, stage, release }: SentryOptions): Promise<Monitor> {
  const recorder = mayAnalyze() ? await loadRecorder() : undefined;
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
  recordWithConsent(recorder);
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

type Recorder = typeof import("./replay.ts");

/** Records while there is consent. When consent is withdrawn, the recorder stops and drops what it hasn't sent. */
function recordWithConsent(loaded: Recorder | undefined): void {
  let stop: (() => void) | undefined;
  const look = (recorder: Recorder | undefined): void => {
    if (!mayAnalyze()) {
      stop?.();
      stop = undefined;
    } else if (!stop && recorder) stop = startRecording(recorder);
  };
  consent.subscribe(async () => look(mayAnalyze() ? await loadRecorder() : undefined));
  look(loaded);
}

function startRecording({ openReplay }: Recorder): () => void {
  const { integration, stop } = openReplay();
  addIntegration(integration);
  return stop;
}

async function loadRecorder(): Promise<Recorder | undefined> {
  try {
    return await import("./replay.ts");
  } catch (error) {
    logger.warn("The recorder could not be loaded", { error });
    return undefined;
  }
}
