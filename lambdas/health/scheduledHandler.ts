import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { probesOf } from "./probes.ts";
import { runScheduledChecks } from "./runScheduledChecks.ts";

const table = openTable();
const probes = probesOf(table, setting("USER_POOL_ID"));
const stage = setting("STAGE");
const write = (line: string) => void process.stdout.write(line);

export const handler = withErrorReporting(async (): Promise<void> => {
  await runScheduledChecks({ table, probes, stage, now: systemClock, write });
});
