import { beforeEach, expect, test, vi } from "vitest";
import { readAccountData } from "#domain/api/account.ts";
import * as api from "#domain/api/authorFeedback.ts";
import { deleteOwnFeedback } from "#domain/api/readerFeedback.ts";
import { revokeShare } from "#domain/api/sharing.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { PlayId } from "#domain/play/play.ts";
import { accountEndpoints } from "#lambdas/account/endpoints.ts";
import { sharingEndpoints } from "#lambdas/sharing/endpoints.ts";
import { deletePlayData } from "#lambdas/stores/purge.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { openMailFixture, tokenIn } from "./testing/mails.ts";
import { linkKeys } from "./testing/readers.ts";

const onUnexpected = vi.hoisted(() => vi.fn());
vi.mock("#lambdas/shared/onUnexpected.ts", () => ({ onUnexpected }));

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openMailFixture(table, clock);
const { choose, faults, stored } = fixture;
const sharing = apiCaller(
  ...sharingEndpoints(
    table,
    () => clock.now,
    async () => linkKeys,
  ),
);
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
beforeEach(() => {
  onUnexpected.mockClear();
  faults.send = undefined;
  later(24);
});

async function stage() {
  const play = await fixture.stage();
  const link = await fixture.share(play);
  return { play, ...link };
}

test("a reader gets no e-mail about replies until they have opened the link in the first one and confirmed", async () => {
  const { play, token } = await stage();
  const reader = await fixture.commenting(token, { name: "Ann Baker" });
  await fixture.reply(play, reader.feedbackId);
  expect((await reader.list()).replyMails).toBeNull();
  expect(await reader.ask()).toMatchObject({
    status: 200,
    body: { replyMails: { email: reader.email, isConfirmed: false } },
  });
  const [mail] = reader.mails();
  expect(mail?.text).toMatch(/^Hello Ann,\n/);
  expect(mail?.text).toContain("commented on The Lamp");
  later(7);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(1);
  expect(await choose(tokenIn(mail, "confirm"))).toMatchObject({ status: 200, body: { made: "confirm" } });
  expect((await reader.list()).replyMails).toEqual({ email: reader.email, isConfirmed: true });
  await fixture.reply(play, reader.feedbackId, "Zinnober.");
  const [, told] = reader.mails();
  expect(told?.subject).toBe("The author has replied to your comment on The Lamp");
  expect(told?.text).toContain(`https://ghostlight.example/shared/${token}`);
  expect(JSON.stringify(told)).not.toMatch(/Zinnober|Nell|Lovely/);
});

test("there's one e-mail until the reader has loaded their comments again, and at most one in six hours", async () => {
  const { play, token } = await stage();
  const reader = await fixture.confirmed(token);
  await fixture.reply(play, reader.feedbackId);
  later(24);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(1);
  await reader.list();
  later(1);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(2);
  await reader.list();
  later(5.9);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(2);
  later(0.2);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(3);
});

test("a blind link's e-mails name no author, also where the title does", async () => {
  const front = { ...emptyFront, title: "The Nights of Nell Harrow", authors: "Nell Harrow" };
  const play = await fixture.stagePlay([], undefined, front);
  const { token } = await fixture.share(play, { isBlind: true });
  const reader = await fixture.commenting(token);
  await reader.ask();
  await choose(tokenIn(reader.mails()[0], "confirm"));
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(2);
  for (const mail of reader.mails()) {
    expect(mail.text).toMatch(/The Nights of █+/);
    expect(JSON.stringify(mail)).not.toMatch(/Nell|Harrow|The Lamp/);
    expect(JSON.stringify(mail)).not.toContain(play.playId);
  }
});

test("if an e-mail about a reply can't be sent, the reply is stored all the same, and the failure is reported", async () => {
  const { play, token } = await stage();
  const reader = await fixture.confirmed(token);
  faults.send = new Error("SES is away");
  expect(await fixture.reply(play, reader.feedbackId)).toMatchObject({ replies: [{ text: "Thank you." }] });
  expect(onUnexpected).toHaveBeenCalledOnce();
});

test("if the e-mail that asks to confirm can't be sent, the reader is told, and nothing is stored", async () => {
  const { play, token } = await stage();
  const reader = await fixture.commenting(token);
  faults.send = new Error("SES is away");
  expect((await reader.ask()).status).toBe(500);
  expect(await stored(play)).toEqual([]);
});

