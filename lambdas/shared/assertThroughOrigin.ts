import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { type ReadPreviousSecret, type ReadSecret, secretHeldMs } from "./secretStore.ts";

/** CloudFront adds this header, so requests can't bypass CloudFront and its rules. */
const headerName = "x-origin-secret";

const noPrevious: ReadPreviousSecret = async () => undefined;

/**
 * Refuses a request that didn't come through the site's own address. After a change of the secret, the previous one is
 * accepted for an hour, because CloudFront sends it until an operator has changed it there, too.
 */
export async function assertThroughOrigin(
  event: APIGatewayProxyEventV2,
  readSecret: ReadSecret,
  readPrevious = noPrevious,
): Promise<void> {
  const given = digest(event.headers[headerName] ?? "");
  if (timingSafeEqual(given, digest(await readSecret()))) return;
  if (timingSafeEqual(given, digest(await readSecret(secretHeldMs)))) return;
  const previous = await readPrevious();
  if (previous && timingSafeEqual(given, digest(previous))) return;
  throw new Refused("not-allowed", "This address isn't available. Use the site's own address.", {
    code: "wrong-origin",
  });
}

/** Hashes to a fixed length, which the timing-safe comparison requires. */
const digest = (text: string) => createHash("sha256").update(text).digest();
