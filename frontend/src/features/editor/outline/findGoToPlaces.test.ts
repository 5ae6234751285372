import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { findGoToPlaces } from "./findGoToPlaces.ts";

const id = (name: string) => name as BlockId;
const places = {
  pageLabels: Array.from({ length: 12 }, (_, page) => (page === 0 ? "" : `I-1-${page + 1}`)),
  headings: [
    { id: id("a"), kind: "act", text: "Act I" },
    { id: id("b"), kind: "scene", text: "Café, 7 p.m." },
    { id: id("c"), kind: "scene", text: "" },
  ] as const,
  pages: new Map([[id("b"), { from: 3, to: 7 }]]),
  bookmarks: [{ id: id("d"), name: "Check the café", pos: 5 }],
};
const labels = (text: string) => findGoToPlaces(text, places).map(({ label }) => label);

test("a number is a page first, if the play has it", () => {
  expect(labels("7")).toEqual(["Page 7", "Act I, Café, 7 p.m."]);
  expect(labels("13")).toEqual([]);
  expect(labels("0")).toEqual([]);
});

test("a page's number may follow the word for it", () => {
  expect(labels("p 7")[0]).toBe("Page 7");
  expect(labels("p.7")[0]).toBe("Page 7");
  expect(labels("page 7")[0]).toBe("Page 7");
  expect(labels("cafe 7")).toEqual(["Act I, Café, 7 p.m."]);
});

test("an act is found by its number, however it's written", () => {
  expect(labels("act 1")).toEqual(["Act I", "Act I, Café, 7 p.m.", "Act I, Untitled scene"]);
});

test("acts and scenes are found by their numbers, also if their names have other words for them", () => {
  const texts = ["Primer acto", "Escena primera", "Escena segunda", "ACTO SEGUNDO", "Escena primera"];
  const headings = texts.map((text, at) => {
    const kind: "act" | "scene" = /acto/i.test(text) ? "act" : "scene";
    return { id: id(String(at)), kind, text };
  });
  const found = (typed: string) =>
    findGoToPlaces(typed, { ...places, bookmarks: [], headings }).map(({ block }) => block);
  expect(found("acto 2")).toEqual(["3", "4"]);
  expect(found("act ii")).toEqual(["3", "4"]);
  expect(found("act 1 scene 2")).toEqual(["2"]);
  expect(found("1.2")).toEqual(["2"]);
  expect(found("act 3")).toEqual([]);
  expect(found("segundo")).toEqual(["3", "4"]);
});

test("what's printed on a page finds it", () => {
  expect(findGoToPlaces("i-1-4 ", places)).toEqual([{ key: "page", label: "Page 4", aside: "I-1-4", page: 4 }]);
  expect(labels("I-1-13")).toEqual([]);
  expect(labels("")).not.toContain("Page 1");
});

test("text finds bookmarks and scenes, whatever the accents and capitals", () => {
  expect(labels("CAFE")).toEqual(["Check the café", "Act I, Café, 7 p.m."]);
  expect(labels("untitled")).toEqual(["Act I, Untitled scene"]);
});

test("without text, every place is listed, scenes with their pages", () => {
  expect(labels(" ")).toEqual(["Check the café", "Act I", "Act I, Café, 7 p.m.", "Act I, Untitled scene"]);
  expect(findGoToPlaces("", places).map(({ aside }) => aside)).toEqual(["Bookmark", "", "Page 3", ""]);
});
