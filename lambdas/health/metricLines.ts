import { healthMetrics, type StoredHealth } from "#domain/api/health.ts";
import { serverChecks } from "#domain/health/health.ts";
import { metricLine } from "#lambdas/shared/metricLine.ts";

const { unhealthy, duration, dimensions } = healthMetrics;

/** Returns a round as log lines with metrics, one per check. */
export const metricLines = ({ checks, details, timestamp }: StoredHealth, stage: string): readonly string[] =>
  serverChecks.map((check) =>
    metricLine({
      at: new Date(timestamp),
      dimensions: { [dimensions[0]]: stage, [dimensions[1]]: check },
      metrics: {
        [unhealthy]: { unit: "Count", value: checks[check] === "unhealthy" ? 1 : 0 },
        [duration]: { unit: "Milliseconds", value: details[check].durationMs },
      },
    }),
  );
