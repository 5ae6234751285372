import { beforeEach, expect, test, vi } from "vitest";
import { logger, onError, setMonitor } from "./logger.ts";

const monitor = { message: vi.fn(), exception: vi.fn() };
beforeEach(() => {
  vi.resetAllMocks();
  setMonitor(monitor);
});
const reported = () => [monitor.message.mock.calls, monitor.exception.mock.calls];

test("a warning is reported as a message", () => {
  logger.warn("careful", { where: "here" });
  expect(reported()).toEqual([[["warning", "careful", { where: "here" }]], []]);
});

test("an Error is reported as an exception with its context", () => {
  const error = new Error("broken");
  logger.error(error, { where: "here" });
  expect(reported()).toEqual([[], [[error, { where: "here" }]]]);
});

test.each(["broken", 7, undefined])("an error without an Error object is reported as a message: %s", (fault) => {
  logger.error(fault, { where: "here" });
  expect(reported()).toEqual([[["error", String(fault), { where: "here" }]], []]);
});

test("info and debug output is dropped", () => {
  const spies = (["log", "info", "debug"] as const).map((name) => vi.spyOn(console, name));
  logger.info("a fact", { where: "here" });
  logger.debug("a detail");
  expect(reported()).toEqual([[], []]);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

test("listeners get every error, and no warnings", () => {
  const heard = vi.fn();
  const stop = onError(heard);
  logger.warn("careful");
  logger.error("broken");
  stop();
  logger.error("broken again");
  expect(heard).toHaveBeenCalledExactlyOnceWith("broken");
});
