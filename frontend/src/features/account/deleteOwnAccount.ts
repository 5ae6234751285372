import { deleteAccount } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { forgetDevice } from "#frontend/modules/sync/forgetPlays.ts";
import { forgetOwnEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { signOut } from "#frontend/platform/session/signOut.ts";

/**
 * Deletes the account, then clears this device's data about it. If it rejects with `Refused`, nothing was changed. Once
 * the server has agreed, the deletion can't be refused anymore.
 */
export async function deleteOwnAccount(userId: UserId, showConfirmation: () => Promise<void>): Promise<void> {
  await call(deleteAccount, {});
  const note = (error: unknown) =>
    logger.warn("Some data of a deleted account could not be removed from this device", { error });
  await forgetDevice(userId).catch(note);
  // Before the session ends: the guard of the settings would redirect to the sign-in.
  await showConfirmation();
  await signOut({ isEverywhere: false, isForced: true }).catch(note);
  forgetOwnEntries();
}
