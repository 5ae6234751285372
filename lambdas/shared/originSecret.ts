import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { type ReadSecret, secretHeldMs } from "./secretStore.ts";

/** CloudFront adds it, so that nobody reaches the API around CloudFront and its rules. */
const headerName = "x-origin-secret";

/** Refuses a request that did not come through the site's own address. */
export async function assertThroughOrigin(event: APIGatewayProxyEventV2, readSecret: ReadSecret): Promise<void> {
  const given = digest(event.headers[headerName] ?? "");
  if (timingSafeEqual(given, digest(await readSecret()))) return;
  if (timingSafeEqual(given, digest(await readSecret(secretHeldMs)))) return;
  throw new Refused("not-allowed", "This address isn't available. Use the site's own address.", {
    code: "wrong-origin",
  });
}

/** Of one length whatever was given, as the comparison asks. */
const digest = (text: string) => createHash("sha256").update(text).digest();
