import type { StoredHealth } from "#domain/api/health.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { putHealth } from "#lambdas/stores/health.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { metricLines } from "./metrics.ts";
import { type Probes, runServerHealthChecks } from "./runServerHealthChecks.ts";

interface Watch {
  readonly table: Table;
  readonly probes: Probes;
  readonly stage: string;
  readonly now: Clock;
  /** Takes a line of the log. */
  readonly write: (line: string) => void;
}

/** One round: looks, tells the metrics, and keeps what it found. Metrics go first, as a dead table keeps nothing. */
export async function runScheduledChecks({ table, probes, stage, now, write }: Watch): Promise<StoredHealth> {
  const result = await runServerHealthChecks(probes, now);
  for (const line of metricLines(result, stage)) write(`${line}\n`);
  await putHealth(table, result);
  return result;
}
