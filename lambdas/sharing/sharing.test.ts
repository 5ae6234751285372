import { gunzipSync } from "node:zlib";
import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import * as Y from "yjs";
import { binPlay, getPlay } from "#domain/api/plays.ts";
import { checkSharedPlay, noteVisit, readSharedPlay, unlockSharedPlay } from "#domain/api/shared.ts";
import { createShare, listShares, patchShare, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { setTyping } from "#domain/play/document/typing.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { ownPlayIds } from "#lambdas/account/ownPlays.ts";
import { ownShares } from "#lambdas/account/ownShares.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { keysIn } from "#lambdas/shared/links/linkKeys.ts";
import { putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { changeProfile } from "#lambdas/stores/profiles.ts";
import { storeQuestions } from "#lambdas/stores/questions.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { cue, dialogue, note, playWith, scene } from "#tests/support/playBuilder.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog } from "#tests/support/writer.ts";
import { sharingEndpoints } from "./endpoints.ts";
import { guessesFrom, guessesOf } from "./rateLimits.ts";

const { table } = await startTestTable();
const start = Date.parse("2027-03-01T12:00:00.000Z");
let nowMs = start;
const now = () => new Date(nowMs);
const later = (hours: number) => {
  nowMs += hours * 3_600_000;
};
beforeEach(() => {
  nowMs += 86_400_000;
});

/** As in the secret store. */
let linkKey = "a-key-of-the-tests";
const api = apiCaller(...playEndpoints(table, now), ...sharingEndpoints(table, now, async () => keysIn(linkKey)));

const written = playWith(
  { title: "The Lamp", authors: "Zebulon Quartermaine", contact: "7 Wharf Lane", synopsis: "It goes out." },
  scene("One"),
  cue("NORA"),
  dialogue("Who is there?"),
  note("Cut this?"),
  scene("Two"),
  dialogue("Nobody, says Zebulon Quartermaine."),
);

/** The play with a note beside the text. */
const lamp: Play = { ...written, notes: { note00001a: { text: "Cut this scene." } } };

/** The play of an author on this plan, and calls for its links. */
async function author(tier?: "writer" | "company") {
  const log = await newLog(api);
  const { caller } = log.one;
  await log.append(Y.encodeStateAsUpdate(documentOf(lamp)), { deflated: true });
  const end = new Date(nowMs + 30 * 86_400_000).toISOString();
  const Item = { PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", tier, status: "active", end };
  const subscribe = (row = {}) =>
    table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item, ...row } }));
  if (tier) await subscribe();
  const make = (options: object = {}) => api.call(createShare, { ...log.one, body: { ...plain(), ...options } });
  const of = ({ shareId }: Pick<ShareLink, "shareId">) => ({ caller, params: { ...log.one.params, shareId } });
  return {
    ...log,
    caller,
    subscribe,
    make,
    refusal: (options: object) => api.refusal(createShare, { ...log.one, body: { ...plain(), ...options } }),
    change: (link: ShareLink, body: object) => api.call(patchShare, { ...of(link), body }),
    refusesChange: (link: ShareLink, body: object) => api.refusal(patchShare, { ...of(link), body }),
    revoke: (link: ShareLink) => api.call(revokeShare, of(link)),
    links: async () => (await api.call(listShares, log.one)).shares,
  };
}

const plain = () => ({
  shareId: nanoid(16),
  label: "For the workshop",
  shows: { what: "play" },
  isLive: true,
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null as string | null,
  password: null as string | null,
});

const read = ({ token }: { readonly token: string }, pass?: string) =>
  api.call(readSharedPlay, { params: { token }, ...(pass && { headers: { "reader-pass": pass } }) });
const refusesReader = ({ token }: { readonly token: string }, headers = {}) =>
  api.refusal(readSharedPlay, { params: { token }, headers });
const gone = { status: 404, code: "not-found" };
const headingOf = (index: number) => lamp.blocks.filter(({ kind }) => kind === "scene")[index]?.id ?? "";

