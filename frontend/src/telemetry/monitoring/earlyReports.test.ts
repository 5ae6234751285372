import { expect, test, vi } from "vitest";
import { createEarlyReports } from "./earlyReports.ts";

const monitor = () => ({ message: vi.fn(), exception: vi.fn() });

test("early reports are passed on later, and later ones immediately", () => {
  const onReport = vi.fn();
  const early = createEarlyReports(onReport);
  const error = new Error("early");
  early.exception(error, { where: "here" });
  early.message("warning", "careful");
  expect(onReport.mock.calls).toEqual([["exception"], ["message"]]);
  const heir = monitor();
  early.handOver(heir);
  early.message("error", "late");
  expect(heir.exception.mock.calls).toEqual([[error, { where: "here" }]]);
  expect(heir.message.mock.calls).toEqual([
    ["warning", "careful"],
    ["error", "late"],
  ]);
  expect(onReport).toHaveBeenCalledTimes(2);
});

test("a page that fails in a loop keeps twenty reports, and none if nobody will take them", () => {
  const early = createEarlyReports(() => undefined);
  for (let count = 0; count < 50; count++) early.message("error", String(count));
  const heir = monitor();
  early.handOver(heir);
  expect(heir.message).toHaveBeenCalledTimes(20);
  const onReport = vi.fn();
  const forgotten = createEarlyReports(onReport);
  forgotten.forget();
  forgotten.message("error", "nobody");
  expect(onReport).not.toHaveBeenCalled();
});
