import { listSignIns as listSignInsRoute, noLinksHere, sendSignInLink } from "#domain/api/signIn.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { countWithin, networkOf, type Rate } from "#lambdas/stores/counters.ts";
import { listSignIns } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { inEvenTime } from "./inEvenTime.ts";
import { type LinkPost, mailLink } from "./mailLink.ts";

/** Longer than looking an account up and sending a mail mostly take. */
const stepMs = 1000;

const windowSeconds = 15 * 60;

/** Two limits, so that neither one mailbox can be flooded nor one visitor try many addresses. */
const visitorRate = (viewerAddress: string): Rate => ({
  name: "sign-in-links-from",
  key: networkOf(viewerAddress),
  limit: 20,
  windowSeconds,
});
const addressRate = (email: string): Rate => ({
  name: "sign-in-links-to",
  key: email.toLowerCase(),
  limit: 5,
  windowSeconds,
});

/** Without a post this stage has no sender of its own. */
export const signInEndpoints = (table: Table, now: Clock, post: LinkPost | undefined): readonly Endpoint[] => [
  openEndpoint(sendSignInLink, async ({ body, viewerAddress }) => {
    if (!post)
      throw new Refused("unavailable", "Sign-in links aren't available on this site yet. Sign in with your password.", {
        code: noLinksHere,
      });
    await assertWithin(table, visitorRate(viewerAddress), now());
    await assertWithin(table, addressRate(body.email), now());
    // What goes wrong goes wrong only where there is an account: so it is told to us alone.
    await inEvenTime(stepMs, () => mailLink(post, body, now()).catch((error) => onUnexpected(error)));
    return { body: { sent: true as const } };
  }),
  endpoint(listSignInsRoute, async ({ userId }) => ({ signIns: await listSignIns(table, userId, now()) })),
];

async function assertWithin(table: Table, rate: Rate, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countWithin(table, rate, now);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new Refused(
    "too-many",
    `You've requested too many links. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or sign in with your password.`,
  );
}
