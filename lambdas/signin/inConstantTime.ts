import { setTimeout as sleep } from "node:timers/promises";

/** Runs the work and returns only at the next full time step, so the duration reveals nothing. */
export async function inConstantTime(stepMs: number, work: () => Promise<void>): Promise<void> {
  const startMs = performance.now();
  try {
    await work();
  } finally {
    await sleep(stepMs - ((performance.now() - startMs) % stepMs));
  }
}
