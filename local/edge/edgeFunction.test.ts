import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openEdgeFunction } from "./edgeFunction.ts";

const viewerRequest = openEdgeFunction(readFileSync(new URL("../../lib/viewerRequest.js", import.meta.url), "utf8"));

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
  ["/", "/index.html"],
  ["/dashboard", "/index.html"],
  ["/editor/abcDEF123456", "/index.html"],
  ["/shared/abc123.q1w2e3r4t5", "/shared.html"],
  ["/apiary", "/index.html"],
  ["/assets/app-1a2b3c4d.js", "/assets/app-1a2b3c4d.js"],
  ["/config.json", "/config.json"],
  ["/api/plays/abc.def", "/api/plays/abc.def"],
])("%s is answered with %s", (path, answered) => {
  expect(viewerRequest(request(path)).path).toBe(answered);
});

test("an endless loop is stopped", () => {
  const endless = openEdgeFunction("function handler() { for (;;); }");
  expect(() => endless(request("/"))).toThrow(/timed out/);
});
