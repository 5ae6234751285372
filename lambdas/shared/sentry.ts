import { captureException, init, makeNodeTransport, startInactiveSpan } from "@sentry/aws-serverless";
import { scrubEnvelope } from "#domain/monitoring/scrubEnvelope.ts";
import type { LogFields } from "./logger.ts";

export { flush } from "@sentry/aws-serverless";

/** Everything sent to Sentry passes through here. */
const scrubbingTransport: typeof makeNodeTransport = (options) => {
  const transport = makeNodeTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

/**
 * Loaded through `import()` only. No integrations: they read requests, headers and the console, and patch modules that
 * a bundle doesn't load by name. The decision which requests to trace is made before this code is loaded.
 */
init({
  dsn: process.env.SENTRY_DSN,
  environment: process.env.STAGE,
  release: process.env.RELEASE,
  serverName: process.env.AWS_LAMBDA_FUNCTION_NAME,
  sendDefaultPii: false,
  sendClientReports: false,
  // They would start a thread in each function to watch for modules to patch.
  registerEsmLoaderHooks: false,
  defaultIntegrations: false,
  tracesSampleRate: 1,
  transport: scrubbingTransport,
});

export function reportError(error: Error, context: LogFields): void {
  captureException(error, { extra: { ...context } });
}

export interface AnsweredRequest {
  readonly route: string;
  readonly status: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** Reports a finished request. */
export function reportTrace({ route, status, startedAt, endedAt }: AnsweredRequest): void {
  startInactiveSpan({
    name: route,
    op: "http.server",
    startTime: startedAt,
    forceTransaction: true,
    attributes: { "http.response.status_code": status, "sentry.source": "route" },
  }).end(endedAt);
}
