import { expect, test } from "vitest";
import { type ActivityQuery, daysOf, readSearch, searchOfToday, writeSearch } from "./activityQuery.ts";

const today = "2027-03-01";

test("a range includes its first and last day, may cross the end of a month, and has at most 31 days", () => {
  expect(daysOf({ from: "2027-02-27", to: today })).toEqual(["2027-02-27", "2027-02-28", today]);
  expect(daysOf({ from: today, to: today })).toEqual([today]);
  expect(daysOf({ from: "2027-01-30", to: today })).toHaveLength(31);
  expect(daysOf({ from: "2027-01-29", to: today })).toEqual([]);
  expect(daysOf({ from: today, to: "2027-02-28" })).toEqual([]);
  expect(daysOf({ from: "2027-02-30", to: today })).toEqual([]);
  expect(daysOf({ from: "", to: "" })).toEqual([]);
});

test("a search can be restored from its address", () => {
  const search: ActivityQuery = {
    from: "2027-02-20",
    to: "2027-02-28",
    person: "ruth@example.org",
    type: "export",
    path: "/editor/?a=b",
  };
  expect(readSearch(new URLSearchParams(writeSearch(search, today)), today)).toEqual(search);
  expect(writeSearch(searchOfToday(today), today)).toEqual({});
});

test("invalid parts of an address fall back to today or to nothing", () => {
  const asked = new URLSearchParams("from=2020-01-01&to=2027-03-01&type=nonsense&path=editor");
  expect(readSearch(asked, today)).toEqual(searchOfToday(today));
});