test("a reader with the link sees the play without notes and addresses, and the author sees how often people opened it", async () => {
  const { make, links, one } = await author();
  const link = await make({ label: "The workshop" });
  const shown = await read(link);
  expect(shown.blocks).toEqual(lamp.blocks.filter(({ kind }) => kind !== "note"));
  expect(shown.speakers).toEqual([{ name: "NORA", isGroup: false, cues: ["NORA"] }]);
  expect(shown).toMatchObject({ isPart: false, isLive: true, feedback: "none", sequence: 1, front: { contact: "" } });
  const visit = () => api.call(noteVisit, { params: { token: link.token }, body: { isNew: true } });
  await visit();
  later(1);
  await visit();
  const at = now().toISOString();
  later(1);
  await read(link);
  expect(await links()).toMatchObject([{ ...link, opens: 2, lastOpenedAt: at }]);
  expect(await api.call(getPlay, one)).toMatchObject({ lastRead: { at, link: "The workshop" } });
});

/** Returns how many parts of copies lie under a link's ID. */
async function copiesUnder(shareId: string): Promise<number> {
  const { Count } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: "PK = :share AND begins_with(SK, :copy)",
      ExpressionAttributeValues: { ":share": `SHARE#${shareId}`, ":copy": "PROJECTION#" },
    }),
  );
  return Count ?? 0;
}

test("a refused link leaves no words behind: with another person's ID, or one of a link that was turned off", async () => {
  const [she, he] = [await author(), await author()];
  const taken = await she.make({ isLive: false });
  expect(await copiesUnder(taken.shareId)).toBe(1);
  expect(await he.refusal({ shareId: taken.shareId, isLive: false })).toMatchObject({ code: "id-taken" });
  expect(await copiesUnder(taken.shareId)).toBe(1);
  await she.revoke(taken);
  expect(await copiesUnder(taken.shareId)).toBe(0);
  expect(await she.refusal({ shareId: taken.shareId, isLive: false })).toMatchObject({ code: "id-taken" });
  expect(await copiesUnder(taken.shareId)).toBe(0);
});

test("links that are requested twice at once, and links turned off while they're refreshed, keep one copy or none", async () => {
  const { make, change, revoke, refusal } = await author();
  const shareId = nanoid(16);
  await Promise.all([make({ shareId, isLive: false }), make({ shareId, isLive: false })]);
  expect(await copiesUnder(shareId)).toBe(1);
  const other = await author();
  const raced = nanoid(16);
  await Promise.allSettled([make({ shareId: raced, isLive: false }), other.make({ shareId: raced, isLive: false })]);
  expect(await copiesUnder(raced)).toBe(1);
  const link = await make({ isLive: false });
  await Promise.allSettled([change(link, { refresh: true }), revoke(link)]);
  expect(await copiesUnder(link.shareId)).toBe(0);
  expect(await refusal({ shareId: link.shareId, isLive: false })).toMatchObject({ code: "id-taken" });
});

