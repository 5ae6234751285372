import { captureException, init, startInactiveSpan } from "@sentry/aws-serverless";
import { scrub } from "#domain/monitoring/scrub.ts";
import type { LogFields } from "./logger.ts";

export { flush } from "@sentry/aws-serverless";

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
  defaultIntegrations: false,
  tracesSampleRate: 1,
  beforeSend: (event) => scrub(event) as typeof event,
  beforeSendTransaction: (event) => scrub(event) as typeof event,
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
