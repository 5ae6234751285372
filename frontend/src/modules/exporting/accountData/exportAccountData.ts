import type { UserId } from "#domain/play/play.ts";
import { accountDataWords as words } from "#frontend/messages/accountData.ts";
import { readFullPlay } from "#frontend/modules/sync/fullPlay.ts";
import { playsWithCards } from "#frontend/modules/sync/playsWithCards.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/browserSessionStore.ts";
import { download } from "../download.ts";
import { openPacking } from "./openPacking.ts";
import { type AccountData, dayStamp, type PackingProgress, packAccountData } from "./packAccountData.ts";

export interface ExportAccountDataOptions {
  readonly userId: UserId;
  readonly person: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackingProgress) => void;
}

/** Packs all data of the signed-in person and downloads it. */
export async function exportAccountData({ userId, ...options }: ExportAccountDataOptions): Promise<AccountData> {
  const now = new Date();
  const { pack, close } = openPacking();
  try {
    const data = await packAccountData({
      ...options,
      now,
      call,
      pack,
      playsOnDevice: () => playsWithCards(userId),
      everyWord: (playId) => readFullPlay({ userId, playId, call, signedInUser }),
      wait: (ms) => waitUnlessAborted(ms, options.signal),
    });
    download(data.file, words.fileName(dayStamp(now)));
    return data;
  } finally {
    close();
  }
}

const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