test("revoked, expired and unknown links and those of binned plays are refused alike; a revoked one never comes back", async () => {
  const { one, make, revoke } = await author("company");
  const [link, ending, left] = [
    await make(),
    await make({ endsAt: new Date(nowMs + 60_000).toISOString() }),
    await make(),
  ];
  expect([await read(link), await read(ending)].map((answer) => answer.endsAt)).toEqual([undefined, ending.endsAt]);
  await revoke(link);
  await revoke(link);
  later(1);
  const made = `${nanoid(16)}.${link.token.slice(17)}`;
  const answers = [await refusesReader(link), await refusesReader(ending), await refusesReader({ token: made })];
  await api.call(binPlay, one);
  answers.push(await refusesReader(left), await refusesReader({ token: "nonsense" }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject(gone);
  expect(await api.refusal(createShare, { ...one, body: { ...plain(), shareId: link.shareId } })).toMatchObject({
    status: 409,
  });
});

test("the links of a closed account don't open", async () => {
  const { caller, make } = await author();
  const link = await make();
  await putAccountDeletion(table, caller.sub as never, now());
  expect(await refusesReader(link)).toMatchObject(gone);
});

test("a forged token of a real link doesn't open", async () => {
  const { make } = await author();
  const { token } = await make();
  const last = token.endsWith("A") ? "Q" : "A";
  for (const wrong of [
    `${token.slice(0, -1)}${last}`,
    token.slice(0, -1),
    `${token}A`,
    token.slice(0, 16),
    ` ${token}`,
  ]) {
    expect(await refusesReader({ token: wrong })).toMatchObject(gone);
  }
});

test("the same id twice is one link, and another author can't use it", async () => {
  const [her, him] = [await author(), await author()];
  const { shareId } = plain();
  const first = await her.make({ shareId });
  expect(await her.make({ shareId, label: "Again" })).toEqual(first);
  expect(await him.refusal({ shareId })).toMatchObject({ status: 409, code: "id-taken" });
  expect(await him.links()).toEqual([]);
  expect(await him.refusesChange(first, { label: "Mine" })).toMatchObject(gone);
  await him.revoke(first);
  expect(await her.links()).toHaveLength(1);
});

test("each option requires its plan, and the refusal names it; a link keeps its options after the plan ends", async () => {
  const endsAt = new Date(nowMs + 90 * 86_400_000).toISOString();
  const [free, writer, company] = [await author(), await author("writer"), await author("company")];
  for (const option of [{ isBlind: true }, { password: "open sesame" }, { endsAt }]) {
    expect(await free.refusal(option)).toMatchObject({ status: 402, code: "needs-company" });
    expect(await writer.refusal(option)).toMatchObject({ status: 402, code: "needs-company" });
  }
  expect(await free.refusal({ takesFeedback: true })).toMatchObject({ status: 402, code: "needs-writer" });
  const link = await company.make({ isBlind: true, password: "open sesame", endsAt, takesFeedback: true });
  await company.subscribe({ status: "canceled" });
  const { pass } = await api.call(unlockSharedPlay, {
    params: { token: link.token },
    body: { password: "open sesame" },
  });
  expect(await read(link, pass)).toMatchObject({ isBlind: true, feedback: "closed" });
  expect(await company.change(link, { ...choiceOf(link), label: "Still" })).toMatchObject({
    label: "Still",
    isBlind: true,
  });
  expect(await company.refusesChange(link, { password: "another one" })).toMatchObject({ code: "needs-company" });
  expect(await company.change(link, { password: null, endsAt: null })).toMatchObject({
    hasPassword: false,
    endsAt: null,
  });
});

const choiceOf = ({ label, isBlind, takesFeedback, mayDownload, endsAt }: ShareLink) => ({
  label,
  isBlind,
  takesFeedback,
  mayDownload,
  endsAt,
});

test("a password gives a pass for an hour, and changing the password ends it", async () => {
  const { make, change } = await author("company");
  const [link, other] = [await make({ password: "open sesame" }), await make({ password: "open sesame" })];
  const unlock = (password: string) => ({ params: { token: link.token }, body: { password } });
  expect(await refusesReader(link)).toMatchObject({ status: 403, code: "password-needed" });
  expect(await api.refusal(unlockSharedPlay, unlock("open barley"))).toMatchObject({
    status: 403,
    code: "wrong-password",
  });
  const { pass } = await api.call(unlockSharedPlay, unlock("open sesame"));
  await read(link, pass);
  for (const [wrong, shown] of [
    [link, pass.replace(/^\d/, "9")],
    [link, `${pass.slice(0, -1)}-`],
    [other, pass],
  ] as const) {
    expect(await refusesReader(wrong, { "reader-pass": shown })).toMatchObject({ code: "password-needed" });
  }
  await change(link, { password: "open sesame" });
  expect(await refusesReader(link, { "reader-pass": pass })).toMatchObject({ code: "password-needed" });
  const again = await api.call(unlockSharedPlay, unlock("open sesame"));
  later(1);
  expect(await refusesReader(link, { "reader-pass": again.pass })).toMatchObject({ code: "password-needed" });
});

test("password guesses are limited, and one address's limit doesn't affect others", async () => {
  const { make } = await author("company");
  const { token } = await make({ password: "open sesame" });
  const guess = (address: string, password = "open barley") =>
    api.send(unlockSharedPlay, { params: { token }, body: { password }, headers: { "x-viewer-address": address } });
  await countWithinLimit(table, { ...guessesFrom("192.0.2.7"), amount: 80 }, now());
  const statuses = await Promise.all(Array.from({ length: 20 }, () => guess("192.0.2.7")));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await guess("192.0.2.7", "open sesame")).status).toBe(429);
  expect((await guess("192.0.2.8", "open sesame")).status).toBe(200);
});

