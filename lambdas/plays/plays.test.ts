import { randomUUID } from "node:crypto";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { binPlay, createPlay, getPlay, listPlays, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, () => now));

const somebody = () => ({ sub: randomUUID() });
type Somebody = ReturnType<typeof somebody>;
const newPlay = (caller: Somebody, playId = nanoid()) => ({
  caller,
  body: { playId, owner: caller.sub, title: "The Lamp" },
});
const create = (caller: Somebody, playId = nanoid()) => api.call(createPlay, newPlay(caller, playId));
const one = (caller: Somebody, playId: string) => ({ caller, params: { playId } });
const list = (caller: Somebody, query = {}) => api.call(listPlays, { caller, query });

async function subscribe(caller: Somebody, status = "active") {
  const Item = {
    PK: `USER#${caller.sub}`,
    SK: "SUBSCRIPTION",
    tier: "writer",
    status,
    end: "2027-02-01T00:00:00.000Z",
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

test("a play is created and listed", async () => {
  const ann = somebody();
  const card = await create(ann);
  expect(card).toMatchObject({ title: "The Lamp", subtitle: "", words: 0, changedAt: now.toISOString() });
  expect(await list(ann)).toEqual({ plays: [card], count: 1, limit: 3 });
  expect(await api.call(getPlay, one(ann, card.playId))).toEqual(card);
});

test("a play is created with the counts that the device knows", async () => {
  const ann = somebody();
  const { caller, body } = newPlay(ann);
  expect(await api.call(createPlay, { caller, body: { ...body, words: 12, pages: 1 } })).toMatchObject({
    words: 12,
    pages: 1,
  });
});

test("a card has the play's language if the device says it, and an earlier release doesn't", async () => {
  const ann = somebody();
  const { caller, body } = newPlay(ann);
  const card = await api.call(createPlay, { caller, body: { ...body, language: "he", draft: "First draft" } });
  expect(card).toMatchObject({ language: "he", draft: "First draft" });
  const text = { title: "The Lamp", subtitle: "", authors: "", words: 3, pages: 1 };
  const change = (body: typeof text & { language?: string; draft?: string }) =>
    api.call(patchPlay, { ...one(ann, card.playId), body });
  expect(await change({ ...text, language: "es" })).toMatchObject({ language: "es" });
  expect(await change(text)).toMatchObject({ language: "es" });
  expect(await change({ ...text, language: "", draft: "" })).toMatchObject({ language: "", draft: "" });
  expect(await create(ann)).not.toHaveProperty("language");
});

test("a play can be pinned, which doesn't count as a change of it", async () => {
  const ann = somebody();
  const card = await create(ann);
  now = new Date(now.getTime() + 1000);
  const pin = (isPinned: boolean) => api.call(patchPlay, { ...one(ann, card.playId), body: { pin: isPinned } });
  expect(await pin(true)).toEqual({ ...card, isPinned: true });
  expect((await list(ann)).plays).toEqual([{ ...card, isPinned: true }]);
  expect(await pin(false)).toEqual({ ...card, isPinned: false });
  expect(await api.send(patchPlay, { ...one(somebody(), card.playId), body: { pin: true } })).toMatchObject({
    status: 404,
  });
});

test("a play's tags are replaced, which doesn't count as a change of it", async () => {
  const ann = somebody();
  const card = await create(ann);
  now = new Date(now.getTime() + 1000);
  const tag = (tags: readonly string[]) => ({ ...one(ann, card.playId), body: { tags } });
  expect(await api.call(patchPlay, tag(["Comedy", "2027"]))).toEqual({ ...card, tags: ["Comedy", "2027"] });
  expect((await list(ann)).plays).toEqual([{ ...card, tags: ["Comedy", "2027"] }]);
  expect(await api.call(patchPlay, tag([]))).toEqual({ ...card, tags: [] });
  const wrong = [[""], ["Two\nlines"], ["x".repeat(41)], Array.from({ length: 21 }, (_, at) => `${at}`)];
  for (const tags of wrong) expect(await api.send(patchPlay, tag(tags))).toMatchObject({ status: 400 });
  expect(await api.send(patchPlay, { ...one(somebody(), card.playId), body: { tags: ["Mine"] } })).toMatchObject({
    status: 404,
  });
});

test("the same id twice is one play", async () => {
  const ann = somebody();
  const card = await create(ann);
  now = new Date(now.getTime() + 1000);
  expect(await create(ann, card.playId)).toEqual(card);
  expect((await list(ann)).count).toBe(1);
});

test("the same id ten times at once is one play", async () => {
  const ann = somebody();
  const playId = nanoid();
  const cards = await Promise.all(Array.from({ length: 10 }, () => create(ann, playId)));
  expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
  expect((await list(ann)).count).toBe(1);
});

test("creating twenty plays at once on a free account gives three", async () => {
  const ann = somebody();
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.send(createPlay, newPlay(ann))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(17);
  expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({ code: "play-limit" });
  const { plays, count } = await list(ann);
  expect([plays.length, count]).toEqual([3, 3]);
});

test("at the limit, the same id again is still the same play", async () => {
  const ann = somebody();
  const card = await create(ann);
  await create(ann);
  await create(ann);
  expect(await create(ann, card.playId)).toEqual(card);
});

test("a subscriber has no limit, and keeps every play when the subscription ends", async () => {
  const ann = somebody();
  await subscribe(ann);
  const cards = await Promise.all(Array.from({ length: 5 }, () => create(ann)));
  expect((await list(ann)).limit).toBeNull();
  await subscribe(ann, "canceled");
  expect(await list(ann)).toMatchObject({ count: 5, limit: 3 });
  await api.call(patchPlay, { ...one(ann, cards[0]?.playId ?? ""), body: cardOf("Still mine") });
  expect(await api.refusal(createPlay, newPlay(ann))).toMatchObject({ status: 402, code: "play-limit" });
});

test("another person's token can't send this person's journal", async () => {
  const ann = somebody();
  expect(await api.refusal(createPlay, { ...newPlay(ann), caller: somebody() })).toMatchObject({ code: "wrong-owner" });
});

test("somebody else's play isn't found, and its id is taken", async () => {
  const bob = somebody();
  const { playId } = await create(somebody());
  const notFound = { status: 404, code: "not-found" };
  expect(await api.refusal(getPlay, one(bob, playId))).toMatchObject(notFound);
  expect(await api.refusal(binPlay, one(bob, playId))).toMatchObject(notFound);
  expect(await api.refusal(restorePlay, one(bob, playId))).toMatchObject(notFound);
  expect(await api.refusal(patchPlay, { ...one(bob, playId), body: cardOf("Mine now") })).toMatchObject(notFound);
  expect(await api.refusal(createPlay, newPlay(bob, playId))).toMatchObject({ status: 409, code: "id-taken" });
  expect((await list(bob)).count).toBe(0);
});

const cardOf = (title: string) => ({ title, subtitle: "", authors: "A. Author", words: 120, pages: 2 });

test("the card is updated", async () => {
  const ann = somebody();
  const { playId } = await create(ann);
  now = new Date(now.getTime() + 60_000);
  const card = await api.call(patchPlay, { ...one(ann, playId), body: cardOf("The Long Night") });
  expect(card).toMatchObject({ ...cardOf("The Long Night"), changedAt: now.toISOString() });
  expect((await list(ann)).plays).toEqual([card]);
});

test("a card that is sent late keeps the time at which the text changed", async () => {
  const ann = somebody();
  const { playId } = await create(ann);
  const changedAt = now.toISOString();
  now = new Date(now.getTime() + 60_000);
  const body = { ...cardOf("The Long Night"), changedMsAgo: 60_000 };
  const card = await api.call(patchPlay, { ...one(ann, playId), body });
  expect(card).toMatchObject({ ...cardOf("The Long Night"), changedAt });
  expect(card).not.toHaveProperty("changedMsAgo");
  expect(await api.refusal(patchPlay, { ...one(ann, playId), body: { ...body, changedMsAgo: -1 } })).toMatchObject({
    status: 400,
  });
});

test("a play in the bin doesn't count, can't be changed, and can be restored", async () => {
  const ann = somebody();
  const card = await create(ann);
  const binned = await api.call(binPlay, one(ann, card.playId));
  expect(binned).toEqual({ ...card, binnedAt: now.toISOString() });
  expect(await api.call(binPlay, one(ann, card.playId))).toEqual(binned);
  expect(await list(ann)).toMatchObject({ plays: [], count: 0 });
  expect((await list(ann, { list: "bin" })).plays).toEqual([binned]);
  expect(await api.refusal(patchPlay, { ...one(ann, card.playId), body: cardOf("No") })).toMatchObject({
    status: 409,
    code: "in-bin",
  });
  expect(await api.call(restorePlay, one(ann, card.playId))).toEqual(card);
  expect(await api.call(restorePlay, one(ann, card.playId))).toEqual(card);
  expect(await list(ann)).toMatchObject({ plays: [card], count: 1 });
});

test("the count stays correct when a play is binned and restored many times at once", async () => {
  const ann = somebody();
  const { playId } = await create(ann);
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: 8 }, (_, n) => api.send(n % 2 ? binPlay : restorePlay, one(ann, playId))));
    const { plays, count } = await list(ann);
    expect(count).toBe(plays.length);
  }
});

