import { probesOf } from "#lambdas/health/probes.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { watched } from "#lambdas/shared/watched.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { watch } from "./watch.ts";

const table = openTable();
const probes = probesOf(table, setting("USER_POOL_ID"));
const stage = setting("STAGE");
const write = (line: string) => void process.stdout.write(line);

export const handler = watched(async (): Promise<void> => {
  await watch({ table, probes, stage, now: systemClock, write });
});
