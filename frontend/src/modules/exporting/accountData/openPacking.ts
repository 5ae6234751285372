import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import type { Pack, PackingAnswer } from "./packing.ts";
import packWorker from "./packWorker.ts?worker&url";

export interface Packing {
  readonly pack: Pack;
  /** Terminates the worker; steps in progress never resolve. */
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: PackingAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a worker that packs. Its code is loaded only now. */
export function openPacking(): Packing {
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
