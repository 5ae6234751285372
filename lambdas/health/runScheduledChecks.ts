import type { StoredHealth } from "#domain/api/health.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { putHealth } from "#lambdas/stores/health.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { metricLines } from "./metricLines.ts";
import { type Probes, runServerHealthChecks } from "./runServerHealthChecks.ts";

interface ScheduledRun {
  readonly table: Table;
  readonly probes: Probes;
  readonly stage: string;
  readonly now: Clock;
  /** Writes a line to the log. */
  readonly write: (line: string) => void;
}

/** Runs one round of checks, writes its metrics and stores it. Metrics come first, because the table may be down. */
export async function runScheduledChecks({ table, probes, stage, now, write }: ScheduledRun): Promise<StoredHealth> {
  const result = await runServerHealthChecks(probes, now);
  for (const line of metricLines(result, stage)) write(`${line}\n`);
  await putHealth(table, result);
  return result;
}
