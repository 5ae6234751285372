import { metricNamespace } from "#domain/api/metrics.ts";

type Unit = "Count" | "Milliseconds";

interface Measured {
  readonly at: Date;
  readonly dimensions: Readonly<Record<string, string>>;
  /** The combinations of dimensions that are counted, each as a metric of its own; by default, all dimensions together. */
  readonly by?: readonly (readonly string[])[];
  readonly metrics: Readonly<Record<string, { readonly unit: Unit; readonly value: number }>>;
}

/** Returns values as a log line in CloudWatch's embedded metric format. */
export const metricLine = (measured: Measured): string => JSON.stringify(metricFields(measured));

/** Returns the fields that make a log line count in CloudWatch, besides what it says. */
export function metricFields({ at, dimensions, by = [Object.keys(dimensions)], metrics }: Measured): object {
  const declared = {
    Namespace: metricNamespace,
    Dimensions: by,
    Metrics: Object.entries(metrics).map(([Name, { unit: Unit }]) => ({ Name, Unit })),
  };
  return {
    _aws: { Timestamp: at.getTime(), CloudWatchMetrics: [declared] },
    ...dimensions,
    ...Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value])),
  };
}
