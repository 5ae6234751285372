import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import * as api from "#domain/api/authorFeedback.ts";
import { binPlay, duplicatePlay, getPlay } from "#domain/api/plays.ts";
import * as reading from "#domain/api/readerFeedback.ts";
import { maxReplies } from "#domain/feedback/feedback.ts";
import { openAnchors } from "#domain/play/anchors/anchors.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { startTestTable } from "#tests/support/table.ts";
import { somebody } from "#tests/support/writer.ts";
import { openReaderFixture, pointAt } from "./testing/readers.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openReaderFixture(table, clock);

async function opening() {
  const play = await fixture.stage();
  const link = await fixture.share(play);
  return { play, link, reader: fixture.readerAt(link.token) };
}

const of = (play: { one: { caller: { sub: string }; params: { playId: string } } }, feedbackId: string) => ({
  ...play.one,
  params: { ...play.one.params, feedbackId },
});
const listed = (play: Parameters<typeof of>[0]) => fixture.api.call(api.listFeedback, play.one);

test("the author gets a reader's comment with the exact letters it refers to", async () => {
  const { play, link, reader } = await opening();
  const passage = pointAt(play.blocks[1], "answer me");
  const left = await reader.leave({ text: "  Cold!\u202E ", name: "Ann\n", passage });
  expect(left).toMatchObject({ text: "Cold!", name: "Ann", kind: "comment", state: "open", passage, replies: [] });
  const { feedback, seenAt } = await listed(play);
  expect(seenAt).toBeNull();
  expect(feedback).toEqual([
    {
      ...left,
      ...{ shareId: link.shareId, linkLabel: "", readerId: expect.stringMatching(/^[\w-]{12}$/), readerNumber: 1 },
      ...{ quoteCheck: "found", places: [expect.any(String)] },
      draft: { line: "", asOf: clock.now.toISOString() },
    },
  ]);
  expect(JSON.stringify(feedback)).not.toContain("keyHash");

  const doc = await play.open();
  findText(doc, passage.ranges[0]?.blockId ?? ("" as never))?.insert(0, "FRANCISCO: ");
  expect(openAnchors(doc).find(feedback[0]?.passage as never, feedback[0]?.places)).toEqual([
    { how: "here", at: [{ blockId: play.blocks[1].id, start: 29, end: 38 }], quote: "answer me", isChanged: false },
  ]);
});

test("a reader can find, change and delete their own comment; another reader can't see it", async () => {
  const { play, link, reader } = await opening();
  const { feedbackId } = await reader.leave();
  const other = fixture.readerAt(link.token);
  expect(await fixture.api.call(reading.listOwnFeedback, other.ofLink)).toEqual({ feedback: [] });
  const theirs = { ...other.ofOne(feedbackId), body: { text: "Mine now." } };
  const nobodys = { ...other.ofOne(nanoid(16)), body: { text: "Mine now." } };
  expect(await fixture.api.refusal(reading.patchOwnFeedback, theirs)).toEqual(
    await fixture.api.refusal(reading.patchOwnFeedback, nobodys),
  );
  const again = { ...other.ofLink, body: other.said({ feedbackId, text: "Mine now." }) };
  expect(await fixture.api.refusal(reading.leaveFeedback, again)).toMatchObject({ status: 404 });
  await fixture.api.call(reading.deleteOwnFeedback, other.ofOne(feedbackId));

  await fixture.api.call(reading.patchOwnFeedback, { ...reader.ofOne(feedbackId), body: { text: "Better." } });
  const own = await fixture.api.call(reading.listOwnFeedback, reader.ofLink);
  expect(own.feedback).toMatchObject([{ feedbackId, text: "Better.", editedAt: clock.now.toISOString() }]);
  await fixture.api.call(reading.deleteOwnFeedback, reader.ofOne(feedbackId));
  await fixture.api.call(reading.deleteOwnFeedback, reader.ofOne(feedbackId));
  expect((await listed(play)).feedback).toEqual([]);
});

test("the same key through another link is another reader", async () => {
  const { play, reader } = await opening();
  const second = await fixture.share(play);
  const { feedbackId } = await reader.leave();
  const elsewhere = { headers: reader.ofLink.headers, params: { token: second.token } };
  expect(await fixture.api.call(reading.listOwnFeedback, elsewhere)).toEqual({ feedback: [] });
  const change = { headers: reader.ofLink.headers, params: { token: second.token, feedbackId }, body: { text: "x" } };
  expect(await fixture.api.refusal(reading.patchOwnFeedback, change)).toMatchObject({ status: 404 });
});

