import { getProfile } from "#domain/api/account.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call, unreachable } from "../../call.ts";
import { openAuth } from "../auth/openAuth.ts";
import { isTransient } from "../auth/transientFailure.ts";
import type { Factor } from "./session.ts";
import type { SessionSources } from "./sessionStore.ts";

/** Data about the signed-in person from the API and Cognito. Loaded only for signed-in people. */
export const sessionSources: SessionSources = {
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
  listFactors,
};

async function listFactors(): Promise<readonly Factor[]> {
  const { enabled = [] } = await fetchPreference();
  const types = enabled.map((name) => ({ TOTP: "totp", SMS: "phone" })[String(name)]);
  return types.flatMap((factor_type) =>
    factor_type === "totp" || factor_type === "phone" ? [{ factor_type, status: "verified" }] : [],
  );
}

/** Amplify's error isn't one of ours, and a lost connection would be reported as a bug. */
async function fetchPreference() {
  try {
    return await (await openAuth()).fetchMFAPreference();
  } catch (error) {
    throw isTransient(error) ? unreachable(error) : error;
  }
}
