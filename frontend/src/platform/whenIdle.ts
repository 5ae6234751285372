/** If the page never becomes idle, it runs after this long anyway. */
const patienceMs = 10_000;
/** For browsers that don't report idle time. */
const settledMs = 2_000;

/** Runs once, when the page is idle. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, settledMs);
}
