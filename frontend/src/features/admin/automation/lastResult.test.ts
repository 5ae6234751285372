// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { lastResult, saveLastResult } from "./lastResult.ts";

afterEach(() => sessionStorage.clear());

test("the result of the last action survives a reload", () => {
  expect(lastResult()).toBeUndefined();
  const last = {
    action: "segment_users" as const,
    at: new Date("2027-01-10T12:00:00.000Z"),
    data: null,
    problem: "HubSpot does not answer.",
  };
  saveLastResult(last);
  expect(lastResult()).toEqual(last);
});

test("stored results that can't be read are ignored", () => {
  saveLastResult({ action: "segment_users", at: new Date(0), data: null });
  const key = sessionStorage.key(0) ?? "";
  for (const kept of ["{", "null", '{"action":1}', '{"action":"gone","at":"2027-01-10T12:00:00.000Z","data":null}']) {
    sessionStorage.setItem(key, kept);
    expect(lastResult(), kept).toBeUndefined();
  }
});