test("readers who know the password get in, however many others guess wrong", async () => {
  const { make } = await author("company");
  const { token, shareId } = await make({ password: "open sesame" });
  await countWithinLimit(table, { ...guessesOf(shareId), amount: 500 }, now());
  const guess = async (password: string) =>
    (
      await api.send(unlockSharedPlay, {
        params: { token },
        body: { password },
        headers: { "x-viewer-address": "2001:db8::7" },
      })
    ).status;
  // A class behind one address.
  for (let reader = 0; reader < 8; reader++) expect(await guess("open sesame")).toBe(200);
  for (let wrong = 0; wrong < 5; wrong++) expect(await guess("open barley")).toBe(403);
  expect(await guess("open sesame")).toBe(429);
});

test("chosen scenes are shown as they were until they are refreshed", async () => {
  const { make, change, append, open } = await author();
  const shows = { what: "scenes", headings: [headingOf(0)] };
  const link = await make({ shows, isLive: false });
  const shown = await read(link);
  expect(shown.blocks.map(({ kind }) => kind)).toEqual(["scene", "cue", "dialogue"]);
  expect(shown).toMatchObject({ isPart: true, isLive: false, asOf: link.frozenAt, front: { synopsis: "" } });
  const doc = await open();
  const before = Y.encodeStateVector(doc);
  doc
    .getMap<Y.XmlText>("blocks")
    .get(lamp.blocks[2]?.id ?? "")
    ?.insert(0, "Listen! ");
  await append(Y.encodeStateAsUpdate(doc, before), { deflated: true });
  expect((await read(link)).blocks).toEqual(shown.blocks);
  later(1);
  expect(await change(link, { refresh: true })).toMatchObject({ frozenAt: now().toISOString() });
  expect((await read(link)).blocks.map((block) => textOf(block as never))).toContain("Listen! Who is there?");
});

test("a deleted heading never makes a link show more, neither before a refresh nor through it", async () => {
  const { make, change, refusesChange, append, open } = await author();
  const shows = { what: "scenes", headings: [headingOf(0)] };
  const link = await make({ shows, isLive: false });
  const doc = await open();
  const before = Y.encodeStateVector(doc);
  const order = doc.getArray<string>("order");
  order.delete(order.toArray().indexOf(headingOf(1)), 1);
  await append(Y.encodeStateAsUpdate(doc, before), { deflated: true });
  expect(readPlay(doc).blocks.filter(({ kind }) => kind === "scene")).toHaveLength(1);
  const shown = await read(link);
  expect(await refusesChange(link, { refresh: true })).toMatchObject({ status: 409, code: "scenes-changed" });
  expect(await read(link)).toEqual(shown);
  await change(link, { shows });
  expect((await read(link)).blocks).toHaveLength(4);
  expect(await refusesChange(link, { shows: { what: "scenes", headings: [headingOf(1)] } })).toMatchObject({
    status: 400,
  });
});

test("only a link to the whole play can be live", async () => {
  const { refusal, make, refusesChange } = await author();
  const shows = { what: "scenes", headings: [headingOf(0)] };
  expect(await refusal({ shows })).toMatchObject({ status: 400 });
  expect(await refusal({ shows: { what: "scenes", headings: [nanoid(10)] }, isLive: false })).toMatchObject({
    status: 400,
  });
  expect(await refusesChange(await make(), { shows })).toMatchObject({ status: 409 });
});

