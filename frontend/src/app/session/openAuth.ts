import { getConfig } from "../config.ts";
import { loadCode } from "../freshStart.ts";
import { remember } from "../remember.ts";
import { sessionWatch } from "./sessionWatch.ts";

/** Amplify's sign-in, set up for this stage. Visitors who never sign in never load it. */
export const openAuth = remember(async () => {
  const [{ amplifyAuth }, config] = await Promise.all([loadCode(() => import("./amplifyAuth.ts")), getConfig()]);
  amplifyAuth.configure(config);
  amplifyAuth.hub.listen("auth", ({ payload }) => {
    if (payload.event === "tokenRefresh") void sessionWatch.look("here");
    // Where the tokens were refused Amplify clears its keys, but only after it has said so.
    if (payload.event === "tokenRefresh_failure") setTimeout(() => void sessionWatch.look("refused"));
  });
  return amplifyAuth;
});
