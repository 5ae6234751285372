import { metricNamespace } from "#domain/api/metrics.ts";

type Unit = "Count" | "Milliseconds";

interface Measured {
  readonly at: Date;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly metrics: Readonly<Record<string, { readonly unit: Unit; readonly value: number }>>;
}

/** Returns values as a log line in CloudWatch's embedded metric format. */
export function metricLine({ at, dimensions, metrics }: Measured): string {
  const declared = {
    Namespace: metricNamespace,
    Dimensions: [Object.keys(dimensions)],
    Metrics: Object.entries(metrics).map(([Name, { unit: Unit }]) => ({ Name, Unit })),
  };
  return JSON.stringify({
    _aws: { Timestamp: at.getTime(), CloudWatchMetrics: [declared] },
    ...dimensions,
    ...Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value])),
  });
}
