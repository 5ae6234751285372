import { expect, test } from "vitest";
import type { PlayCard } from "#domain/api/plays.ts";
import { playInBin } from "#domain/play/bin.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import { arrange, listedPlays, orders, tagsOf, titleOf } from "./playList.ts";

const fields = { subtitle: "", authors: "Ruth Amber", words: 100, pages: 1 };
const card = (title: string, more: Partial<PlayCard> = {}): PlayCard => ({
  playId: title.padEnd(12, "-") as PlayId,
  title,
  ...fields,
  createdAt: "2026-11-01T00:00:00.000Z",
  changedAt: "2026-11-01T00:00:00.000Z",
  ...more,
});
const here = (title: string, more: Partial<DevicePlay> = {}): DevicePlay => ({
  playId: title.padEnd(12, "-") as PlayId,
  card: { title, ...fields },
  waiting: 0,
  onServer: true,
  cardOwed: false,
  opensOffline: true,
  createdAt: 0,
  changedAt: 0,
  ...more,
});
const room = { count: 1, limit: 3 };
const titles = (plays: ReturnType<typeof listedPlays>) => plays.map((play) => play.card.title);

test("a title changed on this device is shown, unless the server's is newer", () => {
  const renamed = { ...here("Dark", { cardOwed: true }), card: { title: "Darker", ...fields } };
  const hear = (changedAt: string) =>
    listedPlays({ ...room, plays: [card("Dark")] }, [{ ...renamed, changedAt: Date.parse(changedAt) }]);
  expect(titles(hear("2026-11-02T00:00:00.000Z"))).toEqual(["Darker"]);
  expect(titles(hear("2026-10-31T00:00:00.000Z"))).toEqual(["Dark"]);
});

test("a play on both sides is listed once, with its unsent changes", () => {
  const plays = listedPlays({ ...room, plays: [card("Dark")] }, [here("Dark", { waiting: 3 })]);
  expect(plays).toMatchObject([{ card: { title: "Dark" }, where: { kind: "waiting" } }]);
});

test("changes that the server refused are told apart from those that will sync", () => {
  const list = (refused: Refused) =>
    listedPlays(
      { ...room, plays: [card("Dark")] },
      [here("Dark", { waiting: 3 })],
      new Map([[card("Dark").playId, refused]]),
    );
  const offline = new Refused("unavailable", "Offline.");
  expect(list(offline)).toMatchObject([{ where: { kind: "waiting" } }]);
  const refused = new Refused("invalid", "Not accepted.");
  expect(list(refused)).toMatchObject([{ where: { kind: "refused", isGone: false, errorText: "Not accepted." } }]);
});

test("a play that the server no longer has is listed as long as this device has changes of it", () => {
  const refusals = new Map([[card("Dark").playId, new Refused("not-found", "Gone.")]]);
  const gone = listedPlays({ ...room, plays: [] }, [here("Dark", { waiting: 3 })], refusals);
  expect(gone).toMatchObject([{ card: { title: "Dark" }, where: { kind: "refused", isGone: true } }]);
  const other = new Map([[card("Dark").playId, new Refused("conflict", "Not now.")]]);
  expect(listedPlays({ ...room, plays: [] }, [here("Dark", { waiting: 3 })], other)).toEqual([]);
});

test("a play in the bin is listed as long as this device has changes of it", () => {
  const refusals = new Map([[card("Dark").playId, new Refused("conflict", "In the bin.", { code: playInBin })]]);
  const list = (waiting: number) => listedPlays({ ...room, plays: [] }, [here("Dark", { waiting })], refusals);
  expect(list(3)).toMatchObject([{ card: { title: "Dark" }, where: { kind: "in-bin" } }]);
  expect(list(0)).toEqual([]);
});

test("a play that was never sent is listed, too, and says whether the plan has room for it", () => {
  const onlyHere = here("New", { onServer: false, waiting: 1 });
  expect(listedPlays({ ...room, plays: [] }, [onlyHere])).toMatchObject([
    { where: { kind: "only-here", isOverLimit: false } },
  ]);
  expect(listedPlays({ count: 3, limit: 3, plays: [] }, [onlyHere])).toMatchObject([{ where: { isOverLimit: true } }]);
});

test("a play opens offline if all of it is on this device", () => {
  const server = { ...room, plays: [card("Dark"), card("Part"), card("Elsewhere")] };
  const plays = listedPlays(server, [here("Dark"), here("Part", { opensOffline: false })]);
  expect(plays.map(({ opensOffline }) => opensOffline)).toEqual([true, false, false]);
});

test("a play in the bin doesn't reappear because this device has a copy", () => {
  expect(listedPlays({ ...room, plays: [] }, [here("Binned")])).toEqual([]);
});

test("without the server, all plays on the device are listed", () => {
  expect(titles(listedPlays(undefined, [here("Dark"), here("New", { onServer: false })]))).toEqual(["Dark", "New"]);
});

