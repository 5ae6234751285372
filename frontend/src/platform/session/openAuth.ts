import { getConfig } from "../config.ts";
import { memoizeAsync } from "../memoizeAsync.ts";
import { loadCode } from "../reloadForNewRelease.ts";
import { sessionObserver } from "./sessionObserver.ts";

/** Amplify's sign-in, set up for this stage. Visitors who never sign in never load it. */
export const openAuth = memoizeAsync(async () => {
  const [{ amplifyAuth }, config] = await Promise.all([loadCode(() => import("./amplifyAuth.ts")), getConfig()]);
  amplifyAuth.configure(config);
  amplifyAuth.hub.listen("auth", ({ payload }) => {
    if (payload.event === "tokenRefresh") void sessionObserver.look("here");
    // Where the tokens were refused Amplify clears its keys, but only after it has said so.
    if (payload.event === "tokenRefresh_failure") setTimeout(() => void sessionObserver.look("refused"));
  });
  return amplifyAuth;
});
