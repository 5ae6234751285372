import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";

const throttled: ReadonlySet<string> = new Set([
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
]);
/** The codes that a canceled transaction gives for the same. */
const throttledReasons: ReadonlySet<string> = new Set(["ThrottlingError", "ProvisionedThroughputExceeded"]);

/** Whether the table refused because it's at its limit. The SDK has tried several times by then, unless
 * it's a transaction. */
export function isThrottled(error: unknown): boolean {
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some(({ Code = "" }) => throttledReasons.has(Code));
  return error instanceof Error && throttled.has(error.name);
}
