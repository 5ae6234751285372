/** A page that never rests does it after so long all the same. */
const patienceMs = 10_000;
/** Where the browser does not say when it is idle. */
const settledMs = 2_000;

/** Runs once, when the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, settledMs);
}
