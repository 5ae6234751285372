import type { Monitor } from "#frontend/platform/logger.ts";

/** A page that fails in a loop tells no more by its thousandth report. */
const mostReports = 20;

export interface EarlyReports extends Monitor {
  /** Hands over what came so far, and from now on everything at once. */
  readonly handOver: (monitor: Monitor) => void;
  /** Nobody will take it. */
  readonly forget: () => void;
}

/** Keeps reports until there is somebody to tell; `onReport` says that there is something. */
export function createEarlyReports(onReport: () => void): EarlyReports {
  let waiting: ((monitor: Monitor) => void)[] = [];
  let heir: Monitor | undefined;
  let isOver = false;
  const report = (tell: (monitor: Monitor) => void): void => {
    if (heir) tell(heir);
    else if (!isOver && waiting.length < mostReports) {
      waiting.push(tell);
      onReport();
    }
  };
  return {
    message: (...told) => report((monitor) => monitor.message(...told)),
    exception: (...told) => report((monitor) => monitor.exception(...told)),
    handOver(monitor) {
      heir = monitor;
      for (const tell of waiting) tell(monitor);
      waiting = [];
    },
    forget() {
      isOver = true;
      waiting = [];
    },
  };
}
