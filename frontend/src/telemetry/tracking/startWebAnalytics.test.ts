// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logger, setMonitor } from "#frontend/platform/logger.ts";
import { pageMetrics } from "../metrics/pageMetrics.ts";
import { startWebAnalytics } from "./startWebAnalytics.ts";

const acts = vi.hoisted(() => new Set<(type: string, data: object) => void>());
vi.mock("../activity/activity.ts", () => ({
  onActivity: (listener: () => void) => {
    acts.add(listener);
    return () => acts.delete(listener);
  },
}));

setMonitor({ message: () => undefined, exception: () => undefined });
const gtag = vi.fn();
const does = (type: string, data: object) => {
  for (const listener of acts) listener(type, data);
};
const measure = () => pageMetrics.record({ name: "LCP", value: 900, unit: "ms" });

let stop = () => {};
beforeEach(() => {
  gtag.mockClear();
  Object.assign(window, { gtag });
  history.replaceState({}, "", "/help");
  stop = startWebAnalytics();
});
afterEach(() => stop());

test("page metrics are reported", () => {
  measure();
  expect(gtag).toHaveBeenCalledExactlyOnceWith("event", "performance_metric", {
    metric_name: "LCP",
    value: 900,
    metric_unit: "ms",
  });
});

test("a person's actions are reported by kind, without their plays; automatic ones aren't", () => {
  const ofPlay = { play_id: "p", play_title: "The Last Bulb" };
  does("export", { ...ofPlay, format: "pdf" });
  does("play_saved", { ...ofPlay, is_auto_save: false });
  does("play_saved", { ...ofPlay, is_auto_save: true });
  does("words_written", { ...ofPlay, word_count: 10 });
  does("page_visit", { page_name: "Help", referrer: "" });
  expect(gtag.mock.calls).toEqual([
    ["event", "user_action", { action: "export", format: "pdf" }],
    ["event", "user_action", { action: "play_saved" }],
  ]);
});

test("an error is reported by its kind only", () => {
  logger.error(new TypeError("somebody's words"));
  logger.error("somebody's words");
  window.dispatchEvent(new ErrorEvent("error", { error: new RangeError("somebody's words") }));
  expect(gtag.mock.calls.map(([, , data]) => data)).toEqual([
    { error_name: "TypeError" },
    { error_name: "Error" },
    { error_name: "RangeError" },
  ]);
});

test("nothing is reported on a shared play, without the tool, or after it was stopped", () => {
  history.replaceState({}, "", "/shared/s3cret.token");
  measure();
  history.replaceState({}, "", "/help");
  Object.assign(window, { gtag: undefined });
  measure();
  Object.assign(window, { gtag });
  stop();
  measure();
  logger.error(new Error("late"));
  does("sign_in", {});
  window.dispatchEvent(new ErrorEvent("error", { error: new RangeError() }));
  expect(gtag).not.toHaveBeenCalled();
});
