import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { PlayCard } from "#domain/api/plays.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { setTitle } from "#domain/play/document/front.ts";
import type { PlayId } from "#domain/play/play.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { playsOnDevice } from "../devices/devicePlays.ts";
import { writeTransaction } from "../journal/database.ts";
import { deviceInOneTab } from "../testing/deviceInOneTab.ts";
import { testOwner } from "../testing/testWorld.ts";
import { readCardText } from "./cardText.ts";
import { describePlays } from "./describeCopy.ts";
import { keepCards, keepFeedbackSeen } from "./keepCards.ts";
import { keepLeftPlace } from "./leftPlace.ts";
import { normalizeCard } from "./normalizeCard.ts";

const playId = "a-play-000001" as PlayId;
const emptyCard = { title: "", subtitle: "", authors: "", words: 0, pages: 0 };
const listed: PlayCard = {
  playId,
  title: "The Last Bulb",
  subtitle: "In two acts",
  authors: "Ruth Amber",
  words: 14_200,
  pages: 71,
  createdAt: "2026-10-01T00:00:00.000Z",
  changedAt: "2026-11-01T00:00:00.000Z",
  newFeedback: 2,
  isPinned: true,
  lastRead: { at: "2026-11-02T00:00:00.000Z", link: "For Sam" },
};
const firstText = Y.encodeStateAsUpdate(
  documentOf({ ...playWith({ title: "Dark" }, speech("NORA", "Hm. Hm.")), typing: { language: "es" } }),
);

/** The first text with another title. */
function textWith(title: string): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, firstText);
  setTitle(doc, title);
  return Y.encodeStateAsUpdate(doc);
}

let devices = 0;

/** A device on which a play of the server was only opened. */
async function withOpenedPlay() {
  const device = deviceInOneTab("a-device-01", `cards-${devices++}`);
  const journal = device.journal(testOwner, playId);
  let sequence = 0;
  const receive = (update: Uint8Array) =>
    journal.store({ after: sequence++, sequence, updates: [update], entries: [], logged: [], toTheEnd: true });
  await receive(firstText);
  const play = async () => (await playsOnDevice(testOwner, device))[0];
  const described = async () => (await describePlays(testOwner, await playsOnDevice(testOwner, device), device))[0];
  const keep = (card: PlayCard) => keepCards(testOwner, [card], device);
  return { device, journal, receive, play, described, keep };
}

test("of a play that was only opened here, nothing is invented", async () => {
  const { play } = await withOpenedPlay();
  expect(await play()).toMatchObject({ card: undefined, createdAt: 0, changedAt: 0 });
});

test("what the server lists of a play that was only opened here is stored with it", async () => {
  const { play, keep } = await withOpenedPlay();
  await keep(listed);
  const { title, subtitle, authors, words, pages } = listed;
  expect(await play()).toMatchObject({
    card: { title, subtitle, authors, words, pages },
    listed: { newFeedback: 2, isPinned: true, lastRead: listed.lastRead },
    createdAt: Date.parse(listed.createdAt),
    changedAt: Date.parse(listed.changedAt),
    cardOwed: false,
  });
});

test("a play's language on this device stays if the server's card is of an earlier release", async () => {
  const { described, play, keep } = await withOpenedPlay();
  await described();
  expect((await play())?.card).toMatchObject({ language: "es" });
  await keep(listed);
  expect((await play())?.card).toMatchObject({ title: listed.title, language: "es" });
  await keep({ ...listed, language: "he" });
  expect((await play())?.card).toMatchObject({ language: "he" });
});

test("a play that was never listed here gets its card from its text, and the time of its last change stays unknown", async () => {
  const { described, play } = await withOpenedPlay();
  expect(await described()).toMatchObject({ card: { title: "Dark", words: 3, pages: 1 }, changedAt: 0 });
  expect(await play()).toMatchObject({ card: { title: "Dark", words: 3, pages: 1 }, isCardOld: false });
});

test("after others have changed a play, its card is made from the text again, and the listed time isn't shown", async () => {
  const { described, receive, keep } = await withOpenedPlay();
  await keep(listed);
  await receive(textWith("Darker"));
  expect(await described()).toMatchObject({ card: { title: "Darker" }, changedAt: 0, listed: { isPinned: true } });
  await keep({ ...listed, title: "Darker" });
  expect(await described()).toMatchObject({ card: { title: "Darker" }, changedAt: Date.parse(listed.changedAt) });
});

test("a card from the server doesn't replace what was changed here", async () => {
  const { journal, play, keep } = await withOpenedPlay();
  const at = Date.parse("2026-11-05T00:00:00.000Z");
  await journal.append([{ update: textWith("Mine"), changes: 1, at }]);
  await journal.describe({ ...emptyCard, title: "Mine" }, at);
  await keep(listed);
  expect(await play()).toMatchObject({ card: { title: "Mine" }, changedAt: at, listed: { isPinned: true } });
});

test("words whose page was closed before it was counted are counted when they're listed", async () => {
  const { journal, keep, described } = await withOpenedPlay();
  await keep(listed);
  await journal.append([{ update: textWith("Mine"), changes: 1, at: 5 }]);
  expect(await described()).toMatchObject({ card: { title: "Mine", words: 3 }, changedAt: 5 });
});

test("an empty card that an earlier release stored is replaced", async () => {
  const { device, play, described } = await withOpenedPlay();
  await writeTransaction(await device.database(), async (transaction) => {
    const plays = transaction.objectStore("plays");
    const { isCardOld: _, ...record } = (await plays.get([testOwner, playId])) ?? expect.fail("no record");
    await plays.put({ ...record, card: emptyCard });
  });
  expect(await play()).toMatchObject({ card: undefined });
  expect(await described()).toMatchObject({ card: { title: "Dark", words: 3 } });
});

test("a draft's name is on the card in one line of at most 60 characters", async () => {
  const doc = documentOf(playWith({ title: "Dark", draftDate: `Third draft,\nMay 2026 ${"x".repeat(80)}` }));
  const { draft = "" } = normalizeCard(readCardText(doc));
  expect(draft.startsWith("Third draft, May 2026 xxx")).toBe(true);
  expect(draft).toHaveLength(60);
});

test("where the writer stopped is stored with the play, and only with that one", async () => {
  const { device, play } = await withOpenedPlay();
  const left = { act: 2, page: 31, lines: [{ kind: "cue", text: "NORA", isCurrent: true }] } as const;
  await keepLeftPlace(testOwner, "another-play1" as PlayId, left, device);
  expect((await play())?.left).toBeUndefined();
  await keepLeftPlace(testOwner, playId, left, device);
  expect((await play())?.left).toEqual(left);
});

test("comments that the author has seen aren't new anymore, without a connection, too", async () => {
  const { device, keep, play } = await withOpenedPlay();
  await keep(listed);
  await keepFeedbackSeen(testOwner, playId, device);
  expect(await play()).toMatchObject({ listed: { newFeedback: 0, isPinned: true } });
});
