// @vitest-environment page
import { expect, test, vi } from "vitest";
import { inspectDocument } from "./inspectDocument.ts";
import { listSecurityEvents, recordSecurityEvent } from "./securityEvents.ts";
import { startSecurityObserver } from "./startSecurityObserver.ts";

function violation(part: object): Event {
  const fields = { documentURI: location.href, effectiveDirective: "script-src", blockedURI: "inline", sourceFile: "" };
  return Object.assign(new Event("securitypolicyviolation"), fields, { lineNumber: 1, columnNumber: 2 }, part);
}

test("blocked content and an address that contains a script are recorded for an hour", async () => {
  history.replaceState(null, "", "/faq?q=%3Cscript%3Ego()");
  const stop = startSecurityObserver();
  document.dispatchEvent(violation({}));
  document.dispatchEvent(violation({ blockedURI: "https://evil.example/x.js?secret" }));
  document.dispatchEvent(violation({ sourceFile: "chrome-extension://abc/x.js" }));
  stop();
  document.dispatchEvent(violation({}));
  const types = () => listSecurityEvents().map(({ type }) => type);
  await vi.waitFor(() => expect(types()).toEqual(["xss_attempt", "unsafe_inline", "csp_violation"]));
  expect(JSON.stringify(listSecurityEvents())).not.toContain("secret");
  expect(listSecurityEvents(Date.now() + 3_600_001)).toEqual([]);
});

const htmlOf = (html: string) => new DOMParser().parseFromString(html, "text/html");
const see = (html: string, { protocol = "https:", contentType = "text/html; charset=utf-8" } = {}) =>
  inspectDocument({ page: htmlOf(html), protocol, contentType, events: listSecurityEvents() });
const clean = { https: true, charset: true, mixedContent: false, inlineScripts: false };

test("a page as we ship it has no findings", () => {
  expect(see('<script type="module" src="/a.js"></script><img src="/a.png"><a href="http://a.example">A</a>')).toEqual(
    clean,
  );
});

test.each([
  ["over HTTP", "", { protocol: "http:" }, { https: false }],
  ["without a charset", "", { contentType: "text/html" }, { charset: false }],
  ["with a charset of its own", '<meta charset="utf-8">', { contentType: "text/html" }, {}],
  ["with an image over HTTP", '<img src="http://a.example/b.png">', {}, { mixedContent: true }],
  ["with a script in it", "<script>go()</script>", {}, { inlineScripts: true }],
  ["with a handler in it", '<p onclick="go()">', {}, { inlineScripts: true }],
  ["with data in it", '<script type="application/json">{}</script>', {}, {}],
])("a page %s", (_, html, wire, fault) => {
  expect(see(html, wire)).toEqual({ ...clean, ...fault });
});

test("mixed content that the browser blocked counts, too", () => {
  recordSecurityEvent("mixed_content", {});
  expect(see("")).toEqual({ ...clean, mixedContent: true });
});
