import { whenIdle } from "./whenIdle.ts";

/** Milliseconds, so that nothing runs between two keys. */
const pauseMs = 300;

/** Runs something when the browser is idle and `start` hasn't been called for a moment. */
export function afterPause(run: () => void): { readonly start: () => void; readonly stop: () => void } {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(pause);
    cancel?.();
  };
  const start = (): void => {
    stop();
    pause = setTimeout(() => {
      cancel = whenIdle(run, { latestMs: 1_000, fallbackMs: 0 });
    }, pauseMs);
  };
  return { start, stop };
}
