import { alarmingLines, unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { lineDimensions } from "#domain/api/metrics.ts";
import { metricFields } from "./metricLine.ts";

const counted: ReadonlySet<string> = new Set([unexpectedErrorLine, ...Object.values(alarmingLines)]);

/** The version of a function that everything calls without an alias: jobs, and what Cognito calls. */
const unpublished = "$LATEST";

/**
 * Returns the fields by which CloudWatch counts a line that raises an alarm, in a metric of the line's name. Unexpected errors
 * also count by version, so that a release is compared with the one before. Other lines have no fields, and outside Lambda
 * none has.
 */
export function countOfLine(message: string, at: Date): object {
  const { AWS_LAMBDA_FUNCTION_NAME: name, AWS_LAMBDA_FUNCTION_VERSION: version = unpublished } = process.env;
  if (!name || !counted.has(message)) return {};
  const isComparable = message === unexpectedErrorLine && version !== unpublished;
  return metricFields({
    at,
    dimensions: { [lineDimensions.name]: name, ...(isComparable && { [lineDimensions.version]: version }) },
    by: [[lineDimensions.name], ...(isComparable ? [[lineDimensions.name, lineDimensions.version]] : [])],
    metrics: { [message]: { unit: "Count", value: 1 } },
  });
}
