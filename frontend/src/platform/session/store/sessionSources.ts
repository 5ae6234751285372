import { getProfile } from "#domain/api/account.ts";
import { readSignInMeans } from "#domain/api/securityChanges.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call } from "../../call.ts";
import type { Factor } from "./session.ts";
import type { SessionSources } from "./sessionStore.ts";

/** Data about the signed-in person from the API. Loaded only for signed-in people. */
export const sessionSources: SessionSources = {
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
  listFactors,
};

async function listFactors(): Promise<readonly Factor[]> {
  const { secondFactors } = await call(readSignInMeans, {});
  return secondFactors.map((factor_type) => ({ factor_type, status: "verified" }));
}
