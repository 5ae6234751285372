import { createHash, timingSafeEqual } from "node:crypto";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { setting } from "./config.ts";

/** CloudFront adds it, so that nobody reaches the API around CloudFront and its rules. */
const headerName = "x-origin-secret";

export type ReadSecret = () => Promise<string>;

/** Refuses a request that did not come through the site's own address. */
export async function assertThroughOrigin(event: APIGatewayProxyEventV2, readSecret: ReadSecret): Promise<void> {
  const given = event.headers[headerName] ?? "";
  if (timingSafeEqual(digest(given), digest(await readSecret()))) return;
  throw new Refused("not-allowed", "This address is not open. Please use the site's own.", { code: "wrong-origin" });
}

/** Of one length whatever was given, as the comparison asks. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Asks the secret store once for the life of this function's process; a failed asking is not remembered. */
export function secretFromStore(client = new SecretsManagerClient({})): ReadSecret {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= fetchSecret(client).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

async function fetchSecret(client: SecretsManagerClient): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: setting("ORIGIN_SECRET_ID") }));
  if (!SecretString) throw new Error("The origin secret is empty.");
  return SecretString;
}
