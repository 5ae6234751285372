import type { Monitor } from "#frontend/platform/logger.ts";

/** A page that fails in a loop adds nothing with more reports. */
const maxReports = 20;

export interface EarlyReports extends Monitor {
  /** Passes on the reports so far, and from now on each one immediately. */
  readonly handOver: (monitor: Monitor) => void;
  /** Drops the reports, because there is no monitor. */
  readonly forget: () => void;
}

/** Keeps reports until there is a monitor. Calls `onReport` when there is something to report. */
export function createEarlyReports(onReport: () => void): EarlyReports {
  let waiting: ((monitor: Monitor) => void)[] = [];
  let heir: Monitor | undefined;
  let isOver = false;
  const report = (send: (monitor: Monitor) => void): void => {
    if (heir) send(heir);
    else if (!isOver && waiting.length < maxReports) {
      waiting.push(send);
      onReport();
    }
  };
  return {
    message: (...args) => report((monitor) => monitor.message(...args)),
    exception: (...args) => report((monitor) => monitor.exception(...args)),
    handOver(monitor) {
      heir = monitor;
      for (const send of waiting) send(monitor);
      waiting = [];
    },
    forget() {
      isOver = true;
      waiting = [];
    },
  };
}
