import type * as z from "zod";
import type { changedFeedback, newFeedback, readersReply } from "#domain/api/feedback.ts";
import * as api from "#domain/api/readerFeedback.ts";
import { feedbackClosed } from "#domain/api/shared.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { Refused } from "#domain/refused.ts";
import type { Share } from "#domain/sharing/share.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import type { LinkReader } from "#lambdas/shared/linkReader.ts";
import * as store from "#lambdas/stores/feedback.ts";
import type { PlayOfOwner } from "#lambdas/stores/feedbackCounts.ts";
import { isBlocked, numberOfReader, readerIdOf } from "#lambdas/stores/feedbackReaders.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { asSeenByReader, oneAsSeenByReader } from "./asSeenByReader.ts";
import { readReplyMails, turnOffReplyMails, turnOnReplyMails } from "./changeReplyMails.ts";
import { draftShown, placeOf } from "./commentPlace.ts";
import { dropReplyMails } from "./dropReplyMails.ts";
import { assertNotTooMuch, requestLimitOf } from "./limits.ts";
import type { LinkVisitor } from "./linkVisitor.ts";
import { type MailSources, mailAuthor } from "./mailAuthor.ts";
import { getKey, hashOfKey, isSameHash } from "./readerKey.ts";

/** For a reader with a link, and only their own feedback. To a reader with another key, it doesn't exist. */
export function readerFeedbackEndpoints(sources: MailSources, now: Clock): readonly Endpoint[] {
  const { table, links } = sources;
  const openFor = async ({ params: { token }, reader, viewerAddress }: Visit): Promise<LinkVisitor> => {
    const at = now();
    await assertWithinRate(table, requestLimitOf(viewerAddress), at);
    const link = await links.open({ token, reader }, at);
    const keyHash = hashOfKey(getKey(reader.key), link.share.shareId);
    return { ...link, keyHash, readerId: readerIdOf(keyHash), viewerAddress, now: at };
  };
  return [
    openEndpoint(api.listOwnFeedback, async (given) => {
      const visitor = await openFor(given);
      const [own, replyMails] = await Promise.all([
        store.listOfReader(table, visitor.share.shareId, visitor.keyHash),
        readReplyMails(sources, visitor),
      ]);
      return { body: { feedback: await asSeenByReader({ table, links }, visitor, own), replyMails } };
    }),
    openEndpoint(api.leaveFeedback, async ({ body, ...given }) => {
      const visitor = await openFor(given);
      return { body: await oneAsSeenByReader({ table, links }, visitor, await addFeedback(sources, visitor, body)) };
    }),
    openEndpoint(api.patchOwnFeedback, async ({ body, ...given }) => {
      const visitor = await openFor(given);
      const { feedbackId } = given.params;
      if ("replyMails" in body) return { body: await chooseReplyMails(sources, visitor, feedbackId, body) };
      const changed = await ("reply" in body
        ? answer(sources, visitor, feedbackId, body.reply)
        : change(table, visitor, feedbackId, body));
      return { body: await oneAsSeenByReader({ table, links }, visitor, changed) };
    }),
    openEndpoint(api.deleteOwnFeedback, async (given) => {
      const { feedbackId } = given.params;
      await deleteOwn(table, await openFor(given), feedbackId);
      return { body: { feedbackId } };
    }),
  ];
}

interface Visit {
  readonly params: { readonly token: string };
  readonly reader: LinkReader;
  readonly viewerAddress: string;
}

async function assertAccepted(table: Table, { share, readerId, now }: LinkVisitor): Promise<void> {
  await assertTakesFeedback(table, share, now);
  if (await isBlocked(table, share.playId, readerId)) throw readerBlocked();
}

async function assertMayWrite(table: Table, visitor: LinkVisitor): Promise<void> {
  const { share, keyHash, viewerAddress, now } = visitor;
  await assertAccepted(table, visitor);
  await assertNotTooMuch(table, { viewerAddress, keyHash, shareId: share.shareId }, now);
}

const readerBlocked = () =>
  new Refused("not-allowed", "The author takes no more feedback from this browser. Your words stay on this device.", {
    code: "reader-blocked",
  });

