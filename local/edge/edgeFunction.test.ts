import { expect, test } from "vitest";
import { edgeCode } from "#lib/edge/edgeCode.ts";
import { openViewerRequest, openViewerResponse } from "./edgeFunction.ts";

const viewerRequest = openViewerRequest(edgeCode("viewerRequest"));
const viewerResponse = openViewerResponse(edgeCode("viewerResponse"));

const request = (path: string, headers: Record<string, string> = {}) => ({
  method: "GET",
  path,
  query: "",
  headers,
  body: Buffer.alloc(0),
  address: "198.51.100.7",
});

test("CloudFront sets the viewer's address, whatever the client sent", () => {
  const { headers } = viewerRequest(request("/api/health", { "x-viewer-address": "203.0.113.9", accept: "*/*" }));
  expect(headers).toEqual({ "x-viewer-address": "198.51.100.7", accept: "*/*" });
});

test.each([
  ["/", "/home.html"],
  ["/pricing", "/pricing.html"],
  ["/Pricing/", "/pricing.html"],
  ["/help", "/help.html"],
  ["/help/sharing", "/help/sharing.html"],
  ["/dashboard", "/index.html"],
  ["/editor/abcDEF123456", "/index.html"],
  ["/shared/abc123.q1w2e3r4t5", "/shared.html"],
  ["/apiary", "/not-found.html"],
  ["/dashboards", "/not-found.html"],
  ["/assets/app-1a2b3c4d.js", "/assets/app-1a2b3c4d.js"],
  ["/config.json", "/config.json"],
  ["/api/plays/abc.def", "/api/plays/abc.def"],
])("%s is answered with %s", (path, answered) => {
  expect(viewerRequest(request(path)).path).toBe(answered);
});

test.each([
  ["/no/such/page", 200, 404],
  ["/not-found.html", 200, 404],
  ["/pricing", 200, 200],
  ["/dashboard", 200, 200],
  ["/no/such/page", 304, 304],
  ["/assets/old.js", 404, 404],
])("%s, which the bucket answers with %i, is answered with %i", (path, status, answered) => {
  expect(viewerResponse(request(path), { status, headers: {}, body: "" }).status).toBe(answered);
});

const rolledBack = {
  request: openViewerRequest(edgeCode("viewerRequest", "/releases/1a2b3c4")),
  response: openViewerResponse(edgeCode("viewerResponse", "/releases/1a2b3c4")),
};

test.each([
  ["/", "/releases/1a2b3c4/home.html"],
  ["/editor/abcDEF123456", "/releases/1a2b3c4/index.html"],
  ["/sw.js", "/releases/1a2b3c4/sw.js"],
  ["/config.json", "/releases/1a2b3c4/config.json"],
  ["/assets/app-1a2b3c4d.js", "/assets/app-1a2b3c4d.js"],
  ["/api/plays", "/api/plays"],
  ["/releases/9f8e7d6/config.json", "/releases/9f8e7d6/config.json"],
])("after a rollback of the site, %s is answered with %s", (path, answered) => {
  expect(rolledBack.request(request(path)).path).toBe(answered);
});

test.each([
  ["/no/such/page", 404],
  ["/releases/1a2b3c4/not-found.html", 404],
  ["/releases/1a2b3c4/index.html", 200],
])("after a rollback, unknown addresses are still answered with 404: %s with %i", (path, answered) => {
  expect(rolledBack.response(request(path), { status: 200, headers: {}, body: "" }).status).toBe(answered);
});
