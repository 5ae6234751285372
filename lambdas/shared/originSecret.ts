import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { type ReadSecret, secretHeldMs } from "./secretStore.ts";

/** CloudFront adds this header, so requests can't bypass CloudFront and its rules. */
const headerName = "x-origin-secret";

/** Refuses a request that didn't come through the site's own address. */
export async function assertThroughOrigin(event: APIGatewayProxyEventV2, readSecret: ReadSecret): Promise<void> {
  const given = digest(event.headers[headerName] ?? "");
  if (timingSafeEqual(given, digest(await readSecret()))) return;
  if (timingSafeEqual(given, digest(await readSecret(secretHeldMs)))) return;
  throw new Refused("not-allowed", "This address isn't available. Use the site's own address.", {
    code: "wrong-origin",
  });
}

/** Hashes to a fixed length, which the timing-safe comparison requires. */
const digest = (text: string) => createHash("sha256").update(text).digest();
