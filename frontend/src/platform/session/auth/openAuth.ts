import { getConfig } from "../../config.ts";
import { memoizeAsync } from "../../memoizeAsync.ts";
import { loadCode } from "../../reloadForNewRelease.ts";
import { sessionObserver } from "../store/sessionObserver.ts";
import { broadcastRefusedRefresh, recheckSession } from "../tokens/refusedSession.ts";

/** The errors after which Amplify clears its keys. */
const refusals =
  /^(NotAuthorized|TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse)Exception/;

/** Amplify's sign-in, configured for this stage. Visitors who never sign in don't load it. */
export const openAuth = memoizeAsync(async () => {
  const [{ amplifyAuth }, config] = await Promise.all([loadCode(() => import("./amplifyAuth.ts")), getConfig()]);
  amplifyAuth.configure(config);
  amplifyAuth.hub.listen("auth", ({ payload }) => {
    if (payload.event === "tokenRefresh") void sessionObserver.look("here");
    if (payload.event !== "tokenRefresh_failure") return;
    if (refusals.test(payload.data?.error?.name ?? "")) broadcastRefusedRefresh();
    // After refused tokens, Amplify clears its keys, but only after this event.
    setTimeout(recheckSession);
  });
  return amplifyAuth;
});