test("a blind link contains no name, and no answer contains the owner's id", async () => {
  const { make, caller } = await author("company");
  for (const isLive of [true, false]) {
    const text = JSON.stringify(await read(await make({ isBlind: true, isLive })));
    for (const planted of ["Quartermaine", "Wharf", "Cut this", caller.sub]) expect(text).not.toContain(planted);
  }
});

test("a blind link hides the author's names in the guided questions, also where a surname stands alone", async () => {
  const { make, caller, one } = await author("company");
  const full = "Lee ".repeat(125).trim();
  const questions = [
    { id: "q1", text: "Does the end work? Yours, Zebulon Quartermaine" },
    { id: "q2", text: "Is it too much like Quartermaine's other plays?" },
    { id: "q3", text: full },
  ];
  await storeQuestions(table, { playId: one.params.playId as never, owner: caller.sub as never }, questions);
  const asked = async (options: object) => (await read(await make({ takesFeedback: true, ...options }))).questions;
  expect(await asked({})).toEqual(questions);
  for (const isLive of [true, false])
    expect((await asked({ isLive, isBlind: true, authorNames: ["Ann Lee"] })).map(({ text }) => text)).toEqual([
      "Does the end work? Yours, ██████",
      "Is it too much like ██████'s other plays?",
      full.replaceAll("Lee", "██████"),
    ]);
});

test("a blind link hides the words that its author chose, until the author changes them", async () => {
  const { make, change } = await author("company");
  const link = await make({ isBlind: true, hiddenWords: ["Nora", "Nobody"] });
  expect(link.hiddenWords).toEqual(["Nora", "Nobody"]);
  const spoken = async () => (await read(link)).blocks.map((block) => textOf(block as never));
  expect(await spoken()).toEqual(["One", "██████", "Who is there?", "Two", "██████, says ██████."]);
  expect(await change(link, { label: "Other" })).toMatchObject({ hiddenWords: ["Nora", "Nobody"] });
  await change(link, { hiddenWords: [] });
  expect(await spoken()).toEqual(["One", "NORA", "Who is there?", "Two", "Nobody, says ██████."]);
});

test("readers get the play's language, and otherwise the one that its author writes in, with its credit line", async () => {
  const { make, append, open, caller } = await author();
  const link = await make();
  expect(await read(link)).not.toHaveProperty("language");
  await changeProfile(table, caller.sub as never, { manuscript_language: "de" }, now());
  expect(await read(link)).toMatchObject({ language: "de" });
  for (const [language, credit] of [
    ["fr", "de"],
    ["ru", ""],
  ] as const) {
    const doc = await open();
    const before = Y.encodeStateVector(doc);
    setTyping(doc, { language });
    await append(Y.encodeStateAsUpdate(doc, before), { deflated: true });
    for (const isLive of [true, false])
      expect(await read(await make({ isLive }))).toMatchObject({ language, front: { credit } });
  }
});

test("an open page can check whether its link shows a newer text", async () => {
  const { make, append, open, change } = await author();
  const [live, part] = [
    await make(),
    await make({ shows: { what: "scenes", headings: [headingOf(0)] }, isLive: false }),
  ];
  const isNewer = async (link: ShareLink, { sequence, asOf }: { sequence: number; asOf: string }) => {
    const query = { sequence: String(sequence), asOf };
    return (await api.call(checkSharedPlay, { params: { token: link.token }, query })).isNewer;
  };
  const [whole, scenes] = [await read(live), await read(part)];
  expect([await isNewer(live, whole), await isNewer(part, scenes)]).toEqual([false, false]);
  later(1);
  const doc = await open();
  const before = Y.encodeStateVector(doc);
  doc.getMap<Y.XmlText>("blocks").get(headingOf(0))?.insert(0, "Scene ");
  await append(Y.encodeStateAsUpdate(doc, before), { deflated: true });
  expect([await isNewer(live, whole), await isNewer(part, scenes)]).toEqual([true, false]);
  await change(part, { refresh: true });
  expect([await isNewer(live, await read(live)), await isNewer(part, scenes)]).toEqual([false, true]);
  expect(
    await api.refusal(checkSharedPlay, { params: { token: "made-up" }, query: { sequence: "1", asOf: whole.asOf } }),
  ).toMatchObject(gone);
});

