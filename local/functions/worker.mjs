// Runs one function's own bundle in a thread of its own, one event at a time, as Lambda does.
import { parentPort, workerData } from "node:worker_threads";

const { file, exported, clock, functionName, memoryMegabytes } = workerData;
moveClock(new Float64Array(clock));

const { [exported]: handler } = await import(file);
parentPort.on(
  "message",
  ({ event, requestId, timeoutMilliseconds }) => void answer(event, requestId, timeoutMilliseconds),
);
parentPort.postMessage({ ready: true });

async function answer(event, awsRequestId, timeoutMilliseconds) {
  const deadline = performance.now() + timeoutMilliseconds;
  const context = {
    awsRequestId,
    functionName,
    functionVersion: "$LATEST",
    memoryLimitInMB: String(memoryMegabytes),
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
  };
  try {
    const result = await handler(JSON.parse(event), context);
    parentPort.postMessage({ result: JSON.stringify(result ?? null) });
  } catch (error) {
    parentPort.postMessage({
      error: { name: error?.name, message: error?.message ?? String(error), stack: error?.stack },
    });
  }
}

/** The stage's clock may stand elsewhere than the machine's: `new Date()` and `Date.now()` follow it. */
function moveClock(offset) {
  const RealDate = Date;
  const now = () => RealDate.now() + offset[0];
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
