import type { Play } from "#domain/play/play.ts";
import type { PlayComparison } from "#domain/play/versions/comparePlays.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import compareWorker from "./compareWorker.ts?worker&url";

/** Compares two plays in a worker, so that the page doesn't stop for a long play. Rejects if the worker fails. */
export async function compareInWorker(before: Play, after: Play, signal: AbortSignal): Promise<PlayComparison> {
  const worker = new Worker(trustedScriptUrl(compareWorker), { type: "module" });
  try {
    return await new Promise<PlayComparison>((resolve, reject) => {
      const fail = (): void => reject(new Error("The comparison failed."));
      signal.addEventListener("abort", fail, { once: true });
      worker.addEventListener("error", fail);
      worker.addEventListener("messageerror", fail);
      worker.addEventListener("message", ({ data }: MessageEvent<PlayComparison>) => resolve(data));
      worker.postMessage({ before, after });
    });
  } finally {
    worker.terminate();
  }
}
