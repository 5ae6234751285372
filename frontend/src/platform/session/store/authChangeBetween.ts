import type { AuthChange } from "./authChanges.ts";
import type { Session } from "./session.ts";

/** What caused a change of the stored session: this tab, a refused refresh, or another tab. */
export type AuthChangeCause = "here" | "refused" | "another-tab";

/** Returns how the session changed; undefined if it didn't. */
export function authChangeBetween(
  before: Session | undefined,
  after: Session | undefined,
  cause: AuthChangeCause,
): AuthChange | undefined {
  if (!after) return before && { kind: "signed-out", why: whyOf[cause] };
  if (before?.user.id !== after.user.id) return { kind: "signed-in", session: after, isHere: cause === "here" };
  const isSame = before.access_token === after.access_token && before.refresh_token === after.refresh_token;
  return isSame ? undefined : { kind: "token-refreshed", session: after };
}

const whyOf = { here: "left", refused: "ended", "another-tab": "another-tab" } as const;
