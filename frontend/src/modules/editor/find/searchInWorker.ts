import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import patternWorker from "./patternWorker.ts?worker&url";
import type { PatternAnswer, PatternProblem, SearchPattern } from "./searchTexts.ts";

/** Most patterns take a few milliseconds. One that takes this long wouldn't finish in a lifetime. */
const maxMs = 2_000;

/**
 * Looks for a pattern in a worker, because a regular expression can't be stopped in any other way: some patterns take
 * exponential time. Each search has its own worker, which ends with it.
 */
export const searchInWorker: SearchPattern = async (work, signal) => {
  const worker = new Worker(trustedScriptUrl(patternWorker), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PatternAnswer>((resolve) => {
      const fail = (problem: PatternProblem) => () => resolve({ kind: "failed", problem });
      signal.addEventListener("abort", fail("slow"), { once: true });
      worker.addEventListener("error", fail("unavailable"));
      worker.addEventListener("messageerror", fail("unavailable"));
      worker.addEventListener("message", ({ data }: MessageEvent<PatternAnswer | "started">) => {
        if (data !== "started") return resolve(data);
        // Starting isn't part of the time: on a busy machine it takes a second.
        timer = setTimeout(fail("slow"), maxMs);
        worker.postMessage(work);
      });
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
