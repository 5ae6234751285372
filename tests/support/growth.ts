/** How many times as long the longer input is. Linear work takes about as many times as long, and quadratic work 64 times. */
const growth = 8;
/** Many systems count processor time only in steps of 4 or 10 ms, so what takes less isn't measured well. */
const leastMs = 20;
const tries = 4;

async function msOf(work: (size: number) => unknown, size: number): Promise<number> {
  const start = process.cpuUsage();
  await work(size);
  return process.cpuUsage(start).user / 1000;
}

/**
 * Whether the processor time of `work` grows at most a little faster than `size`, which is the smaller of two sizes it's
 * tried with. Only times of the same machine are compared, so a slow or busy one doesn't matter. Other programs only make a
 * measure larger, so one try that's small enough is right.
 */
export async function isLinear(work: (size: number) => unknown, size: number): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    const smallMs = Math.max(leastMs, await msOf(work, size));
    if ((await msOf(work, growth * size)) < 3 * growth * smallMs) return true;
  }
  return false;
}
