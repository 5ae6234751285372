import { expect, test, vi } from "vitest";
import { findLastHealth, listHealth } from "#lambdas/stores/health.ts";
import { findItem } from "#lambdas/stores/table.ts";
import { failing, healthyProbes } from "#tests/support/health.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { runScheduledChecks } from "./runScheduledChecks.ts";

vi.stubEnv("LOG_LEVEL", "silent");
const { table } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");

function round(faults: Parameters<typeof healthyProbes>[0] = {}, into = table) {
  const lines: string[] = [];
  const result = runScheduledChecks({
    table: into,
    probes: healthyProbes(faults),
    stage: "live",
    now: () => noon,
    write: (line) => void lines.push(line),
  });
  return { result, lines };
}

test("a round is stored for thirty days, and as the last one", async () => {
  const result = await round().result;
  expect(await findLastHealth(table)).toEqual(result);
  expect(await listHealth(table, "2027-01-10", noon)).toEqual([result]);
  const item = await findItem(table, { PK: "HEALTH#2027-01-10", SK: noon.toISOString() }, { consistent: true });
  expect(item?.expiresAt).toBe(noon.getTime() / 1000 + 30 * 86_400);
});

test("each check is a metric of this stage, in CloudWatch's embedded format", async () => {
  const { result, lines } = round({ authentication: failing });
  await result;
  const metrics = lines.map((line) => JSON.parse(line));
  expect(metrics.map(({ Check, Unhealthy }) => [Check, Unhealthy])).toEqual([
    ["database", 0],
    ["authentication", 1],
    ["security", 0],
    ["network", 0],
  ]);
  expect(metrics[1]).toMatchObject({
    Stage: "live",
    Duration: expect.any(Number),
    _aws: {
      Timestamp: noon.getTime(),
      CloudWatchMetrics: [{ Namespace: "Ghostlight", Dimensions: [["Stage", "Check"]] }],
    },
  });
});

test("if the table doesn't answer, the metrics are still written, and the round fails", async () => {
  const { result, lines } = round({ database: failing }, connectTable("http://127.0.0.1:9"));
  await expect(result).rejects.toThrow();
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ Check: "database", Unhealthy: 1 });
});
