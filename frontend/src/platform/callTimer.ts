/** Runs a named call and measures how long it takes. */
type CallTimer = <T>(name: string, run: () => Promise<T>) => Promise<T>;

let timer: CallTimer = (_, run) => run();

/**
 * Has every later call measured. This layer knows nothing of telemetry, so the page passes the timer in. A file of its
 * own, because the first page must not load `call.ts` with its schemas.
 */
export function setCallTimer(callTimer: CallTimer): void {
  timer = callTimer;
}

export const timeCall: CallTimer = (name, run) => timer(name, run);
