import * as api from "#domain/api/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { addReply, changeFeedback, deleteFeedback, listFeedback } from "#lambdas/stores/feedback.ts";
import { findSeenAt, markSeen } from "#lambdas/stores/feedbackCounts.ts";
import { getOpenHead } from "#lambdas/stores/heads.ts";
import { listQuestions, putQuestions } from "#lambdas/stores/questions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertOpen } from "./gates.ts";

/** Comments in one answer: some 0.5 MB, and at most what one reading of the table gives. */
const pageSize = 500;

/** What the author of a play does with its feedback. Somebody else's play is none; without the plan all of it waits. */
export function authorEndpoints(table: Table, now: Clock): readonly Endpoint[] {
  const openPlay = async (owner: UserId, playId: PlayId) => {
    await getOpenHead(table, owner, playId);
    await assertOpen(table, owner, "feedback", now());
    return { owner, playId };
  };
  return [
    endpoint(api.listFeedback, async ({ userId, params: { playId }, query: { cursor } }) => {
      const play = await openPlay(userId, playId);
      const [{ feedback, next }, seenAt = null] = await Promise.all([
        listFeedback(table, playId, { after: cursor === undefined ? undefined : placeOf(cursor), limit: pageSize }),
        findSeenAt(table, play),
      ]);
      return { feedback: [...feedback], seenAt, cursor: next };
    }),
    endpoint(api.patchFeedback, async ({ userId, params: { playId, feedbackId }, body: { state } }) => {
      await openPlay(userId, playId);
      return changeFeedback(table, playId, feedbackId, { state });
    }),
    endpoint(api.deleteFeedback, async ({ userId, params: { playId, feedbackId } }) => {
      await deleteFeedback(table, await openPlay(userId, playId), feedbackId);
      return { feedbackId };
    }),
    endpoint(api.replyToFeedback, async ({ userId, params: { playId, feedbackId }, body: { text } }) => {
      await openPlay(userId, playId);
      return addReply(table, playId, feedbackId, { text, at: now().toISOString() });
    }),
    endpoint(api.markFeedbackSeen, async ({ userId, params: { playId } }) => {
      const at = now();
      await markSeen(table, await openPlay(userId, playId), at);
      return { seenAt: at.toISOString() };
    }),
    ...questionEndpoints(table, now),
  ];
}

/** Questions can be read and taken away on any plan; asking them wants one that has them. */
const questionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(api.getQuestions, async ({ userId, params: { playId } }) => {
    await getOpenHead(table, userId, playId);
    return { questions: await listQuestions(table, playId) };
  }),
  endpoint(api.putQuestions, async ({ userId, params: { playId }, body: { questions } }) => {
    await getOpenHead(table, userId, playId);
    if (questions.length > 0) await assertOpen(table, userId, "guidedQuestions", now());
    await putQuestions(table, { owner: userId, playId }, questions);
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
