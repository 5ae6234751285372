import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import Stripe from "stripe";
import * as z from "zod";

const keys = z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(1) });
export type StripeKeys = z.output<typeof keys>;

/** The API key and the secret that events are signed with, out of the secret store. */
export async function readStripeKeys(secretId: string, client = new SecretsManagerClient({})): Promise<StripeKeys> {
  const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  return keys.parse(JSON.parse(SecretString));
}

/** A function that answers a person waits no longer than this for Stripe. */
const timeoutMs = 6000;

/** `address` says where Stripe's API is, where that is not Stripe itself. */
export function connectStripe(apiKey: string, address?: string): Stripe {
  const options = { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false };
  if (!address) return new Stripe(apiKey, options);
  const { protocol, hostname, port } = new URL(address);
  return new Stripe(apiKey, {
    ...options,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: Number(port),
  });
}