test("a play stays in the bin if the limit is reached", async () => {
  const ann = somebody();
  const { playId } = await create(ann);
  await api.call(binPlay, one(ann, playId));
  await Promise.all([create(ann), create(ann), create(ann)]);
  expect(await api.refusal(restorePlay, one(ann, playId))).toMatchObject({
    status: 402,
    code: "play-limit",
    // A play in the bin may never have been on this device.
    detail: "Your plan includes 3 plays. To restore this one, move another play to the bin or upgrade to Writer.",
  });
  expect((await list(ann, { list: "bin" })).plays).toHaveLength(1);
});

test("a long list is paged, with each play once", async () => {
  const ann = somebody();
  await subscribe(ann);
  const ids: string[] = [];
  for (let wave = 0; wave < 15; wave++) {
    const cards = await Promise.all(Array.from({ length: 15 }, () => create(ann)));
    ids.push(...cards.map(({ playId }) => playId));
  }
  const first = await list(ann);
  const second = await list(ann, { cursor: first.cursor });
  expect([first.plays.length, second.plays.length, second.cursor]).toEqual([200, 25, undefined]);
  expect([...first.plays, ...second.plays].map(({ playId }) => playId).sort()).toEqual(ids.sort());
  expect(await api.refusal(listPlays, { caller: ann, query: { cursor: "../../etc" } })).toMatchObject({ status: 400 });
});

test("stored data is validated when it's read", async () => {
  const ann = somebody();
  const { playId } = await create(ann);
  const Key = { PK: `USER#${ann.sub}`, SK: `PLAY#${playId}` };
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key,
      UpdateExpression: "SET pages = :p",
      ExpressionAttributeValues: { ":p": "many" },
    }),
  );
  expect(await api.refusal(getPlay, one(ann, playId))).toMatchObject({ status: 500 });
});
