import {
  countRecoveryCodes,
  makeRecoveryCodes,
  recoveryRefused,
  removeSecondFactor,
} from "#domain/api/recoveryCodes.ts";
import { changeSignIn, readSignInMeans } from "#domain/api/securityChanges.ts";
import { listSignIns as listSignInsRoute, noLinksHere, sendSignInLink } from "#domain/api/signIn.ts";
import { Refused } from "#domain/refused.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { countWithinLimit, networkOf, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import { countUnusedCodes } from "#lambdas/stores/recoveryCodes.ts";
import { listStoredSignIns } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { makeSignInChange, refusalOf, type SignInChangeDeps } from "./changeSignIn.ts";
import { inConstantTime } from "./inConstantTime.ts";
import { type LinkMailDeps, mailLink } from "./mailLink.ts";
import { makeCodes, type RecoveryDeps, recover } from "./recovery.ts";
import { signInMeansOf } from "./signInMeansOf.ts";

/** Longer than looking up an account and sending an e-mail usually take. */
const stepMs = 1000;

const windowSeconds = 15 * 60;

/** There are two limits: one protects a mailbox from floods, the other stops one visitor from trying many addresses. */
const visitorRate = (viewerAddress: string): RateLimit => ({
  name: "sign-in-links-from",
  key: networkOf(viewerAddress),
  limit: 20,
  windowSeconds,
});
const addressRate = (email: string): RateLimit => ({
  name: "sign-in-links-to",
  key: email.toLowerCase(),
  limit: 5,
  windowSeconds,
});

/** Against trying recovery codes and passwords: one account's, and those of many accounts. */
const recoveryRates = (email: string, viewerAddress: string): readonly RateLimit[] => [
  { name: "recovery-from", key: networkOf(viewerAddress), limit: 20, windowSeconds },
  { name: "recovery-of", key: email.toLowerCase(), limit: 5, windowSeconds },
];
const newCodesRate = (key: string): RateLimit => ({ name: "recovery-codes", key, limit: 10, windowSeconds });
/** Against trying codes and passwords, and filling somebody's mailbox, from an unlocked screen. */
const changeRate = (key: string): RateLimit => ({ name: "security-changes", key, limit: 20, windowSeconds });
const signOutRate = (key: string): RateLimit => ({ name: "sign-outs", key, limit: 100, windowSeconds });

/** Without `post`, this stage has no e-mail sender of its own. */
export const signInEndpoints = (
  table: Table,
  now: Clock,
  post: LinkMailDeps | undefined,
  deps: RecoveryDeps & Omit<SignInChangeDeps, "tellOwnerOf">,
): readonly Endpoint[] => {
  const tellOwnerOf =
    post &&
    (async (email: string) => {
      const { allowed } = await countWithinLimit(table, addressRate(email), now());
      if (allowed) await mailLink(post, { email, why: "new-address" }, now());
    });
  return [
    openEndpoint(sendSignInLink, async ({ body, viewerAddress }) => {
      if (!post)
        throw new Refused(
          "unavailable",
          "Sign-in links aren't available on this site yet. Sign in with your password.",
          {
            code: noLinksHere,
          },
        );
      await assertWithinRate(table, visitorRate(viewerAddress), now(), { detail });
      await assertWithinRate(table, addressRate(body.email), now(), { detail });
      // Failures happen only if there is an account, so they are reported to us and not to the caller.
      await inConstantTime(stepMs, () => mailLink(post, body, now()).catch((error) => onUnexpected(error)));
      return { body: { sent: true as const } };
    }),
    endpoint(listSignInsRoute, async ({ userId }) => ({ signIns: await listStoredSignIns(table, userId, now()) })),
    endpoint(countRecoveryCodes, async ({ userId }) => ({ left: await countUnusedCodes(table, userId) })),
    endpoint(makeRecoveryCodes, async (asking) => {
      await assertWithinRate(table, newCodesRate(asking.userId), now());
      return { codes: await makeCodes(deps, asking, now()) };
    }),
    endpoint(readSignInMeans, async ({ userId }) => signInMeansOf(deps, userId, now())),
    endpoint(changeSignIn, async ({ body, ...asking }) => {
      // Whoever has somebody's session must not be able to use up the limit of what ends it.
      const rate = body.change === "sign-out-everywhere" ? signOutRate : changeRate;
      await assertWithinRate(table, rate(asking.userId), now());
      return makeSignInChange({ ...deps, tellOwnerOf }, asking, body, now()).catch((error) => {
        throw refusalOf(error);
      });
    }),
    openEndpoint(removeSecondFactor, async ({ body, viewerAddress }) => {
      for (const rate of recoveryRates(body.email, viewerAddress)) await assertWithinRate(table, rate, now());
      let isRemoved = false;
      await inConstantTime(stepMs, async () => {
        isRemoved = await recover(deps, body, now());
      });
      if (isRemoved) return { body: { removed: true as const } };
      throw new Refused("invalid", "The e-mail address, the password, or the recovery code is wrong.", {
        code: recoveryRefused,
      });
    }),
  ];
};

const detail = (wait: string) =>
  `You've requested too many links. Try again in ${wait}, or sign in with your password.`;
