// Runs one function's own bundle in its own thread, one event at a time, like Lambda.
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

/** The stage's clock may differ from the machine's, so `new Date()` and `Date.now()` use the offset. */
function moveClock(offset) {
  const RealDate = Date;
  const now = () => RealDate.now() + offset[0];
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
