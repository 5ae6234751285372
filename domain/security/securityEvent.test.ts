import { expect, test } from "vitest";
import { looksLikeScript, recentEvents, type SecurityEvent } from "./securityEvent.ts";

const noon = Date.parse("2027-01-10T12:00:00.000Z");
const eventAt = (ms: number): SecurityEvent => ({
  type: "csp_violation",
  details: {},
  timestamp: new Date(ms).toISOString(),
});

test("events are kept for an hour", () => {
  const kept = eventAt(noon - 3_599_999);
  expect(recentEvents([eventAt(noon - 3_600_000), kept], noon)).toEqual([kept]);
});

test("at most a hundred events are kept, the latest ones", () => {
  const events = Array.from({ length: 150 }, (_, n) => eventAt(noon - 150 + n));
  expect(recentEvents(events, noon)).toEqual(events.slice(50));
});

test.each([
  ["/?q=<script>alert(1)</script>", true],
  ["/?q=%3Cscript%3Ealert(1)", true],
  ["/?q=%253Csvg%20onload%253D1", true],
  ["/?next=javascript:alert(1)", true],
  ["/?q=%E0%A4%A<img", true],
  ["/editor/abc?title=The%20Script", false],
  ["/faq#on-loading", false],
])("%s contains a script: %s", (address, carries) => {
  expect(looksLikeScript(address)).toBe(carries);
});
