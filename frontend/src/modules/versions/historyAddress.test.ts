import { expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { findHistoryPlace, type HistoryPlace, historyAddress, historyQuery } from "./historyAddress.ts";

const places: readonly HistoryPlace[] = [
  { versionId: 12, view: "changes" },
  { versionId: 1, view: "pages" },
  { versionId: undefined, view: "changes" },
  { versionId: undefined, view: "pages" },
];

test.each(places)("the address of %j leads to it", (place) => {
  expect(findHistoryPlace(historyQuery(place))).toEqual(place);
});

test("an address names the play, the version and the view", () => {
  expect(historyAddress("play-1" as PlayId, { versionId: 12, view: "changes" })).toBe(
    "/editor/play-1?version=12&view=changes",
  );
});

test.each(["", "?first", "?utm_source=mail"])(
  "the address of the editor with “%s” isn't one of the history",
  (query) => {
    expect(findHistoryPlace(query)).toBeUndefined();
  },
);

test.each(["?version=twelve", "?version=", "?version=-1", "?version=1e400", "?version=12.5"])(
  "“%s” asks for a version that isn't there",
  (query) => {
    expect(findHistoryPlace(query)).toEqual({ versionId: 0, view: "changes" });
  },
);
