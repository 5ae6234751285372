import { authEvents } from "./authEvents.ts";
import { getConfig } from "./config.ts";
import { remember } from "./remember.ts";

/** Amplify's sign-in, set up for this stage. Visitors who never sign in never load it. */
export const openAuth = remember(async () => {
  const [{ amplifyAuth }, config] = await Promise.all([import("./amplifyAuth.ts"), getConfig()]);
  amplifyAuth.configure(config);
  amplifyAuth.hub.listen("auth", ({ payload }) => {
    if (payload.event === "signedIn") authEvents.dispatchEvent(new Event("signed-in"));
    authEvents.dispatchEvent(new Event("change"));
  });
  return amplifyAuth;
});
