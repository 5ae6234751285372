import { healthMetrics, type StoredHealth } from "#domain/api/health.ts";
import { serverChecks } from "#domain/health/health.ts";

const { namespace, unhealthy, duration, dimensions } = healthMetrics;

const declared = {
  Namespace: namespace,
  Dimensions: [dimensions],
  Metrics: [
    { Name: unhealthy, Unit: "Count" },
    { Name: duration, Unit: "Milliseconds" },
  ],
};

/** Returns a round as log lines in CloudWatch's embedded metric format, one per check. */
export const metricLines = ({ checks, details, timestamp }: StoredHealth, stage: string): readonly string[] =>
  serverChecks.map((check) =>
    JSON.stringify({
      _aws: { Timestamp: Date.parse(timestamp), CloudWatchMetrics: [declared] },
      Stage: stage,
      Check: check,
      [unhealthy]: checks[check] === "unhealthy" ? 1 : 0,
      [duration]: details[check].durationMs,
    }),
  );
