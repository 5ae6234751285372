import { authEvents } from "./authEvents.ts";
import { getConfig } from "./config.ts";
import { remember } from "./remember.ts";

export type Auth = typeof import("./amplifyAuth.ts");

/** Amplify's sign-in, set up for this stage. Visitors who never sign in never load it. */
export const openAuth: () => Promise<Auth> = remember(async () => {
  const [auth, config] = await Promise.all([import("./amplifyAuth.ts"), getConfig()]);
  auth.configureAuth(config);
  auth.Hub.listen("auth", () => authEvents.dispatchEvent(new Event("change")));
  return auth;
});