test("a comment that is sent twice is stored and counted once", async () => {
  const { play, reader } = await opening();
  const body = reader.said();
  const first = await fixture.api.call(reading.leaveFeedback, { ...reader.ofLink, body });
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(await fixture.api.call(reading.leaveFeedback, { ...reader.ofLink, body })).toEqual(first);
  expect((await listed(play)).feedback).toHaveLength(1);
  expect(await fixture.api.call(getPlay, play.one)).toMatchObject({ newFeedback: 1 });
});

test("the author resolves and replies, and the reader sees the reply; the number of replies is limited", async () => {
  const { play, reader } = await opening();
  const { feedbackId } = await reader.leave();
  await fixture.api.call(api.patchFeedback, { ...of(play, feedbackId), body: { state: "resolved" } });
  for (let n = 0; n < maxReplies; n++) {
    await fixture.api.call(api.replyToFeedback, { ...of(play, feedbackId), body: { text: `Thanks ${n}.` } });
  }
  const more = { ...of(play, feedbackId), body: { text: "And more." } };
  expect(await fixture.api.refusal(api.replyToFeedback, more)).toMatchObject({ code: "replies-full" });
  const { feedback } = await fixture.api.call(reading.listOwnFeedback, reader.ofLink);
  expect(feedback[0]).toMatchObject({ state: "resolved" });
  expect(feedback[0]?.replies[0]).toEqual({ text: "Thanks 0.", at: clock.now.toISOString(), by: "author" });
  await fixture.api.call(api.deleteFeedback, of(play, feedbackId));
  await fixture.api.call(api.deleteFeedback, of(play, feedbackId));
  expect(
    await fixture.api.refusal(api.patchFeedback, { ...of(play, feedbackId), body: { state: "open" } }),
  ).toMatchObject({
    status: 404,
  });
});

test("the card counts new comments until the author looks, and a deleted new comment is no longer counted", async () => {
  const { play, reader } = await opening();
  const first = await reader.leave();
  await reader.leave();
  const newCount = async () => (await fixture.api.call(getPlay, play.one)).newFeedback ?? 0;
  expect(await newCount()).toBe(2);
  await fixture.api.call(reading.deleteOwnFeedback, reader.ofOne(first.feedbackId));
  expect(await newCount()).toBe(1);
  const { seenAt } = await fixture.api.call(api.markFeedbackSeen, play.one);
  expect([await newCount(), (await listed(play)).seenAt]).toEqual([0, seenAt]);
  clock.now = new Date(clock.now.getTime() + 1000);
  const third = await reader.leave();
  await fixture.api.call(api.deleteFeedback, of(play, third.feedbackId));
  expect(await newCount()).toBe(0);
  for (const { feedbackId } of (await listed(play)).feedback) {
    await fixture.api.call(api.deleteFeedback, of(play, feedbackId));
  }
  expect(await newCount()).toBe(0);
});

test("a duplicate has no feedback and counts no new comments", async () => {
  const { play, reader } = await opening();
  await reader.leave();
  const twin = await fixture.api.call(duplicatePlay, { ...play.one, body: { playId: nanoid(), title: "Twin" } });
  expect(twin).not.toHaveProperty("newFeedback");
  const { feedback } = await fixture.api.call(api.listFeedback, { ...play.one, params: { playId: twin.playId } });
  expect(feedback).toEqual([]);
});

test("only the author can manage feedback, and only with a plan that includes it", async () => {
  const { play, reader } = await opening();
  const { feedbackId } = await reader.leave();
  const stranger = somebody();
  await fixture.subscribe(stranger);
  const calls = [
    [api.listFeedback, undefined],
    [api.patchFeedback, { state: "resolved" }],
    [api.deleteFeedback, undefined],
    [api.replyToFeedback, { text: "Hm." }],
    [api.markFeedbackSeen, undefined],
    [api.markFeedbackRead, { upTo: clock.now.toISOString() }],
    [api.deleteReaderFeedback, undefined],
    [api.blockReader, { name: "Reader 1" }],
    [api.unblockReader, undefined],
    [api.getQuestions, undefined],
    [api.putQuestions, { questions: [] }],
  ] as const;
  const paramsOf = ({ path }: { readonly path: string }) => ({
    ...play.one.params,
    ...(path.includes("feedbackId") && { feedbackId }),
    ...(path.includes("readerId") && { readerId: "a-reader-id-" }),
  });
  for (const [contract, body] of calls) {
    const sent = { params: paramsOf(contract), body, caller: stranger };
    expect(await fixture.api.refusal(contract, sent), contract.path).toMatchObject({ status: 404 });
  }
  await fixture.subscribe(play.caller, "writer", "canceled");
  for (const [contract, body] of calls.slice(0, 9)) {
    const problem = await fixture.api.refusal(contract, { ...play.one, params: paramsOf(contract), body });
    expect(problem).toMatchObject({ status: 402, code: "needs-writer" });
  }
});

