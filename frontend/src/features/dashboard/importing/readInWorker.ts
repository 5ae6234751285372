import { Refused } from "#domain/refused.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { logger } from "#frontend/platform/logger.ts";
import { ownPageLayout } from "#frontend/platform/ownPageLayout.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import type { ImportAnswer, ImportWork, ReadImport } from "./importReading.ts";
import importWorker from "./importWorker.ts?worker&url";

/** The largest files take half a minute on a slow machine. A file that takes this long is damaged. */
const maxSeconds = 180;

/**
 * Reads a file in a worker, so that the page keeps responding. Each file gets its own worker: its memory is freed
 * afterward, and a file that crashes it or never ends doesn't stop the others.
 */
export const readInWorker: ReadImport = async (file, options, signal) => {
  const answer = await askWorker({ file, options, pageLayout: ownPageLayout() }, signal);
  if (answer.kind === "read") return answer.reading;
  if (answer.kind === "failed" && !signal.aborted)
    logger.error(new Error(`A file could not be read in its worker: ${answer.error}`));
  throw new Refused(
    "invalid",
    answer.kind === "refused" ? answer.errorText : importingWords.failed({ name: file.name }),
  );
};

async function askWorker(work: ImportWork, signal: AbortSignal): Promise<ImportAnswer> {
  const worker = new Worker(trustedScriptUrl(importWorker), { type: "module" });
  // A port of our own, because pdf.js takes over the messages of a worker that loads it.
  const { port1: port, port2: portOfWorker } = new MessageChannel();
  const timer = new AbortController();
  try {
    return await new Promise<ImportAnswer>((resolve) => {
      const fail = ({ type }: { readonly type: string }) => resolve({ kind: "failed", error: type });
      const timeout = setTimeout(fail, maxSeconds * 1000, { type: "timeout" });
      timer.signal.addEventListener("abort", () => clearTimeout(timeout));
      signal.addEventListener("abort", fail, timer);
      port.onmessage = ({ data }: MessageEvent<ImportAnswer>) => resolve(data);
      port.onmessageerror = fail;
      worker.addEventListener("error", fail);
      worker.postMessage(work, [portOfWorker]);
    });
  } finally {
    timer.abort();
    port.close();
    worker.terminate();
  }
}
