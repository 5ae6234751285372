import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { listFeedback, markFeedbackSeen } from "#domain/api/feedback.ts";
import { createPlay, getPlay, listPlays, type PlayCard, patchPlay } from "#domain/api/plays.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { type Call, createCall } from "#frontend/platform/call.ts";
import { authorFeedbackEndpoints } from "#lambdas/feedback/authorFeedbackEndpoints.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { putItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "./support/apiCaller.ts";
import { memoryFetch } from "./support/memoryApi.ts";
import { memoryPlays } from "./support/memoryPlays.ts";
import { startTestTable } from "./support/table.ts";
import { base64, somebody, updateWith } from "./support/writer.ts";

const { table } = await startTestTable();
const caller = somebody();
// The free plan has no feedback.
const given = { tier: "writer", end: "2037-01-01T00:00:00.000Z" };
await putItems(table, [{ PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", given }]);
const now = () => new Date();
const functions = apiCaller(...playEndpoints(table, now), ...authorFeedbackEndpoints(table, now));

/** Passes a browser's requests on to the functions, without a gateway. */
const functionsFetch: typeof fetch = async (address, { method = "GET", body } = {}) => {
  const { pathname, searchParams } = new URL(String(address), "http://functions");
  const [, , plays = "", playId = "", ...rest] = pathname.split("/");
  const path = [`/${plays}`, ...(playId ? ["{playId}"] : []), ...rest].join("/") as `/${string}`;
  const answer = await functions.send({ method, path } as Parameters<typeof functions.send>[0], {
    caller,
    params: playId ? { playId } : {},
    query: Object.fromEntries(searchParams),
    ...(typeof body === "string" && { body: JSON.parse(body) }),
  });
  return Response.json(answer.body, { status: answer.status });
};

const callThrough = (through: typeof fetch): Call =>
  createCall({ fetch: through, getBase: async () => "/api", getToken: async () => "token" });

/** What the workbench relies on holds for the functions, too. */
const apis = [
  { api: "the API in memory", call: callThrough(memoryFetch(memoryPlays(new Map()))) },
  { api: "the functions", call: callThrough(functionsFetch) },
];

const texts = { one: base64(updateWith("text", "one")), two: base64(updateWith("text", "two")) };
const create = (call: Call, title: string, playId = nanoid() as PlayId): Promise<PlayCard> =>
  call(createPlay, { body: { playId, owner: caller.sub as UserId, title } });
const append = (call: Call, playId: PlayId, text: keyof typeof texts, { after = 0, updateId = nanoid() } = {}) =>
  call(appendUpdate, { params: { playId }, body: { after, updateId, device: "device-one", body: texts[text] } });

test.each(apis)("a play that's created twice is one play with its first card: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  expect(await create(call, "Another", playId)).toMatchObject({ playId, title: "The Lamp", words: 0 });
  expect(await call(getPlay, { params: { playId } })).toMatchObject({ title: "The Lamp" });
});

test.each(apis)("an update is in the log once, and read after the one before it: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const first = { updateId: nanoid() };
  expect(await append(call, playId, "one", first)).toMatchObject({ sequence: 1, updates: [] });
  expect(await append(call, playId, "one", first)).toMatchObject({ sequence: 1 });
  const second = await append(call, playId, "two");
  expect(second.sequence).toBe(2);
  expect(second.updates.map(({ sequence, body }) => [sequence, body])).toEqual([[1, texts.one]]);
  const read = async (after: number) =>
    (await call(readUpdates, { params: { playId }, query: { after } })).updates.map(({ body }) => body);
  expect(await read(0)).toEqual([texts.one, texts.two]);
  expect(await read(1)).toEqual([texts.two]);
  expect(await read(2)).toEqual([]);
});

test.each(apis)("a card has what a device says of the text, and tags: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const card = { title: "The Lantern", subtitle: "A watch", authors: "Nell", words: 12, pages: 1 };
  await call(patchPlay, { params: { playId }, body: { ...card, changedMsAgo: 0 } });
  await call(patchPlay, { params: { playId }, body: { tags: ["comedy"] } });
  await call(patchPlay, { params: { playId }, body: { pin: true } });
  expect(await call(getPlay, { params: { playId } })).toMatchObject({ ...card, tags: ["comedy"], isPinned: true });
});

test.each(apis)("plays are listed and counted, and the bin is empty: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const { plays, count } = await call(listPlays, { query: {} });
  expect(plays).toContainEqual(expect.objectContaining({ playId, title: "The Lamp" }));
  expect(count).toBe(plays.length);
  expect((await call(listPlays, { query: { list: "bin" } })).plays).toEqual([]);
});

test.each(apis)("the author has seen the comments from then on, although there are none: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const read = () => call(listFeedback, { params: { playId }, query: {} });
  expect(await read()).toMatchObject({ feedback: [], seenAt: null, readAt: null });
  const { seenAt } = await call(markFeedbackSeen, { params: { playId } });
  expect(await read()).toMatchObject({ feedback: [], seenAt, readAt: null });
});

test.each(apis)("an unknown play is refused: $api", async ({ call }) => {
  const unknown = { params: { playId: nanoid() as PlayId } };
  await expect(call(getPlay, unknown)).rejects.toMatchObject({ reason: "not-found" });
  await expect(call(readUpdates, { ...unknown, query: { after: 0 } })).rejects.toMatchObject({ reason: "not-found" });
});

test("a request that isn't in the API's memory is an error of the test", async () => {
  await expect(memoryFetch([])("/api/plays")).rejects.toThrow("The API in memory has no GET /api/plays.");
});
