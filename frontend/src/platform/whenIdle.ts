interface IdleTiming {
  /** Milliseconds after which it runs even if the page never becomes idle. */
  readonly latestMs?: number;
  /** Milliseconds to wait in browsers that don't report idle time. */
  readonly fallbackMs?: number;
}

/** How many things are loading that the person is waiting for. */
let awaited = 0;
/** What was postponed because of them. */
const postponed = new Set<() => void>();

/**
 * Runs once, when the page is idle. While something is loading that the person is waiting for, the page isn't idle, so
 * that nothing else takes the connection. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, { latestMs = 10_000, fallbackMs = 2_000 }: IdleTiming = {}): () => void {
  const latest = performance.now() + latestMs;
  let cancelRequest = requestIdle(check, { latestMs, fallbackMs });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function again(): void {
    cancel();
    cancelRequest = requestIdle(check, { latestMs: Math.max(latest - performance.now(), 1), fallbackMs });
  }
  function check(): void {
    const restMs = latest - performance.now();
    if (awaited === 0 || restMs <= 0) {
      run();
      return;
    }
    postponed.add(again);
    timer = setTimeout(again, restMs);
  }
  function cancel(): void {
    postponed.delete(again);
    clearTimeout(timer);
    cancelRequest();
  }
  return cancel;
}

/** Postpones what runs when the page is idle. Returns a function that ends this. */
export function postponeIdle(): () => void {
  awaited++;
  return () => {
    awaited--;
    if (awaited > 0) return;
    for (const again of [...postponed]) again();
  };
}

function requestIdle(run: () => void, { latestMs, fallbackMs }: Required<IdleTiming>): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout: latestMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, fallbackMs);
  return () => clearTimeout(id);
}
