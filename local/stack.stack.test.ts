import { beforeAll, expect, inject, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { apiBase } from "#domain/api/contract.ts";
import { demonstrationAccounts } from "./demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "./demonstration/signInToApi.ts";

const origin = inject("origin");
const apiAddress = inject("apiAddress");
const [writer] = demonstrationAccounts;

let session: ApiSession;
beforeAll(async () => {
  session = await signInToApi(origin, writer?.email ?? "", writer?.password ?? "");
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const post = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const guarded = Object.values(capabilities)
  .flat()
  .filter(({ who }) => who !== "anyone");

test.each(guarded)("$method $path requires sign-in", async ({ method, path }) => {
  const response = await fetch(`${origin}${apiBase}${path.replace("{playId}", "some-play-id")}`, { method });
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toContain("Bearer");
  expect(await response.json()).toEqual({ message: "Unauthorized" });
});

test("an access token opens the API; an ID token or a forged one doesn't", async () => {
  const ask = async (token: string) => (await fetch(`${origin}/api/plays`, bearer(token))).status;
  expect(await ask(session.accessToken)).toBe(200);
  expect(await ask(session.idToken)).toBe(403);
  const [header, payload] = session.accessToken.split(".");
  expect(await ask(`${header}.${payload}.${"A".repeat(342)}`)).toBe(401);
});

test("an address without a contract gets our own 404", async () => {
  const response = await fetch(`${origin}/api/nothing/here`);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 404, code: "not-found" });
});

test("an uptime monitor may check the health with HEAD, and gets the status without a body", async () => {
  const response = await fetch(`${origin}/api/health`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/health+json");
  expect(await response.text()).toBe("");
});

test("the API's own address refuses requests that bypass the site", async () => {
  expect((await fetch(`${apiAddress}/api/health`)).status).toBe(403);
  const guessed = { headers: { "x-origin-secret": "a guess", "x-viewer-address": "192.0.2.1" } };
  expect((await fetch(`${apiAddress}/api/health`, guessed)).status).toBe(403);
  expect((await fetch(`${origin}/api/health`, guessed)).status).toBe(200);
});

const everyAnswer = [
  "/",
  "/dashboard",
  "/config.json",
  "/no-such-file.png",
  "/head.js",
  "/api/health",
  "/api/plays",
  "/api/nothing",
];

test.each(everyAnswer)("the security headers are on the response to %s", async (path) => {
  const { headers } = await fetch(`${origin}${path}`);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(Object.fromEntries(headers)).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test.each(["/", "/dashboard", "/editor/new", "/shared/abc123.def456"])(
  "%s is a path of the app and gets its page",
  async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(response.headers.get("cache-control")).toBe("no-cache");
  },
);

test("a missing file doesn't get the app's page", async () => {
  expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${origin}/..%2f..%2fpackage.json`)).status).toBe(404);
});

test("outside of the API, the site is read-only", async () => {
  expect((await post("/dashboard", {})).status).toBe(403);
});

test("the writer finds the sample play, which the plan doesn't count", async () => {
  const { plays, count, limit } = await (await fetch(`${origin}/api/plays`, bearer(session.accessToken))).json();
  expect({ count, limit }).toEqual({ count: 0, limit: 3 });
  expect(plays).toMatchObject([{ isSample: true }]);
  expect(plays[0].words).toBeGreaterThan(300);
});

test("a body over the gateway's limit is refused with its message", async () => {
  const body = new Uint8Array(10 * 1024 * 1024 + 1);
  const response = await fetch(`${origin}/api/plays`, { ...bearer(session.accessToken), method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: "Request Entity Too Large" });
});

test("headers and addresses over the limits of CloudFront and API Gateway are refused, and others aren't", async () => {
  const ask = async (path: string, headerLength = 0) =>
    (await fetch(`${origin}${path}`, { headers: { "x-long": "x".repeat(headerLength) } })).status;
  expect(await ask("/api/health", 9_000)).toBe(200);
  expect(await ask("/api/health", 10_240)).toBe(431);
  expect(await ask("/", 19_000)).toBe(200);
  expect(await ask("/", 20_480)).toBe(413);
  expect(await ask(`/?${"x".repeat(8_000)}`)).toBe(200);
  expect(await ask(`/?${"x".repeat(8_192)}`)).toBe(413);
});

test("a form on another site can't use the local controls", async () => {
  const response = await fetch(`${origin}/local/clock`, { method: "POST", body: '{"advanceSeconds": 1}' });
  expect(response.status).toBe(415);
});