test("only with a comment of one's own can replies be asked for", async () => {
  const { token } = await stage();
  const [ann, bo] = [await fixture.commenting(token), await fixture.commenting(token)];
  expect(await ann.send(ann.wanted, {}, bo.feedbackId)).toMatchObject({ status: 404 });
  expect(await ann.send({ ...ann.wanted, email: "nobody" })).toMatchObject({ status: 400 });
  expect(ann.mails()).toEqual([]);
});

test("asking again for an address that is confirmed changes nothing and sends nothing", async () => {
  const { token } = await stage();
  const reader = await fixture.confirmed(token);
  expect(await reader.ask()).toMatchObject({ body: { replyMails: { isConfirmed: true } } });
  expect(reader.mails()).toEqual([]);
});

test("another address takes the place of the first only once it's confirmed, and links to the first stop nothing", async () => {
  const { play, token } = await stage();
  const reader = await fixture.commenting(token);
  await reader.ask();
  const first = reader.mails()[0];
  await choose(tokenIn(first, "confirm"));
  const other = `other-${reader.email}`;
  await reader.send({ ...reader.wanted, email: other });
  expect(await choose(tokenIn(first, "confirm"))).toMatchObject({ status: 404 });
  await choose(tokenIn(first, "stop"));
  await choose(tokenIn(fixture.mailsTo(other)[0], "confirm"));
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toHaveLength(1);
  expect(fixture.mailsTo(other)).toHaveLength(2);
});

test("an address that isn't confirmed within a week can't be confirmed anymore, and the table deletes it", async () => {
  const { play, token } = await stage();
  const reader = await fixture.commenting(token);
  await reader.ask();
  const [item] = await stored(play);
  expect(Number(item?.expiresAt) * 1000).toBe(clock.now.getTime() + 7 * 86_400_000);
  later(7 * 24);
  expect(await choose(tokenIn(reader.mails()[0], "confirm"))).toMatchObject({ status: 404 });
  expect((await reader.list()).replyMails).toBeNull();
});

test("a confirmed address doesn't expire, and confirming twice is confirming once", async () => {
  const { play, token } = await stage();
  const reader = await fixture.commenting(token);
  await reader.ask();
  const confirm = tokenIn(reader.mails()[0], "confirm");
  await choose(confirm);
  later(8 * 24);
  expect(await choose(confirm)).toMatchObject({ status: 200 });
  expect((await stored(play))[0]?.expiresAt).toBeUndefined();
});

test("invented tokens and those of what is gone are refused in the same way", async () => {
  const { token } = await stage();
  const reader = await fixture.commenting(token);
  await reader.ask();
  const confirm = tokenIn(reader.mails()[0], "confirm");
  await reader.turnOff();
  const gone = await choose(confirm);
  const problem = { status: 404, body: gone.body };
  expect(gone).toMatchObject(problem);
  const swapped = confirm.replace("confirm.", "stop.");
  for (const invented of [
    "x",
    "stop.",
    "stop.x.y",
    `stop.${token}`,
    token,
    swapped,
    `${confirm}x`,
    confirm.slice(0, -1),
  ])
    expect(await choose(invented), invented).toMatchObject(problem);
});

type Reader = Awaited<ReturnType<typeof fixture.confirmed>>;
interface Stage extends Awaited<ReturnType<typeof stage>> {
  readonly reader: Reader;
}

const entryOf = async ({ play }: Stage) => (await fixture.api.call(api.listFeedback, play.one)).feedback[0];
const ofReader = async (given: Stage) => ({
  ...given.play.one,
  params: { ...given.play.one.params, readerId: (await entryOf(given))?.readerId ?? "" },
});
const ofComment = ({ play, reader }: Stage) => ({
  ...play.one,
  params: { ...play.one.params, feedbackId: reader.feedbackId },
});

