import { inflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { encodeStateAsUpdate, encodeStateVector } from "yjs";
import { listFeedback, markFeedbackSeen } from "#domain/api/authorFeedback.ts";
import { apiBase } from "#domain/api/contract.ts";
import { readMoments } from "#domain/api/moments.ts";
import { binPlay, createPlay, getPlay, listPlays, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { deletePreset, listPresets, putPreset } from "#domain/api/presets.ts";
import { listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { checkSharedPlay, readSharedPlay } from "#domain/api/shared.ts";
import { createShare } from "#domain/api/sharing.ts";
import { deleteSubmission, listSubmissions, putSubmissions } from "#domain/api/submissions.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import { createVersion, deleteVersion, getVersion, listVersions, patchVersion } from "#domain/api/versions.ts";
import { insertBlocks } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import type { Block, BlockId, Play, PlayId, UserId } from "#domain/play/play.ts";
import { emptySubmission, type SubmissionEntry, type SubmissionId } from "#domain/submissions/submission.ts";
import { type Call, createCall } from "#frontend/platform/call.ts";
import { feedbackEndpoints } from "#lambdas/feedback/endpoints.ts";
import { linkAccessOf } from "#lambdas/feedback/link.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { presetEndpoints } from "#lambdas/presets/endpoints.ts";
import { keysIn } from "#lambdas/shared/links/linkKeys.ts";
import { sharingEndpoints } from "#lambdas/sharing/endpoints.ts";
import { putItems } from "#lambdas/stores/table.ts";
import { submissionEndpoints } from "#lambdas/submissions/endpoints.ts";
import { versionEndpoints } from "#lambdas/versions/endpoints.ts";
import { momentEndpoints } from "#lambdas/versions/momentEndpoints.ts";
import { findRoute } from "#local/gateway/routes.ts";
import { apiCaller } from "./support/apiCaller.ts";
import { memoryFetch } from "./support/memoryApi.ts";
import { memoryLink } from "./support/memoryLink.ts";
import { memoryPlays } from "./support/memoryPlays.ts";
import { memoryPresets } from "./support/memoryPresets.ts";
import { memorySubmissions } from "./support/memorySubmissions.ts";
import { memoryVersions } from "./support/memoryVersions.ts";
import { note, playWith, scene, speech } from "./support/playBuilder.ts";
import { startTestTable } from "./support/table.ts";
import { base64, bytesOf, somebody, updateWith } from "./support/writer.ts";

const { table } = await startTestTable();
const caller = somebody();
// The free plan has no feedback.
const given = { tier: "writer", end: "2037-01-01T00:00:00.000Z" };
await putItems(table, [{ PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", given }]);
const now = () => new Date();
const readKeys = async () => keysIn("a-key-of-the-tests");
const endpoints = [
  ...playEndpoints(table, now),
  ...presetEndpoints(table, now),
  ...submissionEndpoints(table, now),
  ...versionEndpoints(table, now),
  ...momentEndpoints(table, now),
  ...sharingEndpoints(table, now, readKeys),
  ...feedbackEndpoints(table, now, linkAccessOf(table, readKeys)),
];
const functions = apiCaller(...endpoints);
const routes = endpoints.map(({ routeKey }) => ({ routeKey, functionId: "functions" }));

/** Passes a browser's requests on to the functions, without a gateway. */
const functionsFetch: typeof fetch = async (address, { method = "GET", body, headers } = {}) => {
  const { pathname, searchParams } = new URL(String(address), "http://functions");
  const match = findRoute(routes, method, pathname);
  if (!match) throw new Error(`There is no ${method} ${pathname}.`);
  const path = match.route.routeKey.slice(`${method} ${apiBase}`.length);
  const answer = await functions.send({ method, path } as Parameters<typeof functions.send>[0], {
    caller,
    params: match.params,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === "string" && { body: JSON.parse(body) }),
  });
  return Response.json(answer.body, { status: answer.status });
};

const callThrough = (through: typeof fetch): Call =>
  createCall({ fetch: through, getBase: async () => "/api", getToken: async () => "token" });

const callFunctions = callThrough(functionsFetch);

function routesInMemory() {
  const plays = new Map();
  return [...memoryPlays(plays), ...memoryVersions(plays), ...memoryPresets(), ...memorySubmissions()];
}

/** What the workbench relies on holds for the functions, too. */
const apis = [
  { api: "the API in memory", call: callThrough(memoryFetch(routesInMemory())) },
  { api: "the functions", call: callFunctions },
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

/** A play that begins, and goes on for a word, as the updates from moment to moment. */
function writtenInMoments() {
  const doc = documentOf(playWith({ title: "The Lamp" }, scene("One")));
  const begun = encodeStateAsUpdate(doc);
  const known = encodeStateVector(doc);
  insertBlocks(doc, playWith({}, scene("Two", note("Cut?"))).blocks.map(withOtherId), undefined);
  return { doc, updates: [begun, encodeStateAsUpdate(doc, known)] };
}

const withOtherId = (block: Block): Block => ({ ...block, id: `other-${block.id}` as BlockId });

test.each(apis)("an update with moments is read as one, and its moments one by one: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const params = { playId };
  const { doc, updates } = writtenInMoments();
  const moments = updates.map(({ length }, index) => ({ bytes: length, agoMs: 2_000 - index * 1_000, known: 0 }));
  const sent = { after: 0, updateId: nanoid(), device: "device-one", body: base64(Buffer.concat(updates)), moments };
  await call(appendUpdate, { params, body: sent });
  const [update] = (await call(readUpdates, { params, query: { after: 0 } })).updates;
  const read = new Y.Doc();
  Y.applyUpdate(read, bytesOf(update ?? { body: "" }));
  expect(readPlay(read)).toEqual(readPlay(doc));
  expect(await call(readMoments, { params, query: { after: 1, part: 0 } })).toEqual({ entries: [], more: false });
  const { entries, more } = await call(readMoments, { params, query: { after: 0 } });
  expect(more).toBe(false);
  expect(entries).toMatchObject([{ sequence: 1, device: "device-one", body: sent.body }]);
  expect(entries[0]?.moments?.map(({ bytes, known }) => ({ bytes, known }))).toEqual(
    moments.map(({ bytes, known }) => ({ bytes, known })),
  );
  const [first, second] = entries[0]?.moments ?? [];
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(1_000);
  expect((await call(readMoments, { params, query: { after: 1 } })).entries).toEqual([]);
});

test.each(apis)("versions are listed, named, read and deleted: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const params = { playId };
  const { doc, updates } = writtenInMoments();
  const list = async () => (await call(listVersions, { params })).versions.map(({ at: _, ...version }) => version);
  for (const [after, update] of updates.entries()) {
    const sent = { after, updateId: nanoid(), device: "device-one", body: base64(update) };
    await call(appendUpdate, { params, body: { ...sent, ...(after > 0 && { largeDeletion: true }) } });
  }
  const beforeDeletion = { versionId: 1, device: "device-one", isBeforeDeletion: true };
  expect(await list()).toEqual([beforeDeletion]);
  await call(createVersion, { params, body: { versionId: 2, name: "Draft 1" } });
  expect(await list()).toEqual([beforeDeletion, { versionId: 2, device: "device-one", name: "Draft 1" }]);
  const { play } = await call(getVersion, { params: { playId, versionId: 2 } });
  expect(JSON.parse(inflateRawSync(Buffer.from(play, "base64")).toString())).toEqual(readPlay(doc));
  await call(patchVersion, { params: { playId, versionId: 2 }, body: { name: null } });
  await call(deleteVersion, { params: { playId, versionId: 1 } });
  expect(await list()).toEqual([{ versionId: 2, device: "device-one" }]);
  const gone = call(getVersion, { params: { playId, versionId: 1 } });
  await expect(gone).rejects.toMatchObject({ reason: "not-found" });
});

test.each(apis)("a card has what a device says of the text, and tags: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const card = { title: "The Lantern", subtitle: "A watch", authors: "Nell", words: 12, pages: 1 };
  await call(patchPlay, { params: { playId }, body: { ...card, changedMsAgo: 0 } });
  await call(patchPlay, { params: { playId }, body: { tags: ["comedy"] } });
  await call(patchPlay, { params: { playId }, body: { pin: true } });
  expect(await call(getPlay, { params: { playId } })).toMatchObject({ ...card, tags: ["comedy"], isPinned: true });
});

test.each(apis)("the author has seen the comments from then on, although there are none: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const read = () => call(listFeedback, { params: { playId }, query: {} });
  expect(await read()).toMatchObject({ feedback: [], seenAt: null, readAt: null });
  const { seenAt } = await call(markFeedbackSeen, { params: { playId } });
  expect(await read()).toMatchObject({ feedback: [], seenAt, readAt: null });
});

test.each(apis)("plays are listed and counted, in the bin or outside it: $api", async ({ call }) => {
  const { playId } = await create(call, "The Lamp");
  const list = async (name: "plays" | "bin") => {
    const { plays, ...rest } = await call(listPlays, { query: { list: name } });
    return { ...rest, found: plays.find((card) => card.playId === playId) };
  };
  const before = await list("plays");
  expect(before).toMatchObject({ limit: null, found: { playId, title: "The Lamp" } });
  expect((await list("bin")).found).toBeUndefined();
  const binned = await call(binPlay, { params: { playId } });
  expect(await call(binPlay, { params: { playId } })).toEqual(binned);
  expect(await list("plays")).toEqual({ ...before, count: before.count - 1, found: undefined });
  expect((await list("bin")).found).toEqual(binned);
  const restored = await call(restorePlay, { params: { playId } });
  expect(restored.binnedAt).toBeUndefined();
  expect(await list("plays")).toMatchObject({ count: before.count, found: { playId } });
  await call(binPlay, { params: { playId } });
});

test.each(apis)("a preset is replaced by another one with its ID, and deleted once: $api", async ({ call }) => {
  const params = { presetId: nanoid(16) };
  const content = { base: "guild-modern", changes: { "font.size": 11 } } as const;
  const list = async () => (await call(listPresets, {})).presets.filter(({ presetId }) => presetId === params.presetId);
  await call(putPreset, { params, body: { kind: "layout", name: "First", content } });
  const second = await call(putPreset, { params, body: { kind: "layout", name: "Second", content } });
  expect(second).toMatchObject({ ...params, kind: "layout", name: "Second", content });
  expect(await list()).toEqual([second]);
  expect(await call(deletePreset, { params })).toEqual(params);
  expect(await call(deletePreset, { params })).toEqual(params);
  expect(await list()).toEqual([]);
});

test.each(apis)("a submission is replaced and listed by its state, and deleted once: $api", async ({ call }) => {
  const params = { submissionId: nanoid(16) as SubmissionId };
  const put = async (change: Partial<SubmissionEntry>) => {
    const entry = { ...emptySubmission, recipient: "Bush Theatre", ...params, ...change };
    return (await call(putSubmissions, { body: { submissions: [entry] } })).submissions;
  };
  const list = async (query: { open?: "true" } = {}) =>
    (await call(listSubmissions, { query })).submissions.filter((one) => one.submissionId === params.submissionId);
  const [planned] = await put({});
  expect(await list({ open: "true" })).toEqual([planned]);
  const [declined] = await put({ state: "declined", answeredOn: "2027-01-10" });
  expect(declined).toMatchObject({ state: "declined", createdAt: planned?.createdAt });
  expect(await list({ open: "true" })).toEqual([]);
  expect(await list()).toEqual([declined]);
  expect(await call(deleteSubmission, { params })).toEqual(params);
  expect(await call(deleteSubmission, { params })).toEqual(params);
  expect(await list()).toEqual([]);
});

test("a link shows the same from the API in memory and from the functions", async () => {
  const written = playWith(
    { title: "The Lamp", contact: "7 Wharf Lane" },
    scene("One", speech("NORA", "Hm.")),
    note("Cut?"),
  );
  const play: Play = { ...written, pageLayout: { layout: "uk" }, typing: { language: "de" } };
  const { playId } = await create(callFunctions, "The Lamp");
  const body = base64(encodeStateAsUpdate(documentOf(play)));
  const update = { after: 0, updateId: nanoid(), device: "device-one", body };
  await callFunctions(appendUpdate, { params: { playId }, body: update });
  const share = { shareId: nanoid(16), label: "", shows: { what: "play" }, isLive: true, isBlind: false } as const;
  const options = { takesFeedback: true, mayDownload: true, endsAt: null, password: null };
  const { token } = await callFunctions(createShare, { params: { playId }, body: { ...share, ...options } });
  const readThrough = async (call: Call) => {
    const { asOf, ...shown } = await call(readSharedPlay, { params: { token }, query: {} });
    const query = { sequence: shown.sequence, asOf };
    const { isNewer } = await call(checkSharedPlay, { params: { token }, query });
    const { feedback } = await call(listOwnFeedback, { params: { token }, reader: { key: nanoid(22) } });
    return { shown, isNewer, feedback };
  };
  const inMemory = callThrough(memoryFetch(memoryLink({ play, mayDownload: true })));
  expect(await readThrough(inMemory)).toEqual(await readThrough(callFunctions));
});

test.each(apis)("an unknown play is refused: $api", async ({ call }) => {
  const unknown = { params: { playId: nanoid() as PlayId } };
  await expect(call(getPlay, unknown)).rejects.toMatchObject({ reason: "not-found" });
  await expect(call(readUpdates, { ...unknown, query: { after: 0 } })).rejects.toMatchObject({ reason: "not-found" });
});

test("a request that isn't in the API's memory is an error of the test", async () => {
  await expect(memoryFetch([])("/api/plays")).rejects.toThrow("The API in memory has no GET /api/plays.");
});
