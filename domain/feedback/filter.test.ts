import { expect, test } from "vitest";
import type { ShareId } from "../sharing/share.ts";
import type { ReaderId } from "./feedback.ts";
import { countByFilter, type FeedbackFilter, isElsewhere, isUnreadSince, matchesFilter } from "./filter.ts";

const [marta, bo] = ["marta" as ReaderId, "bo" as ReaderId];
const [workshop, festival] = ["workshop" as ShareId, "festival" as ShareId];
const said = { readerId: marta, shareId: workshop, kind: "comment", state: "open" } as const;

test.each<[FeedbackFilter, boolean]>([
  [{}, true],
  [{ reader: marta, link: workshop, kind: "comment", state: "open", where: "whole" }, true],
  [{ reader: bo }, false],
  [{ link: festival }, false],
  [{ kind: "typo" }, false],
  [{ state: "resolved" }, false],
  [{ state: "unread" }, false],
  [{ where: "gone" }, false],
])("the filter %j accepts it: %s", (filter, wanted) =>
  expect(matchesFilter(filter, said, { where: isElsewhere.whole, isUnread: false })).toBe(wanted),
);

test("a new comment matches the filters new and open", () => {
  for (const state of ["unread", "open"] as const) {
    expect(matchesFilter({ state }, said, { where: isElsewhere.whole, isUnread: true })).toBe(true);
  }
});

const authors = { by: "author", at: "2026-11-01T13:00:00.000Z" } as const;
const readers = { by: "reader", at: "2026-11-01T14:00:00.000Z" } as const;

test.each([
  [null, { state: "open", replies: [] }, true],
  ["2026-11-01T11:00:00.000Z", { state: "open", replies: [] }, true],
  ["2026-11-01T12:00:00.000Z", { state: "open", replies: [] }, false],
  [null, { state: "resolved", replies: [] }, false],
  [null, { state: "open", replies: [authors] }, false],
  [null, { state: "open", replies: [authors, readers] }, true],
  ["2026-11-01T13:30:00.000Z", { state: "open", replies: [authors, readers] }, true],
  ["2026-11-01T14:00:00.000Z", { state: "open", replies: [authors, readers] }, false],
  [null, { state: "open", replies: [authors, readers, authors] }, false],
] as const)("read up to %s, %j is unread: %s", (readAt, about, wanted) =>
  expect(isUnreadSince(readAt, { ...about, at: "2026-11-01T12:00:00.000Z" })).toBe(wanted),
);

test("counts are sorted by frequency", () => {
  expect(countByFilter(["a", "b", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
