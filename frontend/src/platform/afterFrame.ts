import { callSafely } from "./callSafely.ts";

type Batch = Set<() => void>;

/** What runs after the next frame, in the order in which it was started. */
let nextBatch: Batch | undefined;

/**
 * Runs something after the browser has painted the next frame, once however often `start` is called until then.
 * All callers share one frame and one timer.
 */
export function afterFrame(run: () => void): { readonly start: () => void; readonly stop: () => void } {
  let batch: Batch | undefined;
  const runOnce = (): void => {
    batch = undefined;
    run();
  };
  return {
    start: () => {
      if (batch) return;
      batch = nextBatch ??= scheduleBatch();
      batch.add(runOnce);
    },
    stop: () => {
      batch?.delete(runOnce);
      batch = undefined;
    },
  };
}

function scheduleBatch(): Batch {
  const batch: Batch = new Set();
  requestAnimationFrame(() => {
    nextBatch = undefined;
    setTimeout(() => batch.forEach(callSafely));
  });
  return batch;
}
