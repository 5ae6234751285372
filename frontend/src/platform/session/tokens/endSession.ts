import { openAuth } from "../auth/openAuth.ts";
import { broadcastRefusedRefresh, recheckSession } from "./refusedSession.ts";

/** Forgets a session that was ended from another device, with its tokens. What is stored of plays stays. */
export async function endSession(): Promise<void> {
  const auth = await openAuth();
  broadcastRefusedRefresh();
  await auth.signOut({ global: false });
  recheckSession();
}
