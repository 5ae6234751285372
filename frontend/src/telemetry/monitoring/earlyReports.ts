import type { Monitor } from "#frontend/platform/logger.ts";

/** A page that fails in a loop adds nothing with more reports. */
const maxReports = 20;

export interface EarlyReports extends Monitor {
  /** Passes on the reports so far, and from now on each one immediately. */
  readonly handOver: (monitor: Monitor) => void;
  /** Drops the reports, because there is no monitor. */
  readonly forget: () => void;
}

/** What was reported first: the monitor for an exception is needed at once, the one for a message can wait. */
export type ReportKind = "exception" | "message";

/** Keeps reports until there is a monitor. Calls `onReport` when there is something to report. */
export function createEarlyReports(onReport: (kind: ReportKind) => void): EarlyReports {
  let waiting: ((monitor: Monitor) => void)[] = [];
  let heir: Monitor | undefined;
  let isOver = false;
  const report = (kind: ReportKind, send: (monitor: Monitor) => void): void => {
    if (heir) send(heir);
    else if (!isOver && waiting.length < maxReports) {
      waiting.push(send);
      onReport(kind);
    }
  };
  return {
    message: (...args) => report("message", (monitor) => monitor.message(...args)),
    exception: (...args) => report("exception", (monitor) => monitor.exception(...args)),
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
