import { Refused } from "#domain/refused.ts";
import { SiteUnreachable } from "../../reloadForNewRelease.ts";

const passingNames = new Set(["NetworkError", "TimeoutError", "ServiceUnavailableException"]);

/** Returns whether the same request may succeed a moment later: there was no response, or it was 502, 503 or 504. */
export function isTransient(error: unknown): boolean {
  if (error instanceof Refused) return error.reason === "unavailable" && error.code !== "stale-sign-in";
  if (!(error instanceof Error)) return false;
  return error instanceof SiteUnreachable || passingNames.has(error.name) || hasPassingStatus(error);
}

const hasPassingStatus = (error: Error): boolean => [502, 503, 504].includes(statusIn(error) ?? 0);

/** Returns the HTTP status behind an error. Amplify has it in `metadata`, the AWS SDK in `$metadata`. */
export function statusIn(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { metadata, $metadata = metadata } = error as { metadata?: WithStatus; $metadata?: WithStatus };
  return $metadata?.httpStatusCode;
}

interface WithStatus {
  readonly httpStatusCode?: number;
}