async function addFeedback(sources: MailSources, visitor: LinkVisitor, said: z.output<typeof newFeedback>) {
  const { table, links } = sources;
  await assertMayWrite(table, visitor);
  const { share, readerId, keyHash, now } = visitor;
  if (said.questionId !== undefined) await assertAsked(table, share, said.questionId);
  const { asOf, ...words } = said;
  const { line, ...place } = await placeOf({ table, links }, visitor, said.passage);
  const feedback: store.StoredFeedback = {
    ...words,
    ...(share.reader && { name: share.reader.name, email: share.reader.email ?? "" }),
    ...place,
    draft: await draftShown(table, visitor, { line, asOf }),
    shareId: share.shareId,
    linkLabel: share.label || share.reader?.name || "",
    readerNumber: await numberOfReader(table, share, readerId),
    keyHash,
    at: now.toISOString(),
    state: "open",
    replies: [],
  };
  if (!(await store.putFeedback(table, share, feedback))) return getOwn(table, visitor, said.feedbackId);
  await mailAuthor(sources, share, feedback.name, now);
  return feedback;
}

async function assertAsked(table: Table, { playId }: PlayOfOwner, questionId: string): Promise<void> {
  const questions = await listQuestions(table, playId);
  if (questions.some(({ id }) => id === questionId)) return;
  throw new Refused("invalid", "The author no longer asks this question. Reload the page.", {
    fields: { questionId: "We couldn't find this question." },
  });
}

/** Another reader's comment is treated as if it didn't exist. */
async function findOwn(table: Table, { share, keyHash }: LinkVisitor, feedbackId: FeedbackId) {
  const found = await store.findFeedback(table, share.playId, feedbackId);
  return found?.shareId === share.shareId && isSameHash(found.keyHash, keyHash) ? found : undefined;
}

async function getOwn(table: Table, visitor: LinkVisitor, feedbackId: FeedbackId): Promise<store.StoredFeedback> {
  const own = await findOwn(table, visitor, feedbackId);
  if (!own) throw store.noSuchFeedback();
  return own;
}

async function change(
  table: Table,
  visitor: LinkVisitor,
  feedbackId: FeedbackId,
  changes: z.output<typeof changedFeedback>,
) {
  await assertMayWrite(table, visitor);
  const { kind } = await getOwn(table, visitor, feedbackId);
  if (kind === "answer" && changes.kind !== undefined) throw answersStayAnswers();
  const editedAt = visitor.now.toISOString();
  return store.changeFeedback(table, visitor.share.playId, feedbackId, { ...changes, editedAt });
}

/** Only a reply of the author's can be answered: until then, the comment itself can be changed. */
async function answer(
  sources: MailSources,
  visitor: LinkVisitor,
  feedbackId: FeedbackId,
  { replyId, text }: z.output<typeof readersReply>["reply"],
) {
  const { table } = sources;
  await assertMayWrite(table, visitor);
  const own = await getOwn(table, visitor, feedbackId);
  if (own.replies.every(({ by }) => by === "reader")) throw nothingToAnswer();
  const reply = { replyId, text, by: "reader" as const, at: visitor.now.toISOString() };
  const answered = await store.addReadersReply(table, visitor.share, own, reply);
  await mailAuthor(sources, visitor.share, own.name, visitor.now);
  return answered;
}

const nothingToAnswer = () =>
  new Refused("conflict", "The author hasn't replied to this comment. Edit the comment instead.", {
    code: "nothing-to-answer",
  });

const answersStayAnswers = () =>
  new Refused("invalid", "You can change the text of an answer, but not its kind.", {
    fields: { kind: "This is an answer." },
  });

/** Readers can delete their own feedback even after the author stops accepting more. */
async function deleteOwn(table: Table, visitor: LinkVisitor, feedbackId: FeedbackId): Promise<void> {
  const own = await findOwn(table, visitor, feedbackId);
  if (!own) return;
  await store.deleteStoredFeedback(table, visitor.share, feedbackId);
  await dropReplyMails(table, visitor.share.playId, own, visitor.now);
}

/** Only for readers who have a comment that the author can reply to. They can always turn e-mails off. */
async function chooseReplyMails(
  sources: MailSources,
  visitor: LinkVisitor,
  feedbackId: FeedbackId,
  { replyMails: wanted }: z.output<typeof api.replyMailsWanted>,
) {
  const own = await getOwn(sources.table, visitor, feedbackId);
  if (wanted) await assertAccepted(sources.table, visitor);
  else await turnOffReplyMails(sources, visitor);
  const replyMails = wanted && (await turnOnReplyMails(sources, visitor, wanted, own));
  return { ...(await oneAsSeenByReader(sources, visitor, own)), replyMails };
}

/** Refuses readers if the link doesn't accept feedback, or its author's plan currently doesn't include it. */
async function assertTakesFeedback(
  table: Table,
  { takesFeedback, owner }: Pick<Share, "takesFeedback" | "owner">,
  now: Date,
): Promise<void> {
  if (takesFeedback && mayUse(await findTier(table, owner, now), "feedback")) return;
  throw new Refused("not-allowed", "This play isn't accepting comments right now. Your text is saved on this device.", {
    code: feedbackClosed,
  });
}
