import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { listFeedback } from "#domain/api/authorFeedback.ts";
import { duplicatePlay, patchPlay } from "#domain/api/plays.ts";
import { leaveFeedback, listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { noteVisit, readSharedPlay } from "#domain/api/shared.ts";
import { createShare, listShares, maxShares, patchShare, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import { documentOf } from "#domain/play/document/document.ts";
import type { UserId } from "#domain/play/play.ts";
import { ownCards, ownPlayIds } from "#lambdas/account/ownPlays.ts";
import { ownAnnouncements, ownShares } from "#lambdas/account/ownShares.ts";
import { feedbackEndpoints } from "#lambdas/feedback/endpoints.ts";
import { linkAccessOf } from "#lambdas/feedback/link.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { keysIn } from "#lambdas/shared/links/linkKeys.ts";
import { findShare, storeShare } from "#lambdas/stores/shares.ts";
import { putItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog } from "#tests/support/writer.ts";
import { sharingEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = () => new Date("2027-03-01T12:00:00.000Z");
const readKeys = async () => keysIn("a-key-of-the-tests");
const api = apiCaller(
  ...playEndpoints(table, now),
  ...sharingEndpoints(table, now, readKeys),
  ...feedbackEndpoints(table, now, linkAccessOf(table, readKeys)),
);

const play = playWith(
  { title: "The Lamp", authors: "Zebulon Quartermaine" },
  scene("One"),
  speech("NORA", "Who is there?"),
);
const heading = play.blocks[0]?.id;

const plain = {
  label: "",
  shows: { what: "play" },
  isLive: true,
  isBlind: false,
  takesFeedback: true,
  mayDownload: false,
  endsAt: null,
  password: null,
};

/** The play of an author on a plan with comments. */
async function author(plan: object = { tier: "company" }) {
  const log = await newLog(api);
  const { caller } = log.one;
  const subscription = { ...plan, status: "active", end: "2037-01-01T00:00:00.000Z" };
  await putItems(table, [{ PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", ...subscription }]);
  await log.append(Y.encodeStateAsUpdate(documentOf(play)), { deflated: true });
  const make = (options: object = {}) =>
    api.call(createShare, { ...log.one, body: { ...plain, shareId: nanoid(16), ...options } });
  const links = async (): Promise<ShareLink[]> => {
    const page = (cursor?: string) => api.call(listShares, { ...log.one, query: cursor ? { cursor } : {} });
    const all: ShareLink[] = [];
    let { shares, cursor } = await page();
    all.push(...shares);
    while (cursor !== undefined) {
      ({ shares, cursor } = await page(cursor));
      all.push(...shares);
    }
    return all;
  };
  return { ...log, caller, make, links };
}

const reader = { name: "Nora  Fox", email: "nora@example.org" };
const read = ({ token }: ShareLink) => api.call(readSharedPlay, { params: { token } });
const visit = ({ token }: ShareLink, body: object) => api.call(noteVisit, { params: { token }, body });
const comment = (more: object = {}) => ({ feedbackId: nanoid(16), kind: "comment", text: "Lovely.", ...more });

test("a comment through a personal link carries its reader's name and address, whatever the request says", async () => {
  const { make, links, one } = await author();
  const link = await make({ reader });
  expect(link.reader).toEqual({ name: "Nora Fox", email: "nora@example.org" });
  expect(await links()).toMatchObject([{ reader: link.reader }]);
  expect((await read(link)).reader).toEqual({ name: "Nora Fox" });
  const own = { params: { token: link.token }, headers: { "reader-key": nanoid(22) } };
  const body = comment({ name: "Somebody else", email: "else@example.org" });
  expect(await api.call(leaveFeedback, { ...own, body })).toMatchObject(link.reader ?? {});
  expect((await api.call(listOwnFeedback, own)).feedback).toMatchObject([link.reader]);
  const { feedback, links: labels } = await api.call(listFeedback, one);
  expect([feedback[0]?.linkLabel, labels]).toEqual(["Nora Fox", [{ shareId: link.shareId, label: "Nora Fox" }]]);
});

test("a personal link's name and address appear behind no other link, and never the address on its own page", async () => {
  const { make } = await author();
  const [hers, plainLink] = [await make({ reader }), await make()];
  const key = { headers: { "reader-key": nanoid(22) } };
  await api.call(leaveFeedback, { ...key, params: { token: hers.token }, body: comment() });
  expect(JSON.stringify(await read(hers))).not.toContain("nora@example.org");
  const elsewhere = [
    await read(plainLink),
    await api.call(listOwnFeedback, { ...key, params: { token: plainLink.token } }),
  ];
  expect(JSON.stringify(elsewhere)).not.toMatch(/Fox|nora@/);
});

test("a second link for a name is refused, whatever its capitals, and the same request again is the same link", async () => {
  const { make, links, one } = await author();
  const shareId = nanoid(16);
  const first = await make({ shareId, reader });
  const body = { ...plain, shareId: nanoid(16), reader: { name: " NORA fox " } };
  expect(await api.refusal(createShare, { ...one, body })).toMatchObject({
    status: 409,
    code: "reader-taken",
    detail: expect.stringContaining("NORA fox"),
    fields: { "reader.name": expect.any(String) },
  });
  expect(await make({ shareId, reader })).toMatchObject({ shareId: first.shareId });
  await make({ reader: { name: "Nora Fox (Gate)" } });
  expect(await links()).toHaveLength(2);
  await api.call(revokeShare, { ...one, params: { ...one.params, shareId } });
  expect(await make({ reader })).toMatchObject({ reader: { name: "Nora Fox" } });
});

test("a reader's name and address are corrected, and comments keep the name that they were left with", async () => {
  const { make, links, one } = await author();
  const [hers] = [await make({ reader: { name: "Nora Fix" } }), await make({ reader: { name: "Tom" } })];
  const own = { params: { token: hers.token }, headers: { "reader-key": nanoid(22) } };
  await api.call(leaveFeedback, { ...own, body: comment() });
  const rename = { ...one, params: { ...one.params, shareId: hers.shareId } };
  const after = await api.call(patchShare, { ...rename, body: { reader } });
  expect(after.reader).toEqual({ name: "Nora Fox", email: "nora@example.org" });
  expect((await read(hers)).reader).toEqual({ name: "Nora Fox" });
  await api.call(leaveFeedback, { ...own, body: comment({ text: "Again." }) });
  const { feedback } = await api.call(listFeedback, one);
  expect(feedback.map(({ name }) => name).sort()).toEqual(["Nora Fix", "Nora Fox"]);
  const taken = await api.refusal(patchShare, { ...rename, body: { reader: { name: "tom" } } });
  expect(taken).toMatchObject({ status: 409, code: "reader-taken" });
  expect(await api.call(patchShare, { ...rename, body: { reader: { name: "NORA FOX" } } })).toMatchObject({
    reader: { name: "NORA FOX" },
  });
  expect((await links()).map((link) => link.reader?.name).sort()).toEqual(["NORA FOX", "Tom"]);
});

test("a link that isn't personal gets no reader, and a reader needs a name", async () => {
  const { make, one } = await author();
  const [open, hers] = [await make(), await make({ reader })];
  const change = ({ shareId }: ShareLink, body: object) =>
    api.refusal(patchShare, { ...one, params: { ...one.params, shareId }, body });
  expect(await change(open, { reader })).toMatchObject({ status: 400, fields: { reader: expect.any(String) } });
  expect(await change(hers, { reader: { name: " \u200B " } })).toMatchObject({ status: 400 });
});

test("personal links to read are in the free plan", async () => {
  const { make } = await author({});
  expect(await make({ reader, takesFeedback: false })).toMatchObject({ reader: { name: "Nora Fox" } });
});

test("a link that's turned off stores nobody's name, and the account's data has the names of the others", async () => {
  const { make, one, caller } = await author();
  const [hers, his] = [await make({ reader }), await make({ reader: { name: "Tom" } })];
  await api.call(revokeShare, { ...one, params: { ...one.params, shareId: hers.shareId } });
  const stored = await ownShares(table, await ownPlayIds(table, caller.sub as UserId));
  expect(stored).toMatchObject([{ shareId: his.shareId, reader: { name: "Tom" } }]);
  expect(JSON.stringify(stored)).not.toContain("Fox");
});

test("links are listed in pages, all of them once, and there are at most 200", async () => {
  const { make, links, one, caller } = await author();
  const { shareId: first } = await make();
  const found = (await findShare(table, first)) ?? expect.fail("The link isn't stored.");
  expect(found.owner).toBe(caller.sub);
  const others = Array.from({ length: maxShares - 1 }, (_, n) => ({
    ...found,
    shareId: nanoid(16) as ShareLink["shareId"],
    createdAt: new Date(now().getTime() - n * 60_000).toISOString(),
  }));
  await Promise.all(others.map((share) => storeShare(table, share)));
  const made = [first, ...others.map(({ shareId }) => shareId)];
  const page = await api.call(listShares, one);
  expect(page.shares).toHaveLength(50);
  expect((await links()).map(({ shareId }) => shareId).sort()).toEqual([...made].sort());
  const body = { ...plain, shareId: nanoid(16) };
  expect(await api.refusal(createShare, { ...one, body })).toMatchObject({ code: "share-limit" });
  const query = { cursor: "2027-01-01T00:00:00.000Z not-an-id" };
  expect(await api.refusal(listShares, { ...one, query })).toMatchObject({ status: 400 });
});

test("an open is counted when a person visits, and not when the play is only loaded", async () => {
  const { make, links } = await author();
  const link = await make();
  await read(link);
  expect(await links()).toMatchObject([{ opens: 0, lastOpenedAt: null }]);
  await visit(link, { isNew: true });
  expect(await links()).toMatchObject([{ opens: 1, lastOpenedAt: now().toISOString(), lastScene: null }]);
});

test("the last scene is stored only if the link says so to its readers, and never if it's blind", async () => {
  const { make, links, one } = await author();
  const told = await make({ tellsLastScene: true });
  expect((await read(told)).tellsLastScene).toBe(true);
  await visit(told, { isNew: true });
  await visit(told, { isNew: false, lastScene: heading });
  expect(await links()).toMatchObject([{ opens: 1, lastScene: heading }]);
  const [quiet, blind] = [await make(), await make({ tellsLastScene: true, isBlind: true })];
  expect((await read(blind)).tellsLastScene).toBe(false);
  for (const link of [quiet, blind]) await visit(link, { isNew: true, lastScene: heading });
  const lastSceneOf = async ({ shareId }: ShareLink) =>
    (await links()).find((link) => link.shareId === shareId)?.lastScene;
  expect([await lastSceneOf(quiet), await lastSceneOf(blind)]).toEqual([null, null]);
  await api.call(patchShare, { ...one, params: { ...one.params, shareId: told.shareId }, body: { isBlind: true } });
  expect((await read(told)).tellsLastScene).toBe(false);
});

test("what the author announces is on every live link, without names on a blind one, until it's removed", async () => {
  const { make, one, caller } = await author();
  const announce = (announcement: string | null) => api.call(patchPlay, { ...one, body: { announcement } });
  const [live, frozen, blind] = [await make(), await make({ isLive: false }), await make({ isBlind: true })];
  await announce("Draft 3 is\u202E ready,\n says Quartermaine.");
  const shown = async (link: ShareLink) => (await read(link)).announcement?.text;
  expect(await shown(live)).toBe("Draft 3 is ready, says Quartermaine.");
  expect(await shown(frozen)).toBeUndefined();
  expect(await shown(blind)).toMatch(/^Draft 3 is ready, says █+\.$/);
  await announce("Draft 4 is ready.");
  expect(await read(live)).toMatchObject({ announcement: { text: "Draft 4 is ready.", at: now().toISOString() } });
  const copy = await api.call(duplicatePlay, { ...one, body: { playId: nanoid(), title: "A copy" } });
  expect(copy.announcement).toBeUndefined();
  const stored = ownAnnouncements(await ownCards(table, caller.sub as UserId));
  expect(stored).toMatchObject([{ playId: one.params.playId, announcement: { text: "Draft 4 is ready." } }]);
  await announce(null);
  expect(await shown(live)).toBeUndefined();
  const refused = { ...one, body: { announcement: "x".repeat(201) } };
  expect(await api.refusal(patchPlay, refused)).toMatchObject({ status: 400 });
});

test("visits of a link that was turned off are refused like everything else", async () => {
  const { make, one } = await author();
  const link = await make();
  await api.call(revokeShare, { ...one, params: { ...one.params, shareId: link.shareId } });
  const refused = await api.refusal(noteVisit, { params: { token: link.token }, body: { isNew: true } });
  expect(refused).toMatchObject({ status: 404, code: "not-found" });
});
