import { setTimeout as sleep } from "node:timers/promises";

/** Does the work and comes back only at the next full step of time: how long the work took tells nobody anything. */
export async function inEvenTime(stepMs: number, work: () => Promise<void>): Promise<void> {
  const startMs = performance.now();
  try {
    await work();
  } finally {
    await sleep(stepMs - ((performance.now() - startMs) % stepMs));
  }
}
