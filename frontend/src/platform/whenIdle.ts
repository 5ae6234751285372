interface IdleTiming {
  /** Milliseconds after which it runs even if the page never becomes idle. */
  readonly latestMs?: number;
  /** Milliseconds to wait in browsers that don't report idle time. */
  readonly fallbackMs?: number;
}

/** Runs once, when the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void, { latestMs = 10_000, fallbackMs = 2_000 }: IdleTiming = {}): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout: latestMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, fallbackMs);
  return () => clearTimeout(id);
}
