import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as api from "#domain/api/authorFeedback.ts";
import { binPlay, getPlay, patchPlay } from "#domain/api/plays.ts";
import { deleteOwnFeedback, listOwnFeedback, patchOwnFeedback } from "#domain/api/readerFeedback.ts";
import { maxReplies } from "#domain/feedback/feedback.ts";
import { startTestTable } from "#tests/support/table.ts";
import { ownFeedbackPage } from "../account/ownFeedback.ts";
import { openReaderFixture, pointAt } from "./testing/readers.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-03-01T12:00:00.000Z") };
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const { api: calls, stage, share, readerAt } = openReaderFixture(table, clock);

/** A comment that the author has replied to. */
async function openConversation() {
  const play = await stage();
  const { token } = await share(play);
  const reader = readerAt(token);
  const { feedbackId } = await reader.leave();
  later(1);
  const ofComment = { ...play.one, params: { ...play.one.params, feedbackId } };
  const reply = (text: string) => calls.call(api.replyToFeedback, { ...ofComment, body: { text } });
  const ofReply = (text: string, replyId = nanoid(16)) => ({
    ...reader.ofOne(feedbackId),
    body: { reply: { replyId, text } },
  });
  return {
    play,
    token,
    reader,
    feedbackId,
    ofComment,
    reply,
    ofReply,
    answer: (text: string, replyId?: string) => calls.call(patchOwnFeedback, ofReply(text, replyId)),
    news: async () => (await calls.call(getPlay, play.one)).newFeedback ?? 0,
    entry: async () => (await calls.call(api.listFeedback, play.one)).feedback[0],
    seen: () => calls.call(api.markFeedbackSeen, play.one),
  };
}

test("a reader answers the author under their own comment, and the author sees it as new and open", async () => {
  const { reply, answer, news, entry, seen, ofComment, reader } = await openConversation();
  await reply("Which lamp?");
  await calls.call(api.patchFeedback, { ...ofComment, body: { state: "resolved" } });
  await seen();
  expect(await news()).toBe(0);
  later(1);
  const answered = await answer("The one in the attic.");
  expect(answered).toMatchObject({
    state: "open",
    replies: [
      { by: "author", text: "Which lamp?" },
      { by: "reader", text: "The one in the attic.", at: clock.now.toISOString() },
    ],
  });
  expect(await news()).toBe(1);
  expect(await entry()).toMatchObject({ state: "open", replies: answered.replies });
  expect((await calls.call(listOwnFeedback, reader.ofLink)).feedback).toMatchObject([{ replies: answered.replies }]);
});

test("the same answer sent twice is one answer, and counts once", async () => {
  const { reply, answer, news, seen } = await openConversation();
  await reply("Which lamp?");
  await seen();
  later(1);
  const replyId = nanoid(16);
  await answer("That one.", replyId);
  expect((await answer("That one.", replyId)).replies).toHaveLength(2);
  expect(await news()).toBe(1);
});

test("only the author's replies can be answered, only by the comment's reader, and only where comments are taken", async () => {
  const { play, token, reply, ofReply, feedbackId } = await openConversation();
  expect(await calls.refusal(patchOwnFeedback, ofReply("Hello?"))).toMatchObject({ code: "nothing-to-answer" });
  await reply("Which lamp?");
  const other = { ...readerAt(token).ofOne(feedbackId), body: ofReply("Mine!").body };
  expect(await calls.refusal(patchOwnFeedback, other)).toMatchObject({ status: 404 });
  const empty = ofReply("  ");
  expect(await calls.refusal(patchOwnFeedback, empty)).toMatchObject({ status: 400 });
  await calls.call(binPlay, play.one);
  expect(await calls.refusal(patchOwnFeedback, ofReply("Hello?"))).toMatchObject({ status: 404 });
});

test("answers are limited as comments are, and a conversation ends at its limit", async () => {
  const { reply, answer, ofReply } = await openConversation();
  await reply("Which lamp?");
  for (let n = 1; n < maxReplies; n++) {
    later(1);
    await answer(`Answer ${n}`);
  }
  expect(await calls.refusal(patchOwnFeedback, ofReply("More"))).toMatchObject({ code: "replies-full" });
  for (let n = 0; n < 15; n++) await calls.send(patchOwnFeedback, ofReply("More"));
  expect(await calls.refusal(patchOwnFeedback, ofReply("More"))).toMatchObject({ status: 429 });
});

test("a deleted comment takes its unseen answers off the count of new ones", async () => {
  const { reply, answer, news, seen, reader, feedbackId } = await openConversation();
  await reply("Which lamp?");
  await seen();
  later(1);
  await answer("That one.");
  await answer("Or the other.");
  expect(await news()).toBe(2);
  await calls.call(deleteOwnFeedback, reader.ofOne(feedbackId));
  expect(await news()).toBe(0);
});

test("answers are in the author's data", async () => {
  const { play, reply, answer } = await openConversation();
  await reply("Which lamp?");
  await answer("That one.");
  const { feedback } = await ownFeedbackPage(table, play.caller.sub as Parameters<typeof ownFeedbackPage>[1]);
  expect(feedback).toMatchObject([{ replies: [{ by: "author" }, { by: "reader", text: "That one." }] }]);
});

test("a comment says on which draft it was made: by the title page's line and the time of the text that was shown", async () => {
  const play = await stage();
  const { token } = await share(play);
  const reader = readerAt(token);
  const card = { title: "The Lamp", subtitle: "", authors: "", words: 9, pages: 1, draft: "Third draft, May 2026" };
  const { changedAt } = await calls.call(patchPlay, { ...play.one, body: card });
  const drafts = async () => (await calls.call(api.listFeedback, play.one)).feedback.map(({ draft }) => draft);
  const before = new Date(Date.parse(changedAt) - 60_000).toISOString();
  await reader.leave({ asOf: before });
  expect(await drafts()).toEqual([{ line: "Third draft, May 2026", asOf: before }]);
  const own = await reader.leave({ asOf: "2037-01-01T00:00:00.000Z" });
  expect(own).not.toHaveProperty("draft");
  expect(await drafts()).toContainEqual({ line: "Third draft, May 2026", asOf: changedAt });
});

test("a comment on a copy says when the copy was made", async () => {
  const play = await stage();
  const frozenAt = "2027-02-01T12:00:00.000Z";
  const { token } = await share(play, { frozenAt }, play.blocks);
  await readerAt(token).leave({ passage: pointAt(play.blocks[1], "Who's there?") });
  const [entry] = (await calls.call(api.listFeedback, play.one)).feedback;
  expect(entry?.draft).toEqual({ line: "", asOf: frozenAt });
});
