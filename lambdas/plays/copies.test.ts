import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { binPlay, createPlay, duplicatePlay, getPlay, listPlays, patchPlay } from "#domain/api/plays.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { readPlayWithNotes } from "#domain/play/notes/placeNotes.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, openDocument, somebody } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const api = apiCaller(...playEndpoints(table, () => new Date("2027-01-10T12:00:00.000Z")));

const line = (text: string) => ({ id: nanoid(10) as BlockId, kind: "dialogue" as const, text: [{ text }] });
const playOf = (...lines: string[]): Play => ({
  front: { ...emptyFront, title: "The Lamp", synopsis: "It burns." },
  blocks: lines.map(line),
});

async function writtenPlay(play = playOf("Who's there?", "Nay, answer me.")) {
  const log = await newLog(api);
  await log.append(Y.encodeStateAsUpdate(documentOf(play)), { deflated: true });
  return { ...log, play };
}

test("a rename is one more update in the log, and the card is updated", async () => {
  const { one, play, open, read } = await writtenPlay();
  expect(await api.call(patchPlay, { ...one, body: { rename: "The Long Night" } })).toMatchObject({
    title: "The Long Night",
  });
  expect(readPlay(await open())).toEqual({ ...play, front: { ...play.front, title: "The Long Night" } });
  const { updates, others } = await read({ after: "1", device: "device-one" });
  expect([updates.length, others]).toEqual([1, true]);
});

test("renaming to the same title writes nothing to the log", async () => {
  const { one, read } = await writtenPlay();
  await api.call(patchPlay, { ...one, body: { rename: "The Lamp" } });
  expect((await read()).updates).toHaveLength(1);
});

test("a title is one line", async () => {
  const { one } = await writtenPlay();
  for (const rename of ["a\nb", "a\u2028b", "x".repeat(301)]) {
    expect(await api.refusal(patchPlay, { ...one, body: { rename } })).toMatchObject({ status: 400 });
  }
});

const duplicateOf = (log: Awaited<ReturnType<typeof writtenPlay>>, playId = nanoid()) => ({
  ...log.one,
  body: { playId, title: "The Lamp, again" },
});

test("a duplicate has the content and its own title, and repeated requests make only one", async () => {
  const log = await writtenPlay();
  const asked = duplicateOf(log);
  const cards = await Promise.all([api.call(duplicatePlay, asked), api.call(duplicatePlay, asked)]);
  expect(cards[0]).toEqual(cards[1]);
  expect(cards[0]).toMatchObject({ playId: asked.body.playId, title: "The Lamp, again" });
  const copy = await openDocument(api, { ...log.one, params: { playId: asked.body.playId } });
  expect(readPlay(copy)).toEqual({ ...log.play, front: { ...log.play.front, title: "The Lamp, again" } });
  expect((await api.call(listPlays, { caller: log.caller })).count).toBe(2);
});

test("a duplicate has the writer's notes, each with its passage", async () => {
  const play = playOf("Who's there?", "Nay, answer me.");
  const blockId = play.blocks[1]?.id ?? ("" as BlockId);
  const passage = [{ blockId, start: 5, end: 14, quote: "answer me" }];
  const notes = { note00001a: { text: "Slower.", passage }, note00002b: { text: "Find a title.", state: "done" } };
  const log = await writtenPlay({ ...play, notes });
  const asked = duplicateOf(log);
  await api.call(duplicatePlay, asked);
  const copy = await openDocument(api, { ...log.one, params: { playId: asked.body.playId } });
  expect(readPlayWithNotes(copy).notes).toEqual(notes);
});

test("a long play is duplicated completely", async () => {
  const log = await writtenPlay(playOf(...Array.from({ length: 50 }, () => randomBytes(10_000).toString("hex"))));
  const asked = duplicateOf(log);
  await api.call(duplicatePlay, asked);
  const copy = await openDocument(api, { ...log.one, params: { playId: asked.body.playId } });
  expect(readPlay(copy).blocks).toEqual(log.play.blocks);
});

test("over the limit, nothing is left of the duplicate", async () => {
  const log = await writtenPlay();
  await api.call(duplicatePlay, duplicateOf(log));
  await api.call(duplicatePlay, duplicateOf(log));
  const refused = duplicateOf(log);
  expect(await api.refusal(duplicatePlay, refused)).toMatchObject({
    status: 402,
    code: "play-limit",
    detail: "Your plan includes 3 plays. To add a copy, move a play to the bin or upgrade to Writer.",
  });
  expect(await api.refusal(getPlay, { ...log.one, params: { playId: refused.body.playId } })).toMatchObject({
    status: 404,
  });
});

test("a duplicate can't take a used id, and another user's or a binned play can't be duplicated", async () => {
  const log = await writtenPlay();
  const theirs = await writtenPlay();
  expect(await api.refusal(duplicatePlay, duplicateOf(log, theirs.playId))).toMatchObject({ code: "id-taken" });
  expect(await api.refusal(duplicatePlay, { ...duplicateOf(log), caller: somebody() })).toMatchObject({ status: 404 });
  await api.call(binPlay, log.one);
  expect(await api.refusal(duplicatePlay, duplicateOf(log))).toMatchObject({ code: "in-bin" });
  expect(await api.refusal(patchPlay, { ...log.one, body: { rename: "No" } })).toMatchObject({ code: "in-bin" });
  await api.call(createPlay, { caller: log.caller, body: { playId: nanoid(), owner: log.caller.sub, title: "" } });
});
