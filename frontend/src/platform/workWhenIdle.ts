import { whenIdle } from "./whenIdle.ts";

/** Milliseconds that one piece of work may take: half a frame, so that a key pressed meanwhile hardly waits. */
const pieceMs = 8;

/**
 * `latestMs`: a long play on a slow machine takes hundreds of pieces, and its pages should appear within seconds even
 * if the browser is busy.
 */
const timing = { latestMs: 100, fallbackMs: 0 };

/** Runs work that pauses at each `yield` in pieces while the browser is idle. Returns a function that cancels it. */
export function workWhenIdle<T>(work: Generator<undefined, T>, onDone: (value: T) => void): () => void {
  let callOff = whenIdle(go, timing);
  function go(): void {
    const until = performance.now() + pieceMs;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (!step.done) callOff = whenIdle(go, timing);
    else {
      const { value } = step;
      callOff = whenIdle(() => onDone(value), timing);
    }
  }
  return () => callOff();
}
