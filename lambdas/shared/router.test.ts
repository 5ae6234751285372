import { ThrottlingException } from "@aws-sdk/client-dynamodb";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { contract } from "#domain/api/contract.ts";
import { noBody, nothing } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import { apiCaller, type ProblemBody } from "#tests/support/apiCaller.ts";
import { apiEvent, lambdaContext, originSecret } from "#tests/support/apiEvent.ts";
import { endpoint, openEndpoint } from "./endpoint.ts";
import { createRouter } from "./router.ts";

const rehearse = contract({
  method: "POST",
  path: "/rehearsals/{act}",
  who: "user",
  params: z.strictObject({ act: z.string().regex(/^[IVX]+$/) }),
  query: z.strictObject({ page: z.coerce.number().int().min(0).default(0) }),
  body: z.strictObject({ speaker: z.string().max(20), lines: z.array(z.string()).max(100) }),
  response: z.object({ heard: z.string(), page: z.number() }),
});
const look = contract({
  ...rehearse,
  method: "GET",
  path: "/look",
  who: "admin",
  params: nothing,
  query: nothing,
  body: noBody,
});
const knock = contract({ ...look, path: "/knock", who: "anyone" });

const caller = { sub: "2f0b8f6e-58a1-4a53-9d0f-0f60c2b7a111" };
const good = { caller, params: { act: "IV" }, body: { speaker: "HAMLET", lines: ["Words, words, words."] } };

const api = apiCaller(
  endpoint(rehearse, async ({ userId, params, query, body }) => {
    if (body.speaker === "GHOST") throw new Refused("conflict", "The ghost is gone.", { code: "cock-crow" });
    if (body.speaker === "YORICK") throw new TypeError("alas");
    if (body.speaker === "CROWD") throw new ThrottlingException({ message: "too many", $metadata: {} });
    if (body.speaker === "OSRIC") return { heard: 'Your "lordship"', page: Number.NaN };
    return { heard: `${userId} ${params.act} ${body.speaker}`, page: query.page, secret: "never told" };
  }),
  endpoint(look, async () => ({ heard: "", page: 0 })),
  openEndpoint(knock, async ({ reader }) => ({
    body: { heard: `${reader.key} ${reader.pass}`, page: 0 },
    status: 503,
    contentType: "application/health+json",
  })),
);

