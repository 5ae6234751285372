import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readHealth, readHealthHistory, type StoredHealth } from "#domain/api/health.ts";
import { putHealth } from "#lambdas/stores/health.ts";
import { countViolation } from "#lambdas/stores/violations.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { failing, healthyProbes } from "#tests/support/health.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { healthEndpoints } from "./endpoints.ts";
import { type Probes, runServerHealthChecks } from "./runServerHealthChecks.ts";

const { endpoint } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");
const admin = { sub: randomUUID(), "cognito:groups": "[admins]" };

/** A stage with its own table. */
async function stage() {
  const table = connectTable(endpoint, `health-${randomUUID()}`);
  await createTable(table);
  return table;
}
type Stage = Awaited<ReturnType<typeof stage>>;
const apiOf = (table: Stage, now = noon) => apiCaller(...healthEndpoints(table, () => now, "r1"));

async function keepRound(table: Stage, at: Date, faults: Partial<Probes> = {}): Promise<StoredHealth> {
  const result = await runServerHealthChecks(healthyProbes(faults), () => at);
  await putHealth(table, result);
  return result;
}
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

test("after a healthy round, health passes and contains only states and times", async () => {
  const table = await stage();
  const { timestamp } = await keepRound(table, minutesBefore(4));
  expect(await apiOf(table).send(readHealth)).toEqual({
    status: 200,
    headers: {
      "content-type": "application/health+json",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
    body: {
      status: "pass",
      releaseId: "r1",
      checks: {
        "database:responseTime": [{ status: "pass", time: noon.toISOString() }],
        "authentication:responseTime": [{ status: "pass", time: timestamp }],
        "security:score": [{ status: "pass", time: timestamp }],
        "network:responseTime": [{ status: "pass", time: timestamp }],
      },
    },
  });
});

test("an unhealthy check is reported without its cause", async () => {
  const table = await stage();
  await keepRound(table, minutesBefore(4), { authentication: failing });
  const { status, body } = await apiOf(table).send(readHealth);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "warn",
    checks: { "authentication:responseTime": [{ status: "fail", output: "It didn't respond." }] },
  });
  expect(JSON.stringify(body)).not.toMatch(/10\.0\.0\.7|ECONN/);
});

test("two unhealthy checks make the service fail", async () => {
  const table = await stage();
  await keepRound(table, minutesBefore(4), { page: failing });
  expect(await apiOf(table).send(readHealth)).toMatchObject({ status: 503, body: { status: "fail" } });
});

test("health warns before the first round and after rounds have stopped", async () => {
  const table = await stage();
  const wanted = { status: 200, body: { status: "warn", checks: { "database:responseTime": [{ status: "pass" }] } } };
  expect(await apiOf(table).send(readHealth)).toMatchObject(wanted);
  await keepRound(table, minutesBefore(10));
  expect(await apiOf(table).send(readHealth)).toMatchObject(wanted);
});

test("without a table, health fails and doesn't say why", async () => {
  const { status, body } = await apiOf(connectTable("http://127.0.0.1:9")).send(readHealth);
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: "fail", checks: { "database:responseTime": [{ status: "fail" }] } });
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN/);
});

test("an administrator can read a day's rounds and the violations of the last hour", async () => {
  const table = await stage();
  const yesterday = await keepRound(table, minutesBefore(24 * 60));
  const rounds = [await keepRound(table, minutesBefore(10)), await keepRound(table, minutesBefore(5))];
  const seen = { page: "/", directive: "script-src", blocked: "inline", source: "", line: 1, column: 1 };
  await countViolation(table, { ...seen, type: "unsafe_inline" }, minutesBefore(61));
  await countViolation(table, { ...seen, type: "csp_violation" }, minutesBefore(2));
  await countViolation(table, { ...seen, type: "csp_violation" }, minutesBefore(1));
  const api = apiOf(table);
  expect(await api.call(readHealthHistory, { caller: admin })).toEqual({
    day: "2027-01-10",
    results: rounds,
    violations: [
      {
        ...seen,
        type: "csp_violation",
        count: 2,
        firstAt: minutesBefore(2).toISOString(),
        lastAt: minutesBefore(1).toISOString(),
      },
    ],
  });
  expect(await api.call(readHealthHistory, { caller: admin, query: { day: "2027-01-09" } })).toMatchObject({
    results: [yesterday],
  });
});

test("a round isn't shown after thirty days, even before the table has deleted it", async () => {
  const table = await stage();
  await keepRound(table, noon);
  const query = { day: "2027-01-10" };
  const after = (days: number) => apiOf(table, new Date(noon.getTime() + days * 86_400_000));
  expect(await after(29.9).call(readHealthHistory, { caller: admin, query })).toMatchObject({ results: [{}] });
  expect(await after(30).call(readHealthHistory, { caller: admin, query })).toMatchObject({ results: [] });
});

test("only administrators can read the history, and the day must be valid", async () => {
  const api = apiOf(await stage());
  expect(await api.refusal(readHealthHistory)).toMatchObject({ status: 401 });
  expect(await api.refusal(readHealthHistory, { caller: { sub: randomUUID() } })).toMatchObject({ status: 403 });
  for (const day of ["2027-02-30", "today", ""]) {
    expect(await api.refusal(readHealthHistory, { caller: admin, query: { day } })).toMatchObject({ status: 400 });
  }
});
