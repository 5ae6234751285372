import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { listedReaders, readersInText } from "./readersInText.ts";

const nora = { name: "Nora Fox", email: "nora@example.org" };

test.each([
  ["a name", "Nora Fox", [{ name: "Nora Fox" }]],
  ["names, one a line, with empty lines", "Nora Fox\n\n Tom \r\n", [{ name: "Nora Fox" }, { name: "Tom" }]],
  ["a name with an address", "Nora Fox <nora@example.org>", [nora]],
  ["several with commas", "Nora Fox <nora@example.org>, Tom, Ana", [nora, { name: "Tom" }, { name: "Ana" }]],
  ["a quoted name with a comma", '"Fox, Nora" <nora@example.org>', [{ ...nora, name: "Fox, Nora" }]],
  [
    "columns of a spreadsheet with their heads",
    "Name\tE-mail\nNora Fox\tnora@example.org\nTom\t",
    [nora, { name: "Tom" }],
  ],
  ["a row of a CSV file", "Nora Fox,nora@example.org", [nora]],
  ["an address alone", "tom.hill+plays@example.org", [{ name: "Tom Hill", email: "tom.hill+plays@example.org" }]],
  [
    "addresses in one line",
    "a@example.org; b@example.org",
    [
      { name: "A", email: "a@example.org" },
      { name: "B", email: "b@example.org" },
    ],
  ],
  ["what's no address after all", "Tom <the builder>", [{ name: "Tom <the builder>" }]],
  ["nothing", " \n\t\n,", []],
])("readers are found in a text: %s", (_, text, readers) => {
  expect(readersInText(text)).toEqual(readers);
});

test("each name gets one link: names that have one, or are listed twice, are marked, whatever their case", () => {
  expect(listedReaders("NORA fox\nTom\ntom", ["Nora Fox"]).map(({ problem }) => problem)).toEqual([
    "taken",
    undefined,
    "twice",
  ]);
  expect(listedReaders("x".repeat(81), [])).toMatchObject([{ problem: "tooLong" }]);
});

test("a long line full of quotes and brackets is read in linear time", async () => {
  expect(await isLinear((size) => readersInText('"<,'.repeat(size)), 4000)).toBe(true);
});
