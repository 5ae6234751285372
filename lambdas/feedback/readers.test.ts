import { expect, test } from "vitest";
import * as api from "#domain/api/authorFeedback.ts";
import { getPlay } from "#domain/api/plays.ts";
import * as reading from "#domain/api/readerFeedback.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openReaderFixture } from "./testing/readers.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openReaderFixture(table, clock);
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

type Play = Awaited<ReturnType<typeof fixture.stage>>;
const list = (play: Play) => fixture.api.call(api.listFeedback, play.one);
const ofReader = (play: Play, readerId: string) => ({ ...play.one, params: { ...play.one.params, readerId } });

test("the author sees the link and the reader of each comment; readers without a name keep their number", async () => {
  const play = await fixture.stage();
  const [first, second] = [
    await fixture.share(play, { label: "Workshop" }),
    await fixture.share(play, { label: "Festival" }),
  ];
  const [ann, bo] = [fixture.readerAt(first.token), fixture.readerAt(first.token)];
  await ann.leave({ text: "1" });
  await bo.leave({ text: "2" });
  await ann.leave({ text: "3" });
  await fixture.readerAt(second.token).leave({ text: "4" });
  const { feedback, links } = await list(play);
  const said = feedback.toSorted((a, b) => a.text.localeCompare(b.text));
  expect(said.map(({ readerNumber, linkLabel }) => [readerNumber, linkLabel])).toEqual([
    [1, "Workshop"],
    [2, "Workshop"],
    [1, "Workshop"],
    [3, "Festival"],
  ]);
  expect(new Set(said.map(({ readerId }) => readerId)).size).toBe(3);
  expect(said[0]?.readerId).toBe(said[2]?.readerId);
  expect(links?.map(({ label }) => label).toSorted()).toEqual(["Festival", "Workshop"]);
});

test("readers who comment for the first time in the same moment get different numbers", async () => {
  const play = await fixture.stage();
  const { token } = await fixture.share(play);
  await Promise.all(Array.from({ length: 6 }, () => fixture.readerAt(token).leave()));
  const numbers = (await list(play)).feedback.map(({ readerNumber }) => readerNumber);
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a blocked reader can't add comments but can still see and delete their own; others aren't affected", async () => {
  const play = await fixture.stage();
  const { token } = await fixture.share(play);
  const [loud, quiet] = [fixture.readerAt(token), fixture.readerAt(token)];
  const { feedbackId } = await loud.leave();
  const [entry] = (await list(play)).feedback;
  const one = ofReader(play, entry?.readerId ?? "");
  const blocked = await fixture.api.call(api.blockReader, { ...one, body: { name: "Reader 1" } });
  expect((await list(play)).blocked).toEqual([blocked]);
  const refused = { status: 403, code: "reader-blocked" };
  expect(await fixture.api.refusal(reading.leaveFeedback, { ...loud.ofLink, body: loud.said() })).toMatchObject(
    refused,
  );
  const edit = { ...loud.ofOne(feedbackId), body: { text: "Louder!" } };
  expect(await fixture.api.refusal(reading.patchOwnFeedback, edit)).toMatchObject(refused);
  await quiet.leave();
  expect((await fixture.api.call(reading.listOwnFeedback, loud.ofLink)).feedback).toHaveLength(1);
  await fixture.api.call(reading.deleteOwnFeedback, loud.ofOne(feedbackId));
  await fixture.api.call(api.unblockReader, one);
  expect((await list(play)).blocked).toEqual([]);
  await loud.leave();
});

test("all comments of one reader are deleted and no longer counted, and no other reader's", async () => {
  const play = await fixture.stage();
  const { token } = await fixture.share(play);
  const [loud, quiet] = [fixture.readerAt(token), fixture.readerAt(token)];
  await quiet.leave({ text: "Quiet." });
  for (let n = 0; n < 30; n++) {
    if (n % 10 === 0) later(60);
    await loud.leave({ text: `${n}`, name: "Loud" });
  }
  const loudId = (await list(play)).feedback.find(({ name }) => name === "Loud")?.readerId ?? "";
  expect(await fixture.api.call(api.deleteReaderFeedback, ofReader(play, loudId))).toEqual({ deleted: 30 });
  expect((await list(play)).feedback).toMatchObject([{ text: "Quiet." }]);
  expect(await fixture.api.call(getPlay, play.one)).toMatchObject({ newFeedback: 1 });
  expect(await fixture.api.call(api.deleteReaderFeedback, ofReader(play, loudId))).toEqual({ deleted: 0 });
});

test("comments up to a moment are marked as read, and a clock that is ahead marks no later ones", async () => {
  const play = await fixture.stage();
  expect((await list(play)).readAt).toBeNull();
  const upTo = new Date(clock.now.getTime() - 1000).toISOString();
  await fixture.api.call(api.markFeedbackRead, { ...play.one, body: { upTo } });
  expect((await list(play)).readAt).toBe(upTo);
  await fixture.api.call(api.markFeedbackRead, { ...play.one, body: { upTo: "2100-01-01T00:00:00.000Z" } });
  expect((await list(play)).readAt).toBe(clock.now.toISOString());
  await fixture.api.call(api.markFeedbackSeen, play.one);
  expect((await list(play)).readAt).toBe(clock.now.toISOString());
});