test("answers a valid request with what the contract says and nothing else", async () => {
  const { status, body, headers } = await api.send(rehearse, { ...good, query: { page: "3" } });
  expect(status).toBe(200);
  expect(body).toEqual({ heard: `${caller.sub} IV HAMLET`, page: 3 });
  expect(headers).toEqual({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
});

test("answers that it's busy while the table is at its limit, and reports it all the same", async () => {
  const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("LOG_LEVEL", "info");
  const { status, body, headers } = await api.send(rehearse, { ...good, body: { speaker: "CROWD", lines: [] } });
  const logged = output.mock.calls.map(([line]) => String(line)).join("");
  output.mockRestore();
  vi.unstubAllEnvs();
  expect([status, body]).toEqual([503, expect.objectContaining({ code: "unavailable" })]);
  expect(headers).toMatchObject({ "retry-after": "5" });
  expect(logged).toContain('"message":"unexpected"');
});

test("reads a base64 body", async () => {
  const rawBody = Buffer.from(JSON.stringify(good.body)).toString("base64");
  expect((await api.send(rehearse, { ...good, rawBody, isBase64Encoded: true })).status).toBe(200);
});

test("replaces a lone surrogate with the replacement character", async () => {
  const rawBody = '{"speaker":"HAM\\ud83dLET","lines":[]}';
  expect((await api.send(rehearse, { ...good, rawBody })).body).toMatchObject({
    heard: `${caller.sub} IV HAM\ufffdLET`,
  });
});

test("sends a refusal as a problem", async () => {
  const { status, body, headers } = await api.send(rehearse, { ...good, body: { speaker: "GHOST", lines: [] } });
  expect(status).toBe(409);
  expect(body).toEqual({ status: 409, code: "cock-crow", detail: "The ghost is gone." });
  expect(headers).toEqual({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
});

test("reports an unexpected error to us and not to the caller", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const problem = await api.refusal(rehearse, { ...good, body: { speaker: "YORICK", lines: [] } });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(problem).toMatchObject({ status: 500, code: "unexpected" });
  expect(JSON.stringify(problem)).not.toContain("alas");
  expect(lines).toMatchObject([
    { level: "error", message: "unexpected", error: "alas" },
    {
      level: "info",
      message: "request",
      route: "POST /api/rehearsals/{act}",
      status: 500,
      network: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(caller.sub);
  expect(JSON.stringify(lines)).not.toContain("192.0.2.1");
});

test("reports an answer that its contract doesn't allow with the field's name, and not with its text", async () => {
  vi.stubEnv("LOG_LEVEL", "error");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const problem = await api.refusal(rehearse, { ...good, body: { speaker: "OSRIC", lines: [] } });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(problem).toMatchObject({ status: 500, code: "unexpected" });
  expect(lines).toMatchObject([
    { name: "InvalidAnswer", error: "POST /api/rehearsals/{act} doesn't match its contract at page (invalid_type)" },
  ]);
});

test("names the invalid fields", async () => {
  const problem = await api.refusal(rehearse, { ...good, body: { speaker: 7, lines: ["a", null], more: 1 } });
  expect(problem).toMatchObject({ status: 400, code: "invalid" });
  expect(Object.keys(problem.fields ?? {})).toEqual(["speaker", "lines.1", ""]);
});

const garbage: Readonly<Record<string, Parameters<typeof api.send>[1]>> = {
  "no body": { ...good, body: undefined },
  "truncated JSON": { ...good, rawBody: '{"speaker":' },
  "JSON of the wrong type": { ...good, rawBody: "[1]" },
  null: { ...good, rawBody: "null" },
  "prototype keys": { ...good, rawBody: '{"__proto__":{"a":1},"constructor":1,"speaker":"A","lines":[]}' },
  "a body nested a million levels deep": { ...good, rawBody: "[".repeat(1e6) + "]".repeat(1e6) },
  "a huge number": { ...good, query: { page: "1e400" } },
  "an invalid number": { ...good, query: { page: "NaN" } },
  "an unknown query parameter": { ...good, query: { pag: "1" } },
  "invalid percent-encoding": { ...good, params: { act: "%E0%A4%A" } },
  "bad base64": { ...good, rawBody: "%%%", isBase64Encoded: true },
  "bytes that aren't UTF-8": { ...good, rawBody: Buffer.from([0xff, 0xfe]).toString("base64"), isBase64Encoded: true },
  "many errors": { ...good, body: { speaker: "A", lines: Array.from({ length: 5000 }, () => 1) } },
};
for (const [name, sent] of Object.entries(garbage)) {
  test(`${name}: refused as invalid, with a short answer`, async () => {
    const { status, body } = await api.send(rehearse, sent);
    expect(status).toBe(400);
    expect(Object.keys((body as ProblemBody).fields ?? {}).length).toBeLessThanOrEqual(20);
  });
}

test("only an access token authenticates", async () => {
  expect(await api.refusal(rehearse, { ...good, caller: undefined })).toMatchObject({ status: 401 });
  expect(await api.refusal(rehearse, { ...good, caller: { ...caller, token_use: "id" } })).toMatchObject({
    status: 401,
  });
  expect(await api.refusal(rehearse, { ...good, caller: { sub: "nobody" } })).toMatchObject({ status: 401 });
});

test("an administrator is a member of the group", async () => {
  const statusAs = async (groups: string | string[]) =>
    (await api.send(look, { caller: { ...caller, "cognito:groups": groups } })).status;
  expect(await statusAs("[writers admins]")).toBe(200);
  expect(await statusAs("[admins]")).toBe(200);
  expect(await statusAs(["writers", "admins"])).toBe(200);
  expect(await statusAs("[administrators admins2]")).toBe(403);
  expect(await statusAs(["admins2"])).toBe(403);
  expect((await api.send(look, { caller })).status).toBe(403);
});

test("a public endpoint takes anyone and may answer with its own status and type", async () => {
  const { status, headers } = await api.send(knock);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ "content-type": "application/health+json" });
});

test("passes on a reader's headers if they look like a key and a pass, and drops them otherwise", async () => {
  const headers = { "reader-key": "k".repeat(22), "reader-pass": `1790000000.${"p".repeat(22)}` };
  expect((await api.send(knock, { headers })).body).toMatchObject({ heard: Object.values(headers).join(" ") });
  const odd = { "reader-key": "'; DROP", "reader-pass": "x".repeat(9000) };
  expect((await api.send(knock, { headers: odd })).body).toMatchObject({ heard: "undefined undefined" });
});

test("refuses a request that didn't come through the site's own address", async () => {
  const wrong = { ...good, headers: { "x-origin-secret": "guess" } };
  expect(await api.refusal(rehearse, wrong)).toMatchObject({ status: 403, code: "wrong-origin" });
  expect((await api.send(knock, { headers: { "x-origin-secret": "" } })).status).toBe(403);
});

test("answers an unknown address with 404", async () => {
  expect(await api.refusal({ method: "GET", path: "/nowhere" })).toMatchObject({ status: 404, code: "not-found" });
});

test("changes of people who are signed in are counted, unless their route has a limit of its own", async () => {
  const counted: string[] = [];
  const own = contract({ ...rehearse, path: "/own/{act}", hasOwnLimit: true });
  const { params, query, response } = rehearse;
  const read = contract({ method: "GET", path: "/read/{act}", who: "user", params, query, body: noBody, response });
  const done = async () => ({ heard: "", page: 0 });
  const handler = createRouter(
    async () => originSecret,
    [endpoint(rehearse, done), endpoint(own, done), endpoint(read, done)],
    undefined,
    undefined,
    async (userId) => {
      counted.push(userId);
      if (counted.length > 1) throw new Refused("too-many", "Wait.");
    },
  );
  const { body: _, ...asked } = good;
  const statusOf = async (route: typeof rehearse | typeof read, sent: typeof good | typeof asked) =>
    (await handler(apiEvent(route, sent), lambdaContext)).statusCode;
  expect(await statusOf(own, good)).toBe(200);
  expect(await statusOf(read, asked)).toBe(200);
  expect(counted).toEqual([]);
  expect(await statusOf(rehearse, good)).toBe(200);
  expect(await statusOf(rehearse, good)).toBe(429);
  expect(counted).toEqual([caller.sub, caller.sub]);
});
