import { expect, test } from "vitest";
import { readHealth } from "#domain/api/health.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { healthEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = () => new Date("2027-01-10T12:00:00.000Z");
const answerOf = (asked: typeof table) => apiCaller(...healthEndpoints(asked, now, "r1")).send(readHealth);

test("with a table that answers, health passes", async () => {
  expect(await answerOf(table)).toEqual({
    status: 200,
    headers: { "content-type": "application/health+json", "cache-control": "no-store" },
    body: {
      status: "pass",
      releaseId: "r1",
      checks: { "table:read": [{ status: "pass", time: "2027-01-10T12:00:00.000Z" }] },
    },
  });
});

test("without one it fails, and does not say why", async () => {
  const { status, body } = await answerOf(connectTable("http://127.0.0.1:9"));
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: "fail" });
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN/);
});
