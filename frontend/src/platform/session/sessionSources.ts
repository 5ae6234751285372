import { getProfile } from "#domain/api/account.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call } from "../call.ts";
import { openAuth } from "./openAuth.ts";
import type { Factor } from "./session.ts";
import type { SessionSources } from "./sessionStore.ts";

/** Data about the signed-in person from the API and Cognito. Loaded only for signed-in people. */
export const sessionSources: SessionSources = {
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
  listFactors,
};

async function listFactors(): Promise<readonly Factor[]> {
  const { enabled = [] } = await (await openAuth()).fetchMFAPreference();
  const types = enabled.map((name) => ({ TOTP: "totp", SMS: "phone" })[String(name)]);
  return types.flatMap((factor_type) =>
    factor_type === "totp" || factor_type === "phone" ? [{ factor_type, status: "verified" }] : [],
  );
}
