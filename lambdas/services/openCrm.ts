import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { setting } from "#lambdas/shared/config.ts";
import type { Crm } from "./crm.ts";
import { crmBehind } from "./hubspot/crmBehind.ts";
import { connectHubspot, type Hubspot } from "./hubspot/hubspot.ts";

/** A private app's token begins so; what stands in a new stage's secret does not. */
const secret = z.object({ accessToken: z.string().trim() });
const isToken = (text: string): boolean => /^pat-[\w-]{8,}$/.test(text);

/** A token that was put there, or taken away, is noticed after so long. */
const heldMs = 300_000;

let held: { readonly token: Promise<string | undefined>; readonly until: number } | undefined;

/** The contact system of this stage; undefined where it has none: no token was put into its secret. */
export async function openCrm(deadline?: Date): Promise<Crm | undefined> {
  const hubspot = await openHubspot(deadline);
  return hubspot && crmBehind(hubspot);
}

/** `deadline` is when the function must be done: nothing is asked after it. */
export async function openHubspot(deadline?: Date): Promise<Hubspot | undefined> {
  const token = await findToken();
  if (!token) return undefined;
  return connectHubspot({ token, address: process.env.HUBSPOT_API_BASE, deadline: deadline?.getTime() });
}

function findToken(): Promise<string | undefined> {
  if (held && held.until > Date.now()) return held.token;
  const token = readToken(setting("HUBSPOT_SECRET_ID")).catch((error: unknown) => {
    held = undefined;
    throw error;
  });
  held = { token, until: Date.now() + heldMs };
  return token;
}

async function readToken(secretId: string, client = new SecretsManagerClient({})): Promise<string | undefined> {
  const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const { accessToken } = secret.parse(JSON.parse(SecretString));
  return isToken(accessToken) ? accessToken : undefined;
}
