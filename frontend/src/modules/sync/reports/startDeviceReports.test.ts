// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minuteMs, secondMs } from "#domain/time.ts";
import { startDeviceReports } from "./startDeviceReports.ts";

const reports = vi.hoisted(() => ({ reportThisDevice: vi.fn() }));
vi.mock("./reportThisDevice.ts", () => reports);
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({ signedInUser: async () => "ruth" }));

let stop: () => void = () => undefined;
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  reports.reportThisDevice.mockReset().mockResolvedValue(undefined);
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  stop = startDeviceReports();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = () => {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a visible page looks every twenty seconds, and a page that's hidden looks once more", async () => {
  await pass(40 * secondMs);
  expect(reports.reportThisDevice).toHaveBeenCalledTimes(2);
  hide();
  await pass(2 * minuteMs);
  expect(reports.reportThisDevice).toHaveBeenCalledTimes(3);
});

test("after a failure, it waits for five minutes", async () => {
  reports.reportThisDevice.mockRejectedValue(new Error("too many"));
  await pass(20 * secondMs + 4 * minuteMs);
  expect(reports.reportThisDevice).toHaveBeenCalledTimes(1);
  await pass(2 * minuteMs);
  expect(reports.reportThisDevice).toHaveBeenCalledTimes(2);
});

test("without a connection, nothing is tried, and nothing after it's stopped", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await pass(2 * minuteMs);
  expect(reports.reportThisDevice).not.toHaveBeenCalled();
  onLine.mockRestore();
  stop();
  hide();
  await pass(2 * minuteMs);
  expect(reports.reportThisDevice).not.toHaveBeenCalled();
});