const endings: Readonly<Record<string, (given: Stage) => Promise<unknown>>> = {
  "the reader turns it off": ({ reader }) => reader.turnOff(),
  "the reader deletes their last comment": ({ reader }) =>
    fixture.api.call(deleteOwnFeedback, reader.ofOne(reader.feedbackId)),
  "the author deletes the reader's last comment": (given) => fixture.api.call(api.deleteFeedback, ofComment(given)),
  "the author deletes all of the reader's comments": async (given) =>
    fixture.api.call(api.deleteReaderFeedback, await ofReader(given)),
  "the author blocks the reader": async (given) =>
    fixture.api.call(api.blockReader, { ...(await ofReader(given)), body: { name: "Reader 1" } }),
  "the link is turned off": ({ play, shareId }) =>
    sharing.call(revokeShare, { ...play.one, params: { ...play.one.params, shareId } }),
  "the play is purged": ({ play }) => deletePlayData(table, play.playId as PlayId, clock.now),
};

test.each(Object.keys(endings))("the address is deleted when %s", async (name) => {
  const given = await stage();
  const reader = await fixture.confirmed(given.token);
  expect(await stored(given.play)).toHaveLength(1);
  await endings[name]?.({ ...given, reader });
  expect(await stored(given.play)).toEqual([]);
});

test("the address is deleted when the reader stops with the link of an e-mail, and twice is once", async () => {
  const { play, token } = await stage();
  const reader = await fixture.confirmed(token);
  await fixture.reply(play, reader.feedbackId);
  const stop = tokenIn(reader.mails()[0], "stop");
  expect(reader.mails()[0]?.stopAddress).toBe(`https://ghostlight.example/api/mail-choices/${stop}`);
  for (let n = 0; n < 2; n++) expect(await choose(stop)).toMatchObject({ status: 200 });
  expect(await stored(play)).toEqual([]);
});

test("the address stays while the reader has another comment, and other readers keep theirs", async () => {
  const { play, token } = await stage();
  const [reader, other] = [await fixture.confirmed(token), await fixture.confirmed(token)];
  await reader.leave();
  await fixture.api.call(deleteOwnFeedback, reader.ofOne(reader.feedbackId));
  expect(await stored(play)).toHaveLength(2);
  await reader.turnOff();
  expect((await other.list()).replyMails).toMatchObject({ isConfirmed: true });
});

test("turning off one link keeps the addresses of other links", async () => {
  const given = await stage();
  const second = await fixture.share(given.play);
  await fixture.confirmed(given.token);
  await fixture.confirmed(second.token);
  await sharing.call(revokeShare, { ...given.play.one, params: { ...given.play.one.params, shareId: given.shareId } });
  expect(await stored(given.play)).toMatchObject([{ shareId: second.shareId }]);
});

test("the address isn't in the author's comments, nor in the export of their data", async () => {
  const { play, token } = await stage();
  const reader = await fixture.confirmed(token);
  const account = apiCaller(...accountEndpoints(table, () => clock.now, poolOf().pool));
  const seen = [
    await fixture.api.call(api.listFeedback, play.one),
    await account.call(readAccountData, { caller: play.caller }),
  ];
  expect(JSON.stringify(seen)).toContain(reader.feedbackId);
  expect(JSON.stringify(seen)).not.toContain(reader.email);
});

test("a link that has ended sends no e-mail", async () => {
  const play = await fixture.stage();
  const endsAt = new Date(clock.now.getTime() + 3_600_000).toISOString();
  const { token } = await fixture.share(play, { endsAt });
  const reader = await fixture.confirmed(token);
  later(2);
  await fixture.reply(play, reader.feedbackId);
  expect(reader.mails()).toEqual([]);
});

test("a blocked reader, and one whose link takes no more comments, can't ask for e-mails, but turn them off", async () => {
  const given = await stage();
  const reader = await fixture.commenting(given.token);
  const one = await ofReader({ ...given, reader });
  await fixture.api.call(api.blockReader, { ...one, body: { name: "Reader 1" } });
  expect(await reader.ask()).toMatchObject({ status: 403, body: { code: "reader-blocked" } });
  expect(await reader.turnOff()).toMatchObject({ status: 200, body: { replyMails: null } });
  const other = await fixture.commenting(given.token);
  await fixture.subscribe(given.play.caller, "writer", "canceled");
  expect(await other.ask()).toMatchObject({ status: 403, body: { code: "feedback-closed" } });
  expect(await other.turnOff()).toMatchObject({ status: 200 });
  expect(fixture.mails.filter(({ to }) => to === reader.email || to === other.email)).toEqual([]);
});
