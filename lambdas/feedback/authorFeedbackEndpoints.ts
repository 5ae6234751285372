import * as api from "#domain/api/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import {
  addReply,
  changeFeedback,
  deleteFeedbackOf,
  deleteStoredFeedback,
  listStoredFeedback,
  type StoredFeedback,
} from "#lambdas/stores/feedback.ts";
import { findLooks, markRead, markSeen, type PlayOfOwner } from "#lambdas/stores/feedbackCounts.ts";
import { block, listBlocked, readerIdOf, unblock } from "#lambdas/stores/feedbackReaders.ts";
import { getOpenHead } from "#lambdas/stores/heads.ts";
import { listQuestions, storeQuestions } from "#lambdas/stores/questions.ts";
import { listLinkLabels } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertPlanAllows } from "./planGates.ts";

/** Comments in one answer: some 0.5 MB, and at most what one reading of the table gives. */
const pageSize = 500;

/** What the author of a play does with its feedback. Somebody else's play is none; without the plan all of it waits. */
export function authorFeedbackEndpoints(table: Table, now: Clock): readonly Endpoint[] {
  const openPlay = async (owner: UserId, playId: PlayId) => {
    await getOpenHead(table, owner, playId);
    await assertPlanAllows(table, owner, "feedback", now());
    return { owner, playId };
  };
  return [
    endpoint(api.listFeedback, async ({ userId, params: { playId }, query: { cursor } }) => {
      const play = await openPlay(userId, playId);
      const [{ feedback, next }, { seenAt = null, readAt = null }, firstPage] = await Promise.all([
        listStoredFeedback(table, playId, {
          after: cursor === undefined ? undefined : placeOf(cursor),
          limit: pageSize,
        }),
        findLooks(table, play),
        cursor === undefined ? firstPageOf(table, playId) : undefined,
      ]);
      return { feedback: feedback.map(entryOf), seenAt, readAt, ...firstPage, cursor: next };
    }),
    endpoint(api.patchFeedback, async ({ userId, params: { playId, feedbackId }, body: { state } }) => {
      await openPlay(userId, playId);
      return entryOf(await changeFeedback(table, playId, feedbackId, { state }));
    }),
    endpoint(api.deleteFeedback, async ({ userId, params: { playId, feedbackId } }) => {
      await deleteStoredFeedback(table, await openPlay(userId, playId), feedbackId);
      return { feedbackId };
    }),
    endpoint(api.replyToFeedback, async ({ userId, params: { playId, feedbackId }, body: { text } }) => {
      await openPlay(userId, playId);
      return entryOf(await addReply(table, playId, feedbackId, { text, at: now().toISOString() }));
    }),
    endpoint(api.markFeedbackSeen, async ({ userId, params: { playId } }) => {
      const at = now();
      await markSeen(table, await openPlay(userId, playId), at);
      return { seenAt: at.toISOString() };
    }),
    endpoint(api.markFeedbackRead, async ({ userId, params: { playId }, body: { upTo } }) => {
      // What is said later stays new, whatever a browser's clock says.
      const at = new Date(Math.min(Date.parse(upTo), now().getTime()));
      await markRead(table, await openPlay(userId, playId), at);
      return { readAt: at.toISOString() };
    }),
    ...moderationEndpoints(table, now, openPlay),
    ...questionEndpoints(table, now),
  ];
}

type OpenPlay = (owner: UserId, playId: PlayId) => Promise<PlayOfOwner>;

/** What an author does about a reader. */
const moderationEndpoints = (table: Table, now: Clock, openPlay: OpenPlay): readonly Endpoint[] => [
  endpoint(api.deleteReaderFeedback, async ({ userId, params: { playId, readerId } }) => ({
    deleted: await deleteFeedbackOf(table, await openPlay(userId, playId), readerId),
  })),
  endpoint(api.blockReader, async ({ userId, params: { playId, readerId }, body: { name } }) => {
    await openPlay(userId, playId);
    const blocked = { readerId, name, blockedAt: now().toISOString() };
    await block(table, playId, blocked);
    return blocked;
  }),
  endpoint(api.unblockReader, async ({ userId, params: { playId, readerId } }) => {
    await openPlay(userId, playId);
    await unblock(table, playId, readerId);
    return { readerId };
  }),
];

async function firstPageOf(table: Table, playId: PlayId) {
  const [links, blocked] = await Promise.all([listLinkLabels(table, playId), listBlocked(table, playId)]);
  return { links, blocked };
}

const entryOf = (stored: StoredFeedback) => ({ ...stored, readerId: readerIdOf(stored.keyHash) });

/** Questions can be read and taken away on any plan; asking them wants one that has them. */
const questionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(api.getQuestions, async ({ userId, params: { playId } }) => {
    await getOpenHead(table, userId, playId);
    return { questions: await listQuestions(table, playId) };
  }),
  endpoint(api.putQuestions, async ({ userId, params: { playId }, body: { questions } }) => {
    await getOpenHead(table, userId, playId);
    if (questions.length > 0) await assertPlanAllows(table, userId, "guidedQuestions", now());
    await storeQuestions(table, { owner: userId, playId }, questions);
    return { questions };
  }),
];

/** A cursor is the last feedback looked at: it says nothing that the play's author does not know. */
function placeOf(cursor: string) {
  const parsed = api.feedbackId.safeParse(cursor);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { cursor: "This isn't a valid cursor." },
  });
}
