import type { Context } from "aws-lambda";
import { systemClock } from "#lambdas/shared/clock.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { sweep } from "./sweep.ts";

const table = openTable();

/** Called on a schedule. */
export const handler = async (_event: unknown, context: Context): Promise<void> =>
  sweep(table, systemClock, () => context.getRemainingTimeInMillis());
