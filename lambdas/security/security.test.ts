import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { reportViolations } from "#domain/api/security.ts";
import { listViolations } from "#lambdas/stores/violations.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { securityEndpoints } from "./endpoints.ts";

const { endpoint } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");

let stages = 0;
async function stage() {
  const table = connectTable(endpoint, `security-${stages++}`);
  await createTable(table);
  const clock = { now: noon };
  const api = apiCaller(...securityEndpoints(table, () => clock.now));
  const report = (body: unknown, address = "198.51.100.7") =>
    api.send(reportViolations, {
      rawBody: Buffer.from(JSON.stringify(body)).toString("base64"),
      isBase64Encoded: true,
      headers: { "content-type": "application/reports+json", "x-viewer-address": address },
    });
  return { table, clock, report, list: () => listViolations(table, clock.now) };
}

const site = "https://ghostlight.example";
const old = (blocked = "inline") => ({
  "csp-report": {
    "document-uri": `${site}/shared/abc.token?x=1`,
    referrer: "",
    "violated-directive": "script-src 'self'",
    "effective-directive": "script-src",
    "original-policy": "default-src 'none'",
    disposition: "enforce",
    "blocked-uri": blocked,
    "line-number": 7,
    "script-sample": "Words of a play",
  },
});
const body = (blockedURL: string) => ({
  documentURL: `${site}/editor/my-play`,
  effectiveDirective: "img-src",
  blockedURL,
  sourceFile: null,
  lineNumber: null,
  sample: "Words of a play",
  originalPolicy: "default-src 'none'",
});
const report = (blockedURL: string) => ({
  age: 3,
  type: "csp-violation",
  url: `${site}/editor/my-play`,
  user_agent: "Browser/1",
  body: body(blockedURL),
});

test("a report in the old format is stored without token, query or sample", async () => {
  const { report, list, table } = await stage();
  expect(await report(old())).toMatchObject({ status: 200, body: { kept: 1 } });
  const kept = await list();
  expect(kept).toEqual([
    {
      type: "unsafe_inline",
      page: "/shared/…",
      directive: "script-src",
      blocked: "inline",
      source: "",
      line: 7,
      column: 0,
      count: 1,
      firstAt: noon.toISOString(),
      lastAt: noon.toISOString(),
    },
  ]);
  const { Items } = await table.client.send(new ScanCommand({ TableName: table.name }));
  expect(JSON.stringify(Items)).not.toMatch(/token|Words of a play/);
});

test("reports in the new format arrive several at once, among other types", async () => {
  const { report: send, list } = await stage();
  const others = { type: "deprecation", body: { id: "x" }, url: site, age: 0 };
  expect(await send([report("https://a.example/x.png"), others, report("https://b.example/y.png")])).toMatchObject({
    body: { kept: 2 },
  });
  expect((await list()).map(({ blocked }) => blocked).sort()).toEqual(["https://a.example", "https://b.example"]);
});

test("a repeated violation is stored once and counted", async () => {
  const { report: send, list } = await stage();
  await send([report("https://a.example/1"), report("https://a.example/2")]);
  await send([report("https://a.example/3")], "203.0.113.9");
  expect(await list()).toMatchObject([{ blocked: "https://a.example", count: 2 }]);
});

test("a violation isn't shown after an hour, even before the table has deleted it", async () => {
  const { report: send, list, clock } = await stage();
  await send(old());
  clock.now = new Date(noon.getTime() + 3_600_000);
  expect(await list()).toEqual([]);
});

test("reports above the limit are dropped silently, and others are still stored", async () => {
  const { report: send, list } = await stage();
  for (let n = 0; n < 60; n++) await send([report(`https://a${n}.example/`)]);
  expect(await send([report("https://late.example/")])).toMatchObject({ status: 200, body: { kept: 0 } });
  expect(await list()).toHaveLength(60);
  expect(await send([report("https://late.example/")], "203.0.113.9")).toMatchObject({ body: { kept: 1 } });
});

test("the addresses of one IPv6 network share a limit, because a household has more than anybody could count", async () => {
  const { report: send } = await stage();
  for (let n = 0; n < 60; n++) await send([report(`https://a${n}.example/`)], `2001:db8:0:7::${n.toString(16)}`);
  expect(await send([report("https://late.example/")], "2001:db8:0:7::ffff")).toMatchObject({ body: { kept: 0 } });
  expect(await send([report("https://late.example/")], "2001:db8:0:8::1")).toMatchObject({ body: { kept: 1 } });
});

test("at most ten kinds of one request are stored", async () => {
  const { report: send } = await stage();
  const many = Array.from({ length: 50 }, (_, n) => report(`https://a${n}.example/`));
  expect(await send(many)).toMatchObject({ body: { kept: 10 } });
});

test.each([
  ["nothing", undefined],
  ["no report", {}],
  ["too many", Array.from({ length: 51 }, () => report("https://a.example/"))],
  ["numbers for addresses", [{ type: "csp-violation", body: { documentURL: 7 } }]],
  ["an address without an end", [report("x".repeat(20_000))]],
  ["a text", "hello"],
])("%s is refused as invalid", async (_, sent) => {
  const { report: send } = await stage();
  expect(await send(sent ?? null)).toMatchObject({ status: 400 });
});
