import * as z from "zod";
import { serverChecks } from "../health/health.ts";
import { contract } from "./contract.ts";
import { metricNamespace } from "./metrics.ts";
import { keptReport } from "./security.ts";
import { instant, noBody, nothing } from "./shapes.ts";

const status = z.enum(["pass", "warn", "fail"]);

/**
 * Health in the format of draft-inadarei-api-health-check, sent as `application/health+json`. It contains states only.
 */
export const readHealth = contract({
  method: "GET",
  path: "/health",
  who: "anyone",
  answersHead: true,
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({
    status,
    releaseId: z.string(),
    checks: z.record(z.string(), z.array(z.object({ status, time: instant, output: z.string().optional() }))),
  }),
});

/** The metrics each round sends to CloudWatch: a count and a duration per check, so that alarms can be set on them. */
export const healthMetrics = {
  namespace: metricNamespace,
  unhealthy: "Unhealthy",
  duration: "Duration",
  dimensions: ["Stage", "Check"],
} as const;

const state = z.enum(["healthy", "degraded", "unhealthy"]);

/** One round of the server's checks, stored for thirty days. */
export const storedHealth = z.object({
  overall: state,
  checks: z.record(z.enum(serverChecks), state),
  details: z.record(
    z.enum(serverChecks),
    z.object({ durationMs: z.int().min(0), notes: z.array(z.string()).readonly(), score: z.int().optional() }),
  ),
  timestamp: instant,
});
export type StoredHealth = z.output<typeof storedHealth>;

/**
 * Returns one day's rounds of the server's checks, oldest first, and the violations of the content security policy in
 * the last hour.
 */
export const readHealthHistory = contract({
  method: "GET",
  path: "/admin/health",
  who: "admin",
  params: nothing,
  query: z.strictObject({
    /** UTC; defaults to today. */
    day: z.iso.date().optional(),
  }),
  body: noBody,
  response: z.object({
    day: z.iso.date(),
    results: z.array(storedHealth),
    violations: z.array(keptReport),
  }),
});
