import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { packageKey, presetsKey } from "#frontend/modules/presets/storageKeys.ts";
import { lastReportKey, placesKey, repliesKey, unstoredWordsKey } from "#frontend/modules/sync/storageKeys.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { afterSignOut, beforeSignOut } from "#frontend/platform/session/signOut/signOut.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";

/** Before somebody signs out, sends what waits; after that, deletes the device's copies. Returns a function that stops it. */
export function guardSignOut(): () => void {
  let leaving: UserId | undefined;
  const stopBefore = beforeSignOut(async () => {
    leaving = (await signedInUser()) as UserId | undefined;
    if (leaving) await sendBeforeLeaving(leaving);
  });
  const stopAfter = afterSignOut(async () => {
    localEntries.removeItem(placesKey);
    localEntries.removeItem(repliesKey);
    localEntries.removeItem(presetsKey);
    localEntries.removeItem(packageKey);
    localEntries.removeItem(lastReportKey);
    localEntries.removeItem(unstoredWordsKey);
    if (leaving) await (await import("../journal/forgetPlays.ts")).forgetSent(leaving);
  });
  return () => {
    stopBefore();
    stopAfter();
  };
}

async function sendBeforeLeaving(userId: UserId): Promise<void> {
  // Loaded on demand, because most visitors never write.
  const [{ sendEverything }, { unsentPlays }] = await Promise.all([
    import("./sendEverything.ts"),
    import("./devicePlays.ts"),
  ]);
  await sendEverything({ userId, call, signedInUser }).catch(() => undefined);
  const { reportThisDevice } = await import("../reports/reportThisDevice.ts");
  await reportThisDevice({ userId, isSigningOut: true }).catch(() => undefined);
  const unsent = await unsentPlays(userId);
  if (unsent.length > 0) throw new Refused("unavailable", savingNoticeWords.unsentAtSignOut({ plays: unsent.length }));
}