test("a blind link hides the account's name even if no profile was ever saved", async () => {
  const { make, change } = await author("company");
  const link = await make({ isBlind: true, authorNames: ["Nora Nobody", "Who Is There"] });
  const text = async () => JSON.stringify((await read(link)).blocks);
  expect(await text()).not.toContain("Who is there");
  await change(link, { authorNames: [] });
  expect(await text()).toContain("Who is there");
  expect(JSON.stringify(link)).not.toContain("Nora Nobody");
});

test("the author's data lists the links without anything that opens one", async () => {
  const { make, caller, one } = await author("company");
  const link = await make({ password: "open sesame" });
  await api.call(binPlay, one);
  const told = await ownShares(table, await ownPlayIds(table, caller.sub as never));
  expect(told).toMatchObject([{ shareId: link.shareId, label: link.label, hasPassword: true, opens: 0 }]);
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${link.token.slice(17)}|salt|hash"`));
});

test("a browser that accepts gzip gets it", async () => {
  const { make, append, open } = await author();
  const doc = await open();
  const before = Y.encodeStateVector(doc);
  doc
    .getMap<Y.XmlText>("blocks")
    .get(lamp.blocks[2]?.id ?? "")
    ?.insert(0, "Words. ".repeat(5000));
  await append(Y.encodeStateAsUpdate(doc, before), { deflated: true });
  const { token } = await make();
  const { body, headers } = await api.raw(readSharedPlay, {
    params: { token },
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(headers).toMatchObject({ "content-encoding": "gzip" });
  expect(JSON.parse(gunzipSync(Buffer.from(body, "base64")).toString())).toEqual(await read({ token }));
});

test("while the link key is changed, nobody loses access; an address ends with the key that signed it", async () => {
  onTestFinished(() => {
    linkKey = "a-key-of-the-tests";
  });
  const { make, links } = await author("company");
  const [open, locked] = [await make(), await make({ password: "open sesame" })];
  const unlock = async ({ token }: ShareLink) =>
    (await api.call(unlockSharedPlay, { params: { token }, body: { password: "open sesame" } })).pass;
  const pass = await unlock(locked);

  linkKey = "a-key-of-the-tests a-new-key";
  const tokens = (await links()).map(({ token }) => token);
  expect(tokens.toSorted()).toEqual([locked.token, open.token].toSorted());

  linkKey = "a-new-key\na-key-of-the-tests\n";
  // Two that were made in the same millisecond are in any order.
  const newLocked = (await links()).find(({ hasPassword }) => hasPassword);
  const newOpen = (await links()).find(({ hasPassword }) => !hasPassword);
  expect(newOpen?.token).not.toBe(open.token);
  for (const link of [open, newOpen ?? expect.fail()]) expect(await read(link)).toHaveProperty("blocks");
  for (const link of [locked, newLocked ?? expect.fail()]) {
    expect(await read(link, pass)).toHaveProperty("blocks");
    expect(await read(link, await unlock(link))).toHaveProperty("blocks");
  }

  linkKey = "a-new-key";
  for (const link of [open, locked]) expect(await refusesReader(link)).toMatchObject(gone);
  expect(await read(newOpen ?? expect.fail())).toHaveProperty("blocks");
  expect(await refusesReader(newLocked ?? expect.fail(), { "reader-pass": pass })).toMatchObject({ status: 403 });
});

test("without a link key, no link works", () => {
  expect(() => keysIn(" \n")).toThrow("holds none");
});
