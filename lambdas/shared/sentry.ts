import { captureException, init, makeNodeTransport, startInactiveSpan } from "@sentry/aws-serverless";
import { scrubEnvelope } from "#domain/monitoring/scrubEnvelope.ts";
import type { LogFields } from "./logger.ts";

export { flush } from "@sentry/aws-serverless";

/** The one door to the outside. */
const scrubbingTransport: typeof makeNodeTransport = (options) => {
  const transport = makeNodeTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

/**
 * Reached by `import()` only. No integrations: they read requests, headers and the console, and patch modules that a
 * bundle does not load by name. Which requests are traced was decided before anybody came here.
 */
init({
  dsn: process.env.SENTRY_DSN,
  environment: process.env.STAGE,
  release: process.env.RELEASE,
  serverName: process.env.AWS_LAMBDA_FUNCTION_NAME,
  sendDefaultPii: false,
  sendClientReports: false,
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

/** Tells of a request that is over. */
export function reportTrace({ route, status, startedAt, endedAt }: AnsweredRequest): void {
  startInactiveSpan({
    name: route,
    op: "http.server",
    startTime: startedAt,
    forceTransaction: true,
    attributes: { "http.response.status_code": status, "sentry.source": "route" },
  }).end(endedAt);
}
