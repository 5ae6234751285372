/** Milliseconds that one piece of work may take: half a frame, so that a key pressed meanwhile hardly waits. */
const pieceMs = 8;

/** Runs work that pauses at each `yield` in pieces while the browser is idle. Returns a function that cancels it. */
export function workWhenIdle<T>(work: Generator<undefined, T>, onDone: (value: T) => void): () => void {
  let callOff = whenIdle(go);
  function go(): void {
    const until = performance.now() + pieceMs;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (!step.done) callOff = whenIdle(go);
    else {
      const { value } = step;
      callOff = whenIdle(() => onDone(value));
    }
  }
  return () => callOff();
}

/**
 * Milliseconds after which a piece runs even if the browser is busy. A long play on a slow machine takes hundreds of
 * pieces, and its pages should appear within seconds.
 */
const timeout = 100;

function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run);
  return () => clearTimeout(id);
}
