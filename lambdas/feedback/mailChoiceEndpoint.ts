import { routeKeyOf } from "#domain/api/contract.ts";
import { makeMailChoice } from "#domain/api/mailChoices.ts";
import { Refused } from "#domain/refused.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import { reply } from "#lambdas/shared/httpReply.ts";
import { viewerAddressOf } from "#lambdas/shared/viewerAddressOf.ts";
import { stopCommentMails } from "#lambdas/stores/profiles.ts";
import { confirmReplyMails, stopReplyMails } from "#lambdas/stores/replyMails.ts";
import { findShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { choiceLimitOf } from "./limits.ts";
import type { LinkAccess } from "./link.ts";
import { readMailToken } from "./mailTokens.ts";

/** Makes the choice that a token names. Mail programs send a form, which says nothing more, so the body isn't read. */
export const mailChoiceEndpoint = (table: Table, now: Clock, links: LinkAccess): Endpoint => ({
  routeKey: routeKeyOf(makeMailChoice),
  answer: async (event) => {
    await assertWithinRate(table, choiceLimitOf(viewerAddressOf(event)), now());
    const { data: params } = makeMailChoice.params.safeParse(event.pathParameters);
    const named = params && readMailToken(await links.readKeys(), params.token);
    if (!named || !(await make(table, named, now()))) throw worksNoMore();
    return reply(200, makeMailChoice.response.parse({ made: named.choice }));
  },
});

const worksNoMore = () =>
  new Refused("not-found", "This link doesn't work anymore. Open the whole link of the latest e-mail.");

type Named = NonNullable<ReturnType<typeof readMailToken>>;

/** Returns false if there's nothing to confirm anymore. What's off already counts as stopped. */
async function make(table: Table, { choice, subject }: Named, now: Date): Promise<boolean> {
  if (subject.kind === "author") {
    if (choice === "stop") await stopCommentMails(table, subject.userId);
    return choice === "stop";
  }
  const share = await findShare(table, subject.shareId);
  const one = share && { ...subject, playId: share.playId };
  if (choice === "confirm") return one !== undefined && confirmReplyMails(table, one, now);
  if (one) await stopReplyMails(table, one);
  return true;
}
