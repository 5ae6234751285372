import { readPriceIds } from "#lambdas/services/payments.ts";
import { connectUserPool, userPoolBehind } from "#lambdas/services/userPool.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { router } from "#lambdas/shared/router.ts";
import { readSiteOrigin } from "#lambdas/signin/siteOrigin.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { type FindCounter, type OpenCounter, subscriptionEndpoints } from "./endpoints.ts";

const table = openTable();

let opened: Promise<OpenCounter> | undefined;

/** The keys are asked for once; a failed asking is not held. */
const findCounter: FindCounter = async () => {
  const prices = readPriceIds();
  if (!prices) return undefined;
  opened ??= openCounter(prices).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

async function openCounter(prices: OpenCounter["prices"]): Promise<OpenCounter> {
  const [{ connectStripe, readStripeKeys }, { paymentsBehind }] = await Promise.all([
    import("#lambdas/services/stripe.ts"),
    import("#lambdas/services/payments.ts"),
  ]);
  const { apiKey, webhookSecret } = await readStripeKeys(setting("STRIPE_SECRET_ID"));
  const pool = userPoolBehind(connectUserPool(), { poolId: setting("USER_POOL_ID") });
  return {
    table,
    prices,
    now: systemClock,
    webhookSecret,
    payments: paymentsBehind(connectStripe(apiKey, process.env.STRIPE_API_BASE)),
    siteOrigin: () => readSiteOrigin(),
    findPerson: async (userId) => {
      const account = await pool.findAccount(userId);
      if (!account) throw new Error("Somebody who is signed in has no account.");
      return { userId, email: account.email, name: account.fullName };
    },
  };
}

export const handler = router(...subscriptionEndpoints(table, systemClock, findCounter));
