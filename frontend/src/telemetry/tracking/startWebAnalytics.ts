import { mayBeSeen } from "#domain/tracking/mayBeSeen.ts";
import { onError } from "#frontend/platform/logger.ts";
import { onActivity } from "../activity/activity.ts";
import { pageMetrics } from "../metrics/pageMetrics.ts";

type EventName = "performance_metric" | "user_action" | "application_error";
type Parameters = Readonly<Record<string, string | number>>;

/** Reports page metrics and actions to a web analytics tool, if the page has one. Returns a function that stops it. */
export function startWebAnalytics(): () => void {
  const uncaught = new AbortController();
  const { signal } = uncaught;
  window.addEventListener("error", ({ error }) => reportError(error), { signal });
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason), { signal });
  const stops = [
    pageMetrics.subscribe(({ name, value, unit }) =>
      report("performance_metric", { metric_name: name, value, metric_unit: unit }),
    ),
    onActivity((type, data) => {
      const isOwnAct =
        type !== "page_visit" && type !== "words_written" && !("is_auto_save" in data && data.is_auto_save);
      if (isOwnAct) report("user_action", { action: type, ...("format" in data ? { format: data.format } : {}) });
    }),
    onError(reportError),
    () => uncaught.abort(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reports only the kind of an error, because a message may quote what somebody wrote. */
const reportError = (fault: unknown): void =>
  report("application_error", { error_name: fault instanceof Error ? fault.name : "Error" });

function report(event: EventName, parameters: Parameters): void {
  const { gtag } = window as { gtag?: unknown };
  if (typeof gtag === "function" && mayBeSeen(location.href)) gtag("event", event, parameters);
}
