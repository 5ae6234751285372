/** The namespace of the metrics that our functions send to CloudWatch. */
export const metricNamespace = "Ghostlight";

/** The age in days of the oldest work that is due, at the start of each sweep; 0 if everything was done. */
export const oldestDue = { metric: "OldestDueDays", dimension: "Stage" } as const;

/** By which log lines that raise an alarm are counted, in metrics of the lines' names. */
export const lineDimensions = { name: "FunctionName", version: "FunctionVersion" } as const;
