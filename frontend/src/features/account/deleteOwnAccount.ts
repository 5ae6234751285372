import { deleteAccount } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { forgetDevice } from "#frontend/modules/sync/devicePlays.ts";
import { forgetOwnEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { signOut } from "#frontend/platform/session/signOut.ts";

/**
 * Deletes the account, then clears what this device keeps of it. Rejects with `Refused`, and then nothing has happened;
 * once the server has agreed nothing can be refused any more.
 */
export async function deleteOwnAccount(userId: UserId, sayGoodbye: () => Promise<void>): Promise<void> {
  await call(deleteAccount, {});
  const note = (error: unknown) => logger.warn("Something of a deleted account stayed on this device", { error });
  await forgetDevice(userId).catch(note);
  // Before the session goes: the guard of the settings would lead to the door.
  await sayGoodbye();
  await signOut({ isEverywhere: false, isForced: true }).catch(note);
  forgetOwnEntries();
}
