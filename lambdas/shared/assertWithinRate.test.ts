import { expect, test } from "vitest";
import * as z from "zod";
import { contract } from "#domain/api/contract.ts";
import { noBody, nothing } from "#domain/api/shapes.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { assertWithinRate } from "./assertWithinRate.ts";
import { openEndpoint } from "./endpoint.ts";

const { table } = await startTestTable();
const start = Date.parse("2027-01-10T12:00:00.000Z");
const limited = contract({
  method: "GET",
  path: "/limited",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({}),
});
let now = new Date(start);
const rate = { name: "of-this-test", key: "one", limit: 2, windowSeconds: 900 };
const api = apiCaller(
  openEndpoint(limited, async () => {
    await assertWithinRate(table, rate, now, { code: "narrow-limit" });
    return { body: {} };
  }),
);

test("above the limit, an answer says when to try again, in words and in seconds", async () => {
  now = new Date(start + 20_000);
  await api.call(limited);
  await api.call(limited);
  const { status, headers, body } = await api.send(limited);
  expect(status).toBe(429);
  expect(headers).toMatchObject({ "retry-after": "880", "content-type": "application/problem+json" });
  expect(body).toMatchObject({ code: "narrow-limit", detail: "Too many requests. Try again in 15 minutes." });
  now = new Date(start + 870_000);
  expect(await api.send(limited)).toMatchObject({
    headers: { "retry-after": "30" },
    body: { detail: "Too many requests. Try again in 1 minute." },
  });
  now = new Date(start + 900_000);
  expect((await api.raw(limited)).headers).not.toHaveProperty("retry-after");
});
