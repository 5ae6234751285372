import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { readAccountData } from "#domain/api/account.ts";
import { deleteFeedback, listFeedback, putQuestions } from "#domain/api/authorFeedback.ts";
import { leaveFeedback, listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { maxFeedback } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { accountEndpoints } from "#lambdas/account/endpoints.ts";
import { deletePlayData } from "#lambdas/stores/purge.ts";
import { listAllItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import type { Somebody } from "#tests/support/writer.ts";
import { fillPlay, openReaderFixture } from "./testing/readers.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openReaderFixture(table, clock);
const account = apiCaller(...accountEndpoints(table, () => clock.now, poolOf().pool));

async function ownData(caller: Somebody) {
  const pages = [await account.call(readAccountData, { caller })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await account.call(readAccountData, { caller, query: { next } }));
  }
  return pages;
}

test("deleting a play permanently deletes its feedback and questions", async () => {
  const play = await fixture.stage();
  const { token } = await fixture.share(play);
  await fixture.subscribe(play.caller, "company");
  await fixture.api.call(putQuestions, { ...play.one, body: { questions: [{ id: "q1", text: "Zinnober?" }] } });
  const reader = fixture.readerAt(token);
  await reader.leave({ text: "Zinnober!" });
  await deletePlayData(table, play.playId as PlayId, clock.now);
  const left = await listAllItems(table, {
    KeyConditionExpression: "PK = :play",
    ExpressionAttributeValues: { ":play": `PLAY#${play.playId}` },
  });
  expect(left.map(({ SK }) => SK)).toEqual(["HEAD"]);
  expect((await fixture.api.send(listOwnFeedback, reader.ofLink)).body).not.toHaveProperty("feedback.0");
});

test("a person's data includes all feedback on their plays, on any plan, and nobody else's", async () => {
  const [first, other] = [await fixture.stage(), await fixture.stage()];
  const second = await fixture.stage({ caller: first.caller });
  const questions = [{ id: "q1", text: "Were you cold?" }];
  const third = await fixture.stage({ caller: first.caller });
  await fixture.subscribe(first.caller, "company");
  await fixture.api.call(putQuestions, { ...third.one, body: { questions } });
  await fillPlay(table, first, 450);
  await fillPlay(table, second, 3);
  await fillPlay(table, other, 5);
  await fixture.subscribe(first.caller, "writer", "canceled");
  const all = (await ownData(first.caller)).flatMap(({ feedback }) => feedback);
  expect(all).toContainEqual({ playId: third.playId, questions });
  const told = all.filter((one) => one.feedbackId !== undefined);
  expect(told).toHaveLength(453);
  expect(new Set(told.map(({ feedbackId }) => feedbackId)).size).toBe(453);
  expect(new Set(told.map(({ playId }) => playId))).toEqual(new Set([first.playId, second.playId]));
  expect(JSON.stringify(told)).not.toMatch(/keyHash|places|GSI1/);
});

test("a full play refuses comments, says so, and accepts more after some are deleted", async () => {
  const play = await fixture.stage();
  const { token } = await fixture.share(play);
  await fillPlay(table, play, 3, maxFeedback);
  const reader = fixture.readerAt(token);
  const sent = { ...reader.ofLink, body: reader.said({ feedbackId: nanoid(16) }) };
  expect(await fixture.api.refusal(leaveFeedback, sent)).toMatchObject({ status: 429, code: "feedback-full" });
  const [one] = (await fixture.api.call(listFeedback, play.one)).feedback;
  const params = { ...play.one.params, feedbackId: one?.feedbackId ?? "" };
  await fixture.api.call(deleteFeedback, { ...play.one, params });
  await fixture.api.call(leaveFeedback, sent);
});
