import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { deleteOwnFeedback, leaveFeedback, listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { readSharedPlay } from "#domain/api/shared.ts";
import { textOf } from "#domain/play/play.ts";
import { demonstrationOwner, demonstrations } from "#domain/sharing/demonstrations.ts";
import { feedbackEndpoints } from "#lambdas/feedback/endpoints.ts";
import { linkAccessOf } from "#lambdas/feedback/link.ts";
import { keysIn } from "#lambdas/shared/links/linkKeys.ts";
import { sharingEndpoints } from "#lambdas/sharing/endpoints.ts";
import { listAllItems, type Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { breakCall, breakCalls } from "#tests/support/faults.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { keepDemonstrations } from "./keepDemonstrations.ts";

const { table, endpoint } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const now = () => clock.now;
const readKeys = async () => keysIn("a-key-of-the-tests");
const api = apiCaller(
  ...sharingEndpoints(table, now, readKeys),
  ...feedbackEndpoints(table, now, linkAccessOf(table, readKeys)),
);
const midnight = () => {
  clock.now = new Date(Date.parse(clock.now.toISOString().slice(0, 10)) + 86_400_000);
};

const [english] = demonstrations;
const token = english?.token ?? "";

/** A visitor with a browser of their own. */
function visitor() {
  const headers = { "reader-key": nanoid(22), "x-viewer-address": nanoid() };
  const at = { headers, params: { token } };
  const ofOne = (feedbackId: string) => ({ headers, params: { token, feedbackId } });
  return {
    read: () => api.call(readSharedPlay, at),
    say: (text: string) =>
      api.call(leaveFeedback, { ...at, body: { feedbackId: nanoid(16), kind: "comment" as const, text } }),
    own: async () => (await api.call(listOwnFeedback, at)).feedback.map(({ text }) => text),
    remove: (feedbackId: string) => api.call(deleteOwnFeedback, ofOne(feedbackId)),
  };
}

const itemsOfPlays = async () => {
  const cards = await listAllItems(table, {
    KeyConditionExpression: "PK = :owner AND begins_with(SK, :plays)",
    ExpressionAttributeValues: { ":owner": `USER#${demonstrationOwner}`, ":plays": "PLAY#" },
  });
  const kinds = await Promise.all(
    cards.map(({ SK }) =>
      listAllItems(table, { KeyConditionExpression: "PK = :play", ExpressionAttributeValues: { ":play": SK } }),
    ),
  );
  return kinds.flat().map(({ SK }) => String(SK).split("#")[0]);
};

test("a demonstration doesn't exist until the first run makes it, in every language", async () => {
  expect(await api.refusal(readSharedPlay, { params: { token } })).toMatchObject({ status: 404 });
  await keepDemonstrations(table, clock.now);
  const titles = await Promise.all(
    demonstrations.map(async (one) => (await api.call(readSharedPlay, { params: { token: one.token } })).front.title),
  );
  expect(titles).toEqual(["The Last Bulb", "La última bombilla"]);
});

test("everybody sees its comments, each about words of the play, and nobody can delete them", async () => {
  await keepDemonstrations(table, clock.now);
  const { blocks, demonstration, feedback } = await visitor().read();
  expect(feedback).toBe("open");
  const comments = demonstration?.comments ?? [];
  expect(comments.map(({ name }) => name)).toEqual(["Maya", "Teo", "Maya"]);
  for (const { passage } of comments) {
    const [{ blockId, start, end, quote } = expect.fail("It has no passage.")] = passage?.ranges ?? [];
    const block = blocks.find(({ id }) => id === blockId) ?? expect.fail("The play doesn't have its element.");
    expect(textOf(block).slice(start, end)).toBe(quote);
  }
  await visitor().remove(comments[0]?.feedbackId ?? "");
  expect((await visitor().read()).demonstration?.comments).toHaveLength(comments.length);
});

test("a visitor's comment is seen by that visitor alone, until the first run after midnight", async () => {
  await keepDemonstrations(table, clock.now);
  const [ann, other] = [visitor(), visitor()];
  await ann.say("Lovely.");
  await keepDemonstrations(table, clock.now);
  expect([await ann.own(), await other.own()]).toEqual([["Lovely."], []]);
  midnight();
  await keepDemonstrations(table, clock.now);
  expect(await ann.own()).toEqual([]);
  expect(await itemsOfPlays()).toEqual(["HEAD", "UPDATE", "HEAD", "UPDATE"]);
  await ann.say("Again.");
  expect(await ann.own()).toEqual(["Again."]);
});

/** Returns a connection to the same table. */
const connectAgain = ({ name }: Table) => connectTable(endpoint, name);

test("whichever table call fails while it's made, the next run finishes it", async () => {
  const calls = await breakCalls(async (fault) => {
    const fresh = connectTable(endpoint, nanoid());
    await createTable(fresh);
    const broken = connectAgain(fresh);
    const broke = breakCall(broken, fault);
    await keepDemonstrations(broken, clock.now).catch(() => undefined);
    await keepDemonstrations(fresh, clock.now);
    const freshApi = apiCaller(...sharingEndpoints(fresh, now, readKeys));
    for (const one of demonstrations) {
      const { blocks } = await freshApi.call(readSharedPlay, { params: { token: one.token } });
      expect(blocks.length).toBeGreaterThan(50);
    }
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(8);
});

test("whichever table call fails while it's cleaned, the next run finishes it", async () => {
  await keepDemonstrations(table, clock.now);
  const calls = await breakCalls(async (fault) => {
    const ann = visitor();
    await ann.say("Lovely.");
    midnight();
    const broken = connectAgain(table);
    const broke = breakCall(broken, fault);
    await keepDemonstrations(broken, clock.now).catch(() => undefined);
    await keepDemonstrations(table, clock.now);
    expect(await ann.own()).toEqual([]);
    expect((await ann.read()).demonstration?.comments).toHaveLength(3);
    expect(await itemsOfPlays()).toEqual(["HEAD", "UPDATE", "HEAD", "UPDATE"]);
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(8);
});
