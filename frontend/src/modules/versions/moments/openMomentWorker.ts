import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import type { MomentAnswers, MomentRequest } from "./momentRequests.ts";
import momentWorker from "./momentWorker.ts?worker&url";

/** A worker with parts of a log. It answers in the order in which it's asked. */
export interface MomentWorker {
  readonly ask: <Kind extends MomentRequest["kind"]>(
    request: Extract<MomentRequest, { kind: Kind }>,
  ) => Promise<MomentAnswers[Kind]>;
  /** What was asked for isn't answered anymore: nobody waits for it. */
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker. If it fails, everything that's asked is rejected. */
export function openMomentWorker(): MomentWorker {
  const worker = new Worker(trustedScriptUrl(momentWorker), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error("The worker with the moments failed."));
    waiting.clear();
  };
  worker.addEventListener("error", fail);
  worker.addEventListener("messageerror", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer: never }>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, request });
      }),
    stop: () => {
      worker.terminate();
      waiting.clear();
    },
  };
}
