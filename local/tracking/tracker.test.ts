import { expect, test } from "vitest";
import { openTracker, trackerPath } from "./tracker.ts";
import { trackingPage } from "./trackingPage.ts";

const asked = (query: Record<string, string>) => ({
  method: "GET",
  path: trackerPath,
  query: new URLSearchParams(query).toString(),
  headers: {},
  body: Buffer.alloc(0),
  address: "127.0.0.1",
});

test("requests to the image address are stored, newest first, and shown as text", () => {
  const tracker = openTracker(() => 0);
  tracker.take(asked({ call: "trackPageView", title: "Help", path: "/help" }));
  const answer = tracker.take(
    asked({ call: "trackEvent", name: "<b>user_login</b>", identity: '{"email":"ruth@example.org"}' }),
  );
  expect(answer).toMatchObject({ status: 200, headers: { "content-type": "image/gif" } });
  expect(tracker.list()).toMatchObject([
    { at: "1970-01-01T00:00:00.000Z", call: "trackEvent", identity: { email: "ruth@example.org" } },
    { call: "trackPageView", title: "Help", path: "/help", identity: "" },
  ]);
  expect(trackingPage(tracker.list())).toContain("&lt;b&gt;user_login");
});

test("only the newest are kept", () => {
  const tracker = openTracker(() => 0);
  for (let count = 0; count < 310; count++) tracker.take(asked({ name: String(count) }));
  expect(tracker.list()).toHaveLength(300);
  expect(tracker.list()[0]?.name).toBe("309");
});

test("the script is served", () => {
  expect(
    openTracker(() => 0)
      .script()
      .body?.toString(),
  ).toContain("_hsq");
});
