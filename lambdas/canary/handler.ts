import { setTimeout as sleep } from "node:timers/promises";
import { connectUserPool } from "#lambdas/services/userPoolClient.ts";
import { setting } from "#lambdas/shared/config.ts";
import { log } from "#lambdas/shared/logger.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { secretFromStore } from "#lambdas/shared/secretStore.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { answerRelease, releaseEventIn } from "./answerRelease.ts";
import { signInCanary } from "./canaryAccount.ts";
import { runCanary } from "./runCanary.ts";

const readPassword = secretFromStore({ idSetting: "CANARY_SECRET_ID" });
const client = connectUserPool();

const run = async (isRelease: boolean): Promise<void> =>
  runCanary({
    isRelease,
    site: await readSiteOrigin(),
    signIn: async () =>
      signInCanary({
        client,
        poolId: setting("USER_POOL_ID"),
        clientId: setting("USER_POOL_CLIENT_ID"),
        password: await readPassword(),
      }),
  });

/** One lost packet shouldn't wake anybody. */
const secondTryAfterMs = 10_000;

/** A release that changes all functions asks for each of them. New AWS accounts can't run ten functions at once. */
const releasesWithinMs = 60_000;

const runTwice = async (isRelease: boolean): Promise<void> => {
  if (isRelease) await sleep(Math.random() * releasesWithinMs);
  try {
    await run(isRelease);
  } catch (error) {
    log("warn", "canary-again", { error: error instanceof Error ? error.message : String(error) });
    await sleep(secondTryAfterMs);
    await run(isRelease);
  }
};

/** Runs on a schedule, and after a release. It fails if two runs in a row do. */
export const handler = withErrorReporting(async (event: unknown): Promise<void> => {
  const release = releaseEventIn(event);
  await (release ? answerRelease(release, () => runTwice(true)) : runTwice(false));
});