test("if the plan has ended or the link takes no feedback, readers learn so, and can still see and delete their own", async () => {
  const { play, reader } = await opening();
  const { feedbackId } = await reader.leave();
  await fixture.subscribe(play.caller, "writer", "canceled");
  const closed = { status: 403, code: "feedback-closed" };
  const sent = { ...reader.ofLink, body: reader.said() };
  expect(await fixture.api.refusal(reading.leaveFeedback, sent)).toMatchObject(closed);
  const edit = { ...reader.ofOne(feedbackId), body: { text: "x" } };
  expect(await fixture.api.refusal(reading.patchOwnFeedback, edit)).toMatchObject(closed);
  expect((await fixture.api.call(reading.listOwnFeedback, reader.ofLink)).feedback).toHaveLength(1);
  await fixture.api.call(reading.deleteOwnFeedback, reader.ofOne(feedbackId));

  await fixture.subscribe(play.caller);
  const silent = fixture.readerAt((await fixture.share(play, { takesFeedback: false })).token);
  expect(await fixture.api.refusal(reading.leaveFeedback, { ...silent.ofLink, body: silent.said() })).toMatchObject(
    closed,
  );
});

test("a link that doesn't open doesn't accept feedback", async () => {
  const { play, link, reader } = await opening();
  const { feedbackId } = await reader.leave();
  await fixture.api.call(binPlay, play.one);
  const body = reader.said();
  const forged = { ...reader.ofLink, params: { token: `${link.shareId}.${"A".repeat(22)}` } };
  for (const sent of [reader.ofLink, forged]) {
    expect(await fixture.api.refusal(reading.leaveFeedback, { ...sent, body })).toMatchObject({ status: 404 });
    expect(await fixture.api.refusal(reading.listOwnFeedback, sent)).toMatchObject({ status: 404 });
  }
  expect(await fixture.api.refusal(reading.deleteOwnFeedback, reader.ofOne(feedbackId))).toMatchObject({ status: 404 });
});

test("readers can't comment on text that the link doesn't show, whether or not it exists", async () => {
  const { play, reader } = await opening();
  const [heading, speech, note] = play.blocks;
  const part = fixture.readerAt((await fixture.share(play, {}, [heading])).token);
  const nowhere = { ...speech, id: nanoid(10) as typeof speech.id };
  const refusals = [];
  for (const [who, block, words] of [
    [reader, note, "Cut this"],
    [reader, nowhere, "Who's"],
    [part, speech, "Who's"],
    [part, note, "Cut"],
  ] as const) {
    const body = who.said({ passage: pointAt(block, words) });
    refusals.push(await fixture.api.refusal(reading.leaveFeedback, { ...who.ofLink, body }));
  }
  expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(refusals[0]).toMatchObject({ status: 400, fields: { passage: expect.any(String) } });
  expect(await part.leave({ passage: pointAt(heading, "battlements") })).toMatchObject({ kind: "comment" });
});

test("a comment on text that was rewritten since is stored with its quote", async () => {
  const { play, reader } = await opening();
  const passage = pointAt(play.blocks[1], "answer me");
  const doc = await play.open();
  const before = Y.encodeStateVector(doc);
  findText(doc, play.blocks[1].id)?.delete(0, 40);
  await play.append(Y.encodeStateAsUpdate(doc, before), { after: 1 });
  await reader.leave({ passage });
  await reader.leave({ passage: { ...passage, sequence: 2 } });
  const { feedback } = await listed(play);
  expect(feedback.map(({ places }) => places?.[0] === null).toSorted()).toEqual([false, true]);
  const found = feedback.map((one) => openAnchors(doc).find(one.passage as never, one.places)[0]?.how);
  expect(found).toEqual(["gone", "gone"]);
});

