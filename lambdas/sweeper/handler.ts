import { oldestDue } from "#domain/api/metrics.ts";
import type { UserId } from "#domain/play/play.ts";
import { assertEventsArrive } from "#lambdas/services/billing/assertEventsArrive.ts";
import { forgetCustomer } from "#lambdas/services/billing/forgetCustomer.ts";
import { reconcile } from "#lambdas/services/billing/reconcile.ts";
import { deliverDue } from "#lambdas/services/contacts/deliverDue.ts";
import { forgetContactOf } from "#lambdas/services/contacts/forgetContactOf.ts";
import { openCrm } from "#lambdas/services/openCrm.ts";
import { openPayments } from "#lambdas/services/openPayments.ts";
import { readPriceIds } from "#lambdas/services/payments.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { metricLine } from "#lambdas/shared/metricLine.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { findOldestDueDays } from "#lambdas/stores/due.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { keepDemonstrations } from "./keepDemonstrations.ts";
import { sweep } from "./sweep.ts";

const table = openTable();
const pool = createUserPoolClient(connectUserPool(), { poolId: setting("USER_POOL_ID") });
const openStripe = async () => (await openPayments()).payments;
const forgetAtStripe = (userId: UserId) => forgetCustomer(table, openStripe, userId);
const openReader = async () => {
  const prices = readPriceIds();
  return prices && { prices, payments: await openStripe() };
};
const stage = setting("STAGE");

/** Writes the metric first, because a piece of work may end the process. */
async function writeOldestDue(at: Date): Promise<void> {
  const value = await findOldestDueDays(table, at);
  const dimensions = { [oldestDue.dimension]: stage };
  const line = metricLine({ at, dimensions, metrics: { [oldestDue.metric]: { unit: "Count", value } } });
  process.stdout.write(`${line}\n`);
}

const forgetAtHubspot = (userId: UserId) => forgetContactOf(table, openCrm, userId);

/** Runs on a schedule. */
export const handler = withErrorReporting(async (_event: unknown, context) => {
  await writeOldestDue(systemClock());
  await sweep(table, systemClock, () => context.getRemainingTimeInMillis(), {
    pool,
    elsewhere: [forgetAtStripe, forgetAtHubspot],
    deliverContacts: (keys, now) => deliverDue({ table, pool, findCrm: openCrm }, keys, now),
    assertEventsArrive: (now) => assertEventsArrive(async () => (readPriceIds() ? openStripe() : undefined), now),
    keepDemonstrations: (now) => keepDemonstrations(table, now),
    reconcile: (userId, now) => reconcile(table, openReader, userId, now),
  });
});
