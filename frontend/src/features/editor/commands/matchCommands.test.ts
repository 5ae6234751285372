import { expect, test } from "vitest";
import { matchCommands } from "./matchCommands.ts";

const labels = ["Find", "Find and replace", "Page layout…", "Insert page break", "HORATIO", "Élise", "Replace nothing"];
const match = (query: string) =>
  matchCommands(
    labels.map((label) => ({ label })),
    query,
  ).map(({ label }) => label);

test("every word of the query must be in the label, in any order, without case and accents", () => {
  expect(match("replace find")).toEqual(["Find and replace"]);
  expect(match("elise")).toEqual(["Élise"]);
  expect(match("xyz")).toEqual([]);
});

test("labels that begin with the query are first, then those whose words do, then the rest", () => {
  expect(match("page")).toEqual(["Page layout…", "Insert page break"]);
  expect(match("replace")).toEqual(["Replace nothing", "Find and replace"]);
  expect(match("rat")).toEqual(["HORATIO"]);
});

test("without a query, everything is offered in order", () => {
  expect(match(" ")).toEqual(labels);
});

test("signs without letters match nothing", () => {
  expect(match("(.*[")).toEqual([]);
});

test("other words for a command are found after its label", () => {
  const items = [
    { label: "Read aloud", also: "listen voice" },
    { label: "Go to the voices", also: "read" },
    { label: "Comments" },
  ];
  const found = (query: string) => matchCommands(items, query).map(({ label }) => label);
  expect(found("listen")).toEqual(["Read aloud"]);
  expect(found("voice")).toEqual(["Go to the voices", "Read aloud"]);
  expect(found("read voice")).toEqual(["Read aloud", "Go to the voices"]);
});
