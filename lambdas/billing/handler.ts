import { openPayments } from "#lambdas/services/openPayments.ts";
import { readPriceIds } from "#lambdas/services/payments.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { billingEndpoints, type FindCheckoutDeps } from "./endpoints.ts";

const table = openTable();
const pool = createUserPoolClient(connectUserPool(), { poolId: setting("USER_POOL_ID") });

const findDeps: FindCheckoutDeps = async () => {
  const prices = readPriceIds();
  if (!prices) return undefined;
  return {
    table,
    prices,
    now: systemClock,
    ...(await openPayments()),
    siteOrigin: () => readSiteOrigin(),
    findPerson: async (userId) => {
      const account = await pool.findAccount(userId);
      if (!account) throw new Error("Somebody who is signed in has no account.");
      return { userId, email: account.email, name: account.fullName };
    },
  };
};

export const handler = router(...billingEndpoints(table, systemClock, findDeps));
