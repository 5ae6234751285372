import { beforeEach, expect, test, vi } from "vitest";
import { markFeedbackSeen } from "#domain/api/authorFeedback.ts";
import { patchPlay } from "#domain/api/plays.ts";
import { patchOwnFeedback } from "#domain/api/readerFeedback.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openMailFixture, tokenIn } from "./testing/mails.ts";

const onUnexpected = vi.hoisted(() => vi.fn());
vi.mock("#lambdas/shared/onUnexpected.ts", () => ({ onUnexpected }));

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openMailFixture(table, clock);
const { api, wantCommentMails, mailsOf, faults } = fixture;
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
beforeEach(() => {
  onUnexpected.mockClear();
  faults.send = undefined;
  faults.isUnverified = false;
  later(24);
});

/** A play whose author wants e-mails, and a reader. */
async function stage() {
  const play = await fixture.stage();
  await wantCommentMails(play.caller);
  const { token } = await fixture.share(play);
  return { play, token, reader: fixture.readerAt(token), seen: () => api.call(markFeedbackSeen, play.one) };
}

test("an author gets no e-mail about comments until they turn that on", async () => {
  const play = await fixture.stage();
  const reader = fixture.readerAt((await fixture.share(play)).token);
  await reader.leave();
  await wantCommentMails(play.caller);
  await wantCommentMails(play.caller, false);
  await reader.leave();
  expect(mailsOf(play)).toEqual([]);
});

test("the e-mail names the play, the count and a reader, leads to the comments, and says nothing of what was written", async () => {
  const { play, reader } = await stage();
  await reader.leave({ text: "Zinnober is a fine word.", name: "Ann Baker" });
  const [mail] = mailsOf(play);
  expect(mail).toMatchObject({ subject: "1 new comment on The Lamp" });
  expect(mail?.text).toMatch(/^Hello Nell,\n/);
  expect(mail?.text).toContain("from Ann Baker.");
  expect(mail?.text).toContain(`https://ghostlight.example/feedback/${play.playId}?lang=en`);
  expect(JSON.stringify(mail)).not.toMatch(/Zinnober|battlements|unfold/i);
  expect(mail?.stopAddress).toBe(`https://ghostlight.example/api/mail-choices/${tokenIn(mail, "stop")}`);
});

test("until the author has looked at the comments, there's no second e-mail about the play", async () => {
  const { play, token, seen } = await stage();
  for (let n = 0; n < 3; n++) await fixture.readerAt(token).leave();
  later(24);
  await fixture.readerAt(token).leave();
  expect(mailsOf(play)).toHaveLength(1);
  await seen();
  later(1);
  await fixture.readerAt(token).leave();
  expect(mailsOf(play)).toHaveLength(2);
});

test("there's at most one e-mail in six hours, however often the author looks, and then it counts what's new", async () => {
  const { play, token, seen } = await stage();
  await fixture.readerAt(token).leave();
  await seen();
  later(5.9);
  await fixture.readerAt(token).leave();
  await fixture.readerAt(token).leave();
  expect(mailsOf(play)).toHaveLength(1);
  later(0.2);
  await fixture.readerAt(token).leave({ name: "Bo" });
  expect(mailsOf(play)[1]).toMatchObject({ subject: "3 new comments on The Lamp" });
  expect(mailsOf(play)[1]?.text).toContain("The latest is from Bo.");
});

test("comments in the same moment cause one e-mail", async () => {
  const { play, token } = await stage();
  await Promise.all(Array.from({ length: 6 }, () => fixture.readerAt(token).leave()));
  expect(mailsOf(play)).toHaveLength(1);
});

test("each play has an e-mail of its own", async () => {
  const { play, reader } = await stage();
  const other = await fixture.stage({ caller: play.caller });
  await reader.leave();
  await fixture.readerAt((await fixture.share(other)).token).leave();
  expect(mailsOf(play)).toHaveLength(2);
});

test("a reader's answer to the author is told like a comment, and the same one sent twice isn't told again", async () => {
  const { play, reader, seen } = await stage();
  const { feedbackId } = await reader.leave();
  await fixture.reply(play, feedbackId);
  await seen();
  later(7);
  const body = { reply: { replyId: "reply-of-reader-", text: "You're welcome." } };
  await api.call(patchOwnFeedback, { ...reader.ofOne(feedbackId), body });
  expect(mailsOf(play)).toHaveLength(2);
  await seen();
  later(7);
  await api.call(patchOwnFeedback, { ...reader.ofOne(feedbackId), body });
  expect(mailsOf(play)).toHaveLength(2);
});

test("changing a comment causes no e-mail", async () => {
  const { play, reader, seen } = await stage();
  const { feedbackId } = await reader.leave();
  await seen();
  later(7);
  await api.call(patchOwnFeedback, { ...reader.ofOne(feedbackId), body: { text: "Lovelier." } });
  expect(mailsOf(play)).toHaveLength(1);
});

test("if the e-mail can't be sent, the comment is stored all the same, and the failure is reported", async () => {
  const { play, reader } = await stage();
  faults.send = new Error("SES is away");
  expect(await reader.leave()).toMatchObject({ text: "Lovely." });
  expect(onUnexpected).toHaveBeenCalledOnce();
  expect(mailsOf(play)).toEqual([]);
});

test("an address that nobody has confirmed gets no e-mail", async () => {
  const { play, reader } = await stage();
  faults.isUnverified = true;
  await reader.leave();
  expect(mailsOf(play)).toEqual([]);
});

test.each([
  ["Visit buy.example", "The Lamp"],
  ["https://buy.example", "The Lamp"],
  ["<b>Ann</b>", "The Lamp"],
  ["Ann", "See buy.example now"],
])("a name %j and a title %j can't carry a link into an e-mail", async (name, title) => {
  const { play, reader } = await stage();
  const card = { title, subtitle: "", authors: "", words: 1, pages: 1, changedMsAgo: 0 };
  await api.call(patchPlay, { ...play.one, body: card });
  await reader.leave({ name });
  const [mail] = mailsOf(play);
  expect(mail?.subject).toMatch(/^1 new comment on (The Lamp|your play)$/);
  expect(JSON.stringify(mail)).not.toMatch(/buy\.example|<b>/);
});

test("the link in an e-mail stops them for all plays, without signing in, and twice is once", async () => {
  const { play, reader, seen } = await stage();
  await reader.leave();
  const stop = tokenIn(mailsOf(play)[0], "stop");
  for (let n = 0; n < 2; n++) expect(await fixture.choose(stop)).toMatchObject({ status: 200, body: { made: "stop" } });
  await seen();
  later(7);
  await reader.leave();
  expect(mailsOf(play)).toHaveLength(1);
});

test("a mail program stops them with a form, as RFC 8058 has it", async () => {
  const { play, reader, seen } = await stage();
  await reader.leave();
  const address = mailsOf(play)[0]?.stopAddress ?? "";
  const form = {
    rawBody: Buffer.from("List-Unsubscribe=One-Click").toString("base64"),
    isBase64Encoded: true,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  expect(await fixture.choose(address.split("/").at(-1) ?? "", form)).toMatchObject({ status: 200 });
  await seen();
  later(7);
  await reader.leave();
  expect(mailsOf(play)).toHaveLength(1);
});
