import type { Play } from "#domain/play/play.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { type NewPlayUpdate, newPlayUpdate } from "./newPlayUpdate.ts";
import newPlayWorker from "./newPlayWorker.ts?worker&url";

/** Encodes a new play in a worker, so that the page keeps responding. Without a connection, it may not load. */
export async function encodeInWorker(play: Play): Promise<NewPlayUpdate> {
  const worker = new Worker(trustedScriptUrl(newPlayWorker), { type: "module" });
  try {
    return await new Promise<NewPlayUpdate>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<NewPlayUpdate>) => resolve(data));
      worker.addEventListener("error", reject);
      worker.addEventListener("messageerror", reject);
      worker.postMessage(play);
    });
  } catch {
    return newPlayUpdate(play);
  } finally {
    worker.terminate();
  }
}
