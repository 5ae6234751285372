import type { UserId } from "#domain/play/play.ts";
import { accountDataWords } from "#frontend/messages/accountData.yaml";
import { playsWithCards } from "#frontend/modules/sync/cards/playsWithCards.ts";
import { readFullPlay } from "#frontend/modules/sync/devices/fullPlay.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { download } from "../download.ts";
import { type AccountData, dayStamp, type PackingProgress, packAccountData } from "./packAccountData.ts";
import type { Pack, PackingAnswer } from "./packing.ts";
import packWorker from "./packWorker.ts?worker&url";

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
      readFullPlay: (playId) => readFullPlay({ userId, playId, call, signedInUser }),
      wait: (ms) => waitUnlessAborted(ms, options.signal),
    });
    download(data.file, accountDataWords.fileName({ day: dayStamp(now) }));
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

interface Packing {
  readonly pack: Pack;
  /** Terminates the worker; steps in progress never resolve. */
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: PackingAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a worker that packs. Its code is loaded only now. */
function openPacking(): Packing {
  const worker = new Worker(trustedScriptUrl(packWorker), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error("The ZIP could not be written."));
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<{ number: number; answer: PackingAnswer }>) => {
    waiting.get(data.number)?.resolve(data.answer);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", fail);
  worker.addEventListener("messageerror", fail);
  return {
    pack: (step) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ number: last, step });
      }),
    close: () => worker.terminate(),
  };
}