test("a quote from a blind link keeps its bars, and its place is still found", async () => {
  const play = await fixture.stage();
  const blind = { isBlind: true, hiddenWords: ["Who", "Nay"] };
  const reader = fixture.readerAt((await fixture.share(play, blind)).token);
  // "Who's there? Nay, answer me", as the reader sees it: every bar has six characters.
  const shown = "██████'s there? ██████, answer me";
  const leave = (quote: string) => {
    const start = shown.indexOf(quote);
    const range = { blockId: play.blocks[1].id, start, end: start + quote.length, quote };
    return reader.leave({ passage: { sequence: 1, ranges: [range] } });
  };
  expect((await leave("there? ██████, answer")).passage?.ranges[0]?.quote).toBe("there? ██████, answer");
  await leave("answer me");
  const { feedback } = await listed(play);
  const anchors = openAnchors(await play.open());
  const places = feedback.map(({ passage, places: known }) => anchors.find(passage as never, known)[0]?.at[0]);
  expect(places).toHaveLength(2);
  expect(places).toContainEqual({ blockId: play.blocks[1].id, start: 6, end: 24 });
  expect(places).toContainEqual({ blockId: play.blocks[1].id, start: 18, end: 27 });
  expect(feedback.map(({ quoteCheck }) => quoteCheck)).toEqual(["found", "found"]);
});

test("the author sees that a quote isn't in the play, and the reader doesn't", async () => {
  const { play, reader } = await opening();
  const passage = pointAt(play.blocks[1], "answer me");
  const forged = { ...passage, ranges: passage.ranges.map((range) => ({ ...range, quote: "I quit" })) };
  const answer = await reader.leave({ text: "Forged.", passage: forged });
  expect(answer).toEqual({
    ...(await reader.leave({ passage: forged })),
    text: "Forged.",
    feedbackId: answer.feedbackId,
  });
  expect(JSON.stringify(answer)).not.toContain("quoteCheck");
  expect((await listed(play)).feedback.map(({ quoteCheck }) => quoteCheck)).toEqual(["differs", "differs"]);
});

test("quotes from a link to scenes are checked against what it showed, unless it was refreshed since", async () => {
  const { play } = await opening();
  const [, speech] = play.blocks;
  const part = fixture.readerAt((await fixture.share(play, {}, [speech])).token);
  const passage = pointAt(speech, "answer me");
  await part.leave({ text: "1", passage });
  const forged = (sequence: number) => ({
    sequence,
    ranges: passage.ranges.map((one) => ({ ...one, quote: "I quit" })),
  });
  await part.leave({ text: "2", passage: forged(1) });
  await part.leave({ text: "3", passage: forged(0) });
  const checks = (await listed(play)).feedback.toSorted((a, b) => a.text.localeCompare(b.text));
  expect(checks.map(({ quoteCheck }) => quoteCheck)).toEqual(["found", "differs", "unchecked"]);
});

test("guided questions require the plan that includes them, and an answer names one of them", async () => {
  const { play, reader } = await opening();
  const questions = [{ id: "q1", text: "Where were you bored?" }];
  const put = { ...play.one, body: { questions } };
  expect(await fixture.api.refusal(api.putQuestions, put)).toMatchObject({ status: 402, code: "needs-company" });
  await fixture.subscribe(play.caller, "company");
  expect(await fixture.api.call(api.putQuestions, put)).toEqual({ questions });
  expect(await fixture.api.call(api.getQuestions, play.one)).toEqual({ questions });
  const answer = await reader.leave({ kind: "answer", questionId: "q1", text: "Nowhere." });
  expect(answer).toMatchObject({ kind: "answer", questionId: "q1" });
  for (const wrong of [{ kind: "answer" }, { questionId: "q1" }, { kind: "answer", questionId: "q2" }]) {
    const body = reader.said(wrong);
    expect(await fixture.api.refusal(reading.leaveFeedback, { ...reader.ofLink, body })).toMatchObject({ status: 400 });
  }
  const eleven = { questions: Array.from({ length: 11 }, (_, n) => ({ id: `q${n}`, text: "Why?" })) };
  expect(await fixture.api.refusal(api.putQuestions, { ...play.one, body: eleven })).toMatchObject({ status: 400 });
  const kind = { ...reader.ofOne(answer.feedbackId), body: { kind: "comment" } };
  expect(await fixture.api.refusal(reading.patchOwnFeedback, kind)).toMatchObject({ status: 400 });
});
