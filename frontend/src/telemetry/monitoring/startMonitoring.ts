import { consoleMonitor, type Monitor, setMonitor } from "#frontend/platform/logger.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { createEarlyReports, type EarlyReports } from "./earlyReports.ts";

const both = (one: Monitor, other: Monitor): Monitor => ({
  message: (...args) => {
    one.message(...args);
    other.message(...args);
  },
  exception: (...args) => {
    one.exception(...args);
    other.exception(...args);
  },
});

interface MonitoringOptions {
  readonly when?: "idle" | "something fails";
}

/**
 * Starts error monitoring without delaying the first paint: its code loads when the browser is idle, or at the first
 * exception. Earlier errors are kept and reported then. If the stage has no DSN, they are dropped.
 */
export function startMonitoring({ when = "idle" }: MonitoringOptions = {}): void {
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    loadSentry(early, stopListening).catch((error: unknown) => {
      isLoading = false;
      console.warn("Error monitoring could not be loaded", error);
    });
  };
  // A message, such as one about a slow request, comes when the connection has enough to do.
  const early = createEarlyReports((kind) => (kind === "exception" ? load() : whenLoadedAndIdle(load)));
  const stopListening = listenForUncaught(early);
  setMonitor(both(consoleMonitor, early));
  if (when === "idle") whenLoadedAndIdle(load);
}

async function loadSentry(early: EarlyReports, stopListening: () => void): Promise<void> {
  const { getConfig } = await import("#frontend/platform/config.ts");
  const { sentryDsn, stage, release } = await getConfig();
  if (!sentryDsn) {
    stopListening();
    return early.forget();
  }
  const { openSentry } = await import("./sentry.ts");
  const monitor = await openSentry({ dsn: sentryDsn, stage, release });
  stopListening();
  early.handOver(monitor);
}

/** Until Sentry does so itself. The browser logs these errors to the console anyway. */
function listenForUncaught(early: Monitor): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const send = (fault: unknown): void => {
    if (fault instanceof Error) early.exception(fault);
  };
  window.addEventListener("error", ({ error }) => send(error), { signal });
  window.addEventListener("unhandledrejection", ({ reason }) => send(reason), { signal });
  return () => stop.abort();
}

function whenLoadedAndIdle(run: () => void): void {
  if (document.readyState === "complete") whenIdle(run);
  else window.addEventListener("load", () => whenIdle(run), { once: true });
}
