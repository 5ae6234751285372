import { createHash, timingSafeEqual } from "node:crypto";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { type Setting, setting } from "./config.ts";

/** CloudFront adds it, so that nobody reaches the API around CloudFront and its rules. */
const headerName = "x-origin-secret";

/** The secret, asked for again where what is held is older than this; for ever good unless said. */
export type ReadSecret = (oldestMs?: number) => Promise<string>;

/** After a change of the secret, functions that hold the former one notice so soon, and ask no oftener. */
const askAgainMs = 60_000;

/** Refuses a request that did not come through the site's own address. */
export async function assertThroughOrigin(event: APIGatewayProxyEventV2, readSecret: ReadSecret): Promise<void> {
  const given = digest(event.headers[headerName] ?? "");
  if (timingSafeEqual(given, digest(await readSecret()))) return;
  if (timingSafeEqual(given, digest(await readSecret(askAgainMs)))) return;
  throw new Refused("not-allowed", "This address is not open. Please use the site's own.", { code: "wrong-origin" });
}

/** Of one length whatever was given, as the comparison asks. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Asks the secret store once and holds the answer; a failed asking is not held. */
export function secretFromStore(
  client = new SecretsManagerClient({}),
  nowMs = Date.now,
  idSetting: Setting = "ORIGIN_SECRET_ID",
): ReadSecret {
  let held: { readonly secret: Promise<string>; readonly sinceMs: number } | undefined;
  return (oldestMs = Number.POSITIVE_INFINITY) => {
    if (held && nowMs() - held.sinceMs <= oldestMs) return held.secret;
    const secret = fetchSecret(client, idSetting).catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    held = { secret, sinceMs: nowMs() };
    return secret;
  };
}

async function fetchSecret(client: SecretsManagerClient, idSetting: Setting): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: setting(idSetting) }));
  if (!SecretString) throw new Error(`The secret of ${idSetting} is empty.`);
  return SecretString;
}
