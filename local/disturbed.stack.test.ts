import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GetItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { type ApiSession, signInToApi } from "./demonstration/signInToApi.ts";
import { type Stack, startStack } from "./stack.ts";

/** A separate Ghostlight, because these tests change its clock and inject faults, which would break other tests. */
const root = fileURLToPath(new URL("..", import.meta.url));
const dataFolder = temporaryFolder();
const person = { email: "somebody@ghostlight.test", password: "words enough", name: "Somebody" };
const playId = "a-play-of-mine";

let stack: Stack;
let session: ApiSession;
beforeAll(async () => {
  stack = await startStack({ root, dataFolder, port: 0 });
  stack.standIns.cognito.ensureAccount(person);
  session = await signInToApi(stack.origin, person.email, person.password);
});
afterAll(() => stack.stop());

const call = (method: string, path: string, body?: object) =>
  fetch(`${stack.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${session.accessToken}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const headOfPlay = () =>
  new GetItemCommand({
    TableName: stack.standIns.table.name,
    Key: { PK: { S: `PLAY#${playId}` }, SK: { S: "HEAD" } },
  });
const local = (path: string, body: object) =>
  fetch(`${stack.origin}/local/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Until the test has finished, also if it fails. */
async function advanceClock(advanceSeconds: number): Promise<void> {
  await local("clock", { advanceSeconds });
  onTestFinished(async () => void (await local("clock", { advanceSeconds: -advanceSeconds })));
}

test("every function's role allows everything it needs", async () => {
  const update = { after: 0, updateId: "first-update", device: "some-device", body: "AAA=" };
  const calls: readonly [string, string, object?][] = [
    ["GET", "/api/health"],
    ["PATCH", "/api/profile", { full_name: "Somebody" }],
    ["GET", "/api/profile"],
    ["POST", "/api/check-subscription"],
    ["POST", "/api/plays", { playId, owner: session.userId, title: "Mine" }],
    ["GET", "/api/plays"],
    ["GET", `/api/plays/${playId}`],
    ["POST", `/api/plays/${playId}/updates`, update],
    ["GET", `/api/plays/${playId}/updates?after=0`],
    ["PATCH", `/api/plays/${playId}`, { rename: "Mine, again" }],
    ["POST", `/api/plays/${playId}/duplicate`, { playId: "another-play-of-mine", title: "Twice" }],
    ["DELETE", `/api/plays/${playId}`],
    ["POST", `/api/plays/${playId}/restore`],
  ];
  const answers: string[] = [];
  for (const [method, path, body] of calls)
    answers.push(`${method} ${path} ${(await call(method, path, body)).status}`);
  expect(answers).toEqual(calls.map(([method, path]) => `${method} ${path} 200`));
});

test("the sweeper runs on schedule, and no function is denied anything", async () => {
  await call("DELETE", `/api/plays/${playId}`);
  await advanceClock(31 * 86_400);
  const log = () => readFileSync(join(dataFolder, "functions.log"), "utf8");
  await expect.poll(async () => (await stack.standIns.table.client.send(headOfPlay())).Item?.purgedAt?.S).toBeDefined();
  expect(log()).not.toContain("is not authorized");
  expect(log()).not.toContain('"level":"error"');
});

test("a token expires by the server's clock", async () => {
  expect((await call("GET", "/api/plays")).status).toBe(200);
  await advanceClock(16 * 60);
  expect((await call("GET", "/api/plays")).status).toBe(401);
});

test("an injected fault happens as often as requested", async () => {
  await local("faults", { service: "api", kind: "503", times: 1 });
  expect((await call("GET", "/api/health")).status).toBe(503);
  expect((await call("GET", "/api/health")).status).toBe(200);
  await local("faults", { service: "api", kind: "cut", times: 1 });
  await expect(call("GET", "/api/health")).rejects.toThrow();
  expect((await call("GET", "/api/health")).status).toBe(200);
});

test("the table and the server's sign-in can be made to fail, and the health check reports it", async () => {
  const health = async (): Promise<{ checks: Record<string, [{ status: string }]> }> =>
    (await call("GET", "/api/health")).json();
  await local("faults", { service: "table", kind: "500", times: 1_000 });
  expect((await call("GET", "/api/plays")).status).toBe(500);
  expect((await health()).checks).toMatchObject({ "database:responseTime": [{ status: "fail" }] });
  await local("faults", { service: "table", kind: "500", times: 0 });
  expect((await call("GET", "/api/plays")).status).toBe(200);
  await local("faults", { service: "pool", kind: "503", times: 1_000 });
  await advanceClock(600);
  await expect
    .poll(async () => (await health()).checks["authentication:responseTime"])
    .toMatchObject([{ status: "fail" }]);
  await local("faults", { service: "pool", kind: "503", times: 0 });
});

test("writes that conflict with a transaction are tried again, and a conflict that goes on is refused", async () => {
  const saveName = (name: string) => call("PATCH", "/api/profile", { full_name: name });
  await local("faults", { service: "table", kind: "409", times: 3 });
  expect((await saveName("After three conflicts")).status).toBe(200);
  expect(await (await call("GET", "/api/profile")).json()).toMatchObject({ full_name: "After three conflicts" });
  await local("faults", { service: "table", kind: "409", times: 1_000 });
  const refused = await saveName("Never");
  await local("faults", { service: "table", kind: "409", times: 0 });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
});

test("a table at its limit is answered 503 by our API, in its own words", async () => {
  await local("faults", { service: "table", kind: "429", times: 1_000 });
  const refused = await call("GET", "/api/plays");
  await local("faults", { service: "table", kind: "429", times: 0 });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
});

/** What the template lets through (`lib/SiteApi.ts`). */
const [burst, perSecond] = [100, 50];

test("more requests than the template lets through are refused by the gateway, and other routes aren't affected", async ({
  skip,
}) => {
  const report = () => fetch(`${stack.origin}/api/csp-reports`, { method: "POST", body: "no report" });
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 400 }, report));
  const mayPass = burst + (perSecond * (performance.now() - started)) / 1000;
  skip(mayPass >= answers.length, "This machine is too busy to send more requests than may pass.");
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toEqual({ message: "Too Many Requests" });
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(burst);
  expect((await call("GET", "/api/plays")).status).toBe(200);
});

test("functions are replaced while Ghostlight is running", async () => {
  await stack.reload();
  expect((await call("GET", "/api/plays")).status).toBe(200);
});
