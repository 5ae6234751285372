import { getProfile } from "#domain/api/account.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { call } from "../call.ts";
import { whenIdle } from "../whenIdle.ts";
import { openAuth } from "./openAuth.ts";
import type { Factor } from "./session.ts";
import type { SessionSources } from "./sessionStore.ts";

/** Data about the signed-in person from the API and Cognito. Loaded only for signed-in people. */
export const sessionSources: SessionSources = {
  checkSubscription: () => call(checkSubscription, {}),
  getProfile: () => call(getProfile, {}),
  listFactors,
};

/** Nothing waits for these, and they load Amplify, so the screen comes first. */
async function listFactors(): Promise<readonly Factor[]> {
  await new Promise<void>((resolve) => void whenIdle(resolve, { fallbackMs: 200 }));
  const { enabled = [] } = await (await openAuth()).fetchMFAPreference();
  const types = enabled.map((name) => ({ TOTP: "totp", SMS: "phone" })[String(name)]);
  return types.flatMap((factor_type) =>
    factor_type === "totp" || factor_type === "phone" ? [{ factor_type, status: "verified" }] : [],
  );
}
