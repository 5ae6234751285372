import { openAuth } from "./openAuth.ts";
import { announceRefusal } from "./refusedSession.ts";

/** Forgets a session that was ended from another device, with its tokens. What is stored of plays stays. */
export async function endSession(): Promise<void> {
  await (await openAuth()).signOut({ global: false });
  announceRefusal();
}