const all = { text: "", order: "title", tags: [] } as const;

/** As a play is stored that was only opened on a device where it was never listed. */
const opened: DevicePlay = { ...here("Dark"), card: undefined, createdAt: 0, changedAt: 0 };

test("without the server, a play that was only opened here shows its last card, with marks and comments", () => {
  const listed = card("Dark", {
    isPinned: true,
    newFeedback: 2,
    lastRead: { at: "2026-11-02T00:00:00.000Z", link: "" },
  });
  const { title, changedAt } = listed;
  const [play] = listedPlays(undefined, [
    {
      ...opened,
      card: { title, ...fields },
      listed,
      createdAt: Date.parse(changedAt),
      changedAt: Date.parse(changedAt),
    },
  ]);
  expect(play?.card).toEqual({ ...listed, tags: [] });
});

test("without the server, what isn't known of a play isn't invented: no title, no length, no first day of 1970", () => {
  const [play] = listedPlays(undefined, [opened]);
  expect(play?.card).toEqual({ playId: opened.playId, createdAt: undefined, changedAt: undefined, tags: [] });
  expect(play && titleOf(play.card)).toBe("Title unknown");
});

test.each(orders)("plays of which nothing is known come last, sorted by %s", (order) => {
  const plays = listedPlays(undefined, [opened, here("Alone", { changedAt: 5 }), here("Zoo", { changedAt: 5 })]);
  expect(arrange(plays, { ...all, order }).at(-1)?.card.playId).toBe(opened.playId);
});

test("without the server, a play that was in the bin isn't listed, unless changes of it wait here", () => {
  const listed = card("Dark", { binnedAt: "2026-11-02T00:00:00.000Z" });
  expect(titles(listedPlays(undefined, [here("Dark", { listed }), here("Light")]))).toEqual(["Light"]);
  expect(titles(listedPlays(undefined, [here("Dark", { listed, waiting: 1 })]))).toEqual(["Dark"]);
});

const some = listedPlays(
  {
    ...room,
    plays: [
      card("Élan", { words: 5, changedAt: "2026-11-03T00:00:00.000Z" }),
      card("act 10", { words: 9, authors: "Sam Reed" }),
      card("Act 2", { words: 7, changedAt: "2026-11-02T00:00:00.000Z" }),
    ],
  },
  [],
);

test.each([
  ["changed", ["Élan", "Act 2", "act 10"]],
  ["title", ["Act 2", "act 10", "Élan"]],
  ["length", ["act 10", "Act 2", "Élan"]],
] as const)("plays can be sorted by %s", (order, expected) => {
  expect(titles(arrange(some, { ...all, order }))).toEqual(expected);
});

test("a search ignores case and accents, and includes authors", () => {
  expect(titles(arrange(some, { ...all, text: "elan" }))).toEqual(["Élan"]);
  expect(titles(arrange(some, { ...all, text: "SAM" }))).toEqual(["act 10"]);
  expect(titles(arrange(some, { ...all, text: "nothing" }))).toEqual([]);
});

test("a search finds plays that have all of its words, in any order", () => {
  expect(titles(arrange(some, { ...all, text: "2  act" }))).toEqual(["Act 2"]);
  expect(titles(arrange(some, { ...all, text: "act sam" }))).toEqual(["act 10"]);
  expect(titles(arrange(some, { ...all, text: "act 3" }))).toEqual([]);
});

test("pinned plays come first, whatever the order", () => {
  const pinned = some.map((play) =>
    play.card.title === "Élan" ? { ...play, card: { ...play.card, isPinned: true } } : play,
  );
  expect(titles(arrange(pinned, { ...all }))).toEqual(["Élan", "Act 2", "act 10"]);
});

test("plays can be filtered by several tags, which come from all of them", () => {
  const tagged = listedPlays(
    { ...room, plays: [card("A", { tags: ["Sent", "comedy"] }), card("B", { tags: ["Sent"] }), card("C")] },
    [],
  );
  expect(tagsOf(tagged)).toEqual(["comedy", "Sent"]);
  expect(titles(arrange(tagged, { ...all, tags: ["Sent"] }))).toEqual(["A", "B"]);
  expect(titles(arrange(tagged, { ...all, tags: ["Sent", "comedy"] }))).toEqual(["A"]);
});

test("tags that were changed on this device are shown until the server has them, and without the server", () => {
  const changed = here("Dark", { tags: ["New"], owesTags: true });
  const server = { ...room, plays: [card("Dark", { tags: ["Old"] })] };
  expect(tagsOf(listedPlays(server, [changed]))).toEqual(["New"]);
  expect(tagsOf(listedPlays(server, [{ ...changed, owesTags: false }]))).toEqual(["Old"]);
  expect(tagsOf(listedPlays(undefined, [{ ...changed, owesTags: false }]))).toEqual(["New"]);
});
