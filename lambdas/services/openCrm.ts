import * as z from "zod";
import { openedFromSecret, secretFromStore } from "#lambdas/shared/secretStore.ts";
import type { Crm } from "./crm.ts";
import { createCrm } from "./hubspot/createCrm.ts";
import { connectHubspot, type Hubspot } from "./hubspot/hubspot.ts";

/** A private app's token starts with this. The placeholder in a new stage's secret doesn't. */
const secret = z.object({ accessToken: z.string().trim() });
const isToken = (text: string): boolean => /^pat-[\w-]{8,}$/.test(text);

/** Returns this stage's CRM; undefined if its secret has no token. */
export async function openCrm(deadline?: Date): Promise<Crm | undefined> {
  const hubspot = await openHubspot(deadline);
  return hubspot && createCrm(hubspot);
}

/** `deadline` is when the function must be done. Nothing is sent after it. */
export async function openHubspot(deadline?: Date): Promise<Hubspot | undefined> {
  const token = await findToken();
  if (!token) return undefined;
  return connectHubspot({ token, address: process.env.HUBSPOT_API_BASE, deadline: deadline?.getTime() });
}

/** Adding or removing the token in the secret takes effect within a minute. */
const findToken = openedFromSecret(secretFromStore({ idSetting: "HUBSPOT_SECRET_ID" }), async (text) => {
  const { accessToken } = secret.parse(JSON.parse(text));
  return isToken(accessToken) ? accessToken : undefined;
});
