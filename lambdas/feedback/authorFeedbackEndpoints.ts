import * as api from "#domain/api/authorFeedback.ts";
import { feedbackId } from "#domain/api/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { assertPlanIncludes } from "#lambdas/shared/assertPlanIncludes.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import {
  addReply,
  changeFeedback,
  deleteFeedbackOf,
  deleteStoredFeedback,
  listStoredFeedback,
  type StoredFeedback,
} from "#lambdas/stores/feedback.ts";
import { findLastSeen, markRead, markSeen } from "#lambdas/stores/feedbackCounts.ts";
import { block, listBlocked, readerIdOf, unblock } from "#lambdas/stores/feedbackReaders.ts";
import { listQuestions, storeQuestions } from "#lambdas/stores/questions.ts";
import { deleteReplyMails } from "#lambdas/stores/replyMails.ts";
import { listLinkLabels } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { dropReplyMails } from "./dropReplyMails.ts";
import type { MailSources } from "./mailAuthor.ts";
import { mailReader } from "./mailReader.ts";

/** The maximum number of comments in one answer, about 0.5 MB. A query of the table returns at most 1 MB. */
const pageSize = 500;

/** For the author of the play. */
export const authorFeedbackEndpoints = (sources: MailSources, now: Clock): readonly Endpoint[] => [
  ...commentEndpoints(sources, now),
  ...moderationEndpoints(sources.table, now),
  ...questionEndpoints(sources.table, now),
];

const commentEndpoints = (sources: MailSources, now: Clock): readonly Endpoint[] => {
  const { table } = sources;
  return [
    ownerEndpoint(
      api.listFeedback,
      { table, now },
      async ({ userId: owner, params: { playId }, query: { cursor } }) => {
        const [{ feedback, next }, { seenAt = null, readAt = null }, firstPage] = await Promise.all([
          listStoredFeedback(table, playId, {
            after: cursor === undefined ? undefined : placeOf(cursor),
            limit: pageSize,
          }),
          findLastSeen(table, { owner, playId }),
          cursor === undefined ? firstPageOf(table, playId) : undefined,
        ]);
        return { feedback: feedback.map(entryOf), seenAt, readAt, ...firstPage, cursor: next };
      },
    ),
    ownerEndpoint(api.patchFeedback, { table, now }, async ({ params: { playId, feedbackId }, body: { state } }) =>
      entryOf(await changeFeedback(table, playId, feedbackId, { state })),
    ),
    ownerEndpoint(api.deleteFeedback, { table, now }, async ({ userId: owner, params: { playId, feedbackId } }) => {
      const deleted = await deleteStoredFeedback(table, { owner, playId }, feedbackId);
      if (deleted) await dropReplyMails(table, playId, deleted, now());
      return { feedbackId };
    }),
    ownerEndpoint(
      api.replyToFeedback,
      { table, now },
      async ({ head, params: { playId, feedbackId }, body: { text } }) => {
        const at = now();
        const replied = await addReply(table, playId, feedbackId, { text, at: at.toISOString(), by: "author" });
        await mailReader(sources, { playId, head }, replied, at);
        return entryOf(replied);
      },
    ),
    ownerEndpoint(api.markFeedbackSeen, { table, now }, async ({ userId: owner, params: { playId } }) => {
      const at = now();
      await markSeen(table, { owner, playId }, at);
      return { seenAt: at.toISOString() };
    }),
    ownerEndpoint(
      api.markFeedbackRead,
      { table, now },
      async ({ userId: owner, params: { playId }, body: { upTo } }) => {
        // The browser's clock may be ahead. Later comments must stay new.
        const at = new Date(Math.min(Date.parse(upTo), now().getTime()));
        await markRead(table, { owner, playId }, at);
        return { readAt: at.toISOString() };
      },
    ),
  ];
};

const moderationEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  ownerEndpoint(api.deleteReaderFeedback, { table, now }, async ({ userId: owner, params: { playId, readerId } }) => {
    const deleted = await deleteFeedbackOf(table, { owner, playId }, readerId);
    await deleteReplyMails(table, playId, readerId);
    return { deleted };
  }),
  ownerEndpoint(api.blockReader, { table, now }, async ({ params: { playId, readerId }, body: { name } }) => {
    const blocked = { readerId, name, blockedAt: now().toISOString() };
    await block(table, playId, blocked);
    await deleteReplyMails(table, playId, readerId);
    return blocked;
  }),
  ownerEndpoint(api.unblockReader, { table, now }, async ({ params: { playId, readerId } }) => {
    await unblock(table, playId, readerId);
    return { readerId };
  }),
];

async function firstPageOf(table: Table, playId: PlayId) {
  const [links, blocked] = await Promise.all([listLinkLabels(table, playId), listBlocked(table, playId)]);
  return { links, blocked };
}

const entryOf = (stored: StoredFeedback) => ({ ...stored, readerId: readerIdOf(stored.keyHash) });

/** Questions can be read and removed on any plan. Asking them requires a plan that includes them. */
const questionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  ownerEndpoint(api.getQuestions, { table, now }, async ({ params: { playId } }) => ({
    questions: await listQuestions(table, playId),
  })),
  ownerEndpoint(
    api.putQuestions,
    { table, now },
    async ({ userId: owner, params: { playId }, body: { questions } }) => {
      await assertPlanIncludes(table, owner, questions.length > 0 ? ["guidedQuestions"] : [], now());
      await storeQuestions(table, { owner, playId }, questions);
      return { questions };
    },
  ),
];

/** A cursor is the ID of the last comment read. It reveals nothing that the play's author doesn't know. */
function placeOf(cursor: string) {
  const parsed = feedbackId.safeParse(cursor);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { cursor: "This isn't a valid cursor." },
  });
}
