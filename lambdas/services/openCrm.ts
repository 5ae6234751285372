import * as z from "zod";
import { openedFromSecret, secretFromStore } from "#lambdas/shared/secretStore.ts";
import type { Crm } from "./crm.ts";
import { crmBehind } from "./hubspot/crmBehind.ts";
import { connectHubspot, type Hubspot } from "./hubspot/hubspot.ts";

/** A private app's token begins so; what stands in a new stage's secret does not. */
const secret = z.object({ accessToken: z.string().trim() });
const isToken = (text: string): boolean => /^pat-[\w-]{8,}$/.test(text);

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

/** A token that an operator puts into the secret, or takes out of it, takes effect within a minute. */
const findToken = openedFromSecret(secretFromStore({ idSetting: "HUBSPOT_SECRET_ID" }), async (text) => {
  const { accessToken } = secret.parse(JSON.parse(text));
  return isToken(accessToken) ? accessToken : undefined;
});
