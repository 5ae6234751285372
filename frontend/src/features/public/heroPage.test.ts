import { expect, test } from "vitest";
import { type HeroPage, heroReducer, openPage } from "./heroPage.ts";

const page = (...blocks: Parameters<typeof openPage>[0]) => openPage(blocks, 0);
const show = ({ blocks, here }: HeroPage) =>
  blocks.map(({ id, kind, text }) => `${id === here ? ">" : ""}${kind}: ${text}`);
const speech = { kind: "dialogue", text: "Who is there?" } as const;

test("Enter starts the next element, and the cursor moves there", () => {
  expect(show(heroReducer(page(speech), { kind: "enter", id: 0, at: 13 }))).toEqual([
    "dialogue: Who is there?",
    ">cue: ",
  ]);
});

test("Tab starts the other element", () => {
  expect(show(heroReducer(page(speech), { kind: "tab", id: 0, at: 13 }))[1]).toBe(">parenthetical: ");
});

test("Tab changes an empty element into another", () => {
  expect(show(heroReducer(page({ kind: "cue", text: "" }), { kind: "enter", id: 0, at: 0 }))).toEqual([">direction: "]);
});

test("Enter within text splits it and loses nothing", () => {
  expect(show(heroReducer(page(speech), { kind: "enter", id: 0, at: 3 }))).toEqual([
    "dialogue: Who",
    ">dialogue: is there?",
  ]);
});

test("Backspace removes an empty element, but never the last one or one with text", () => {
  const two = page(speech, { kind: "cue", text: "" });
  expect(show(heroReducer(two, { kind: "rub-out", id: 1 }))).toEqual([">dialogue: Who is there?"]);
  expect(heroReducer(two, { kind: "rub-out", id: 0 }).blocks).toHaveLength(2);
  expect(heroReducer(page({ kind: "cue", text: "" }), { kind: "rub-out", id: 0 }).blocks).toHaveLength(1);
});

test("each line break of a longer text is an Enter", () => {
  const written = heroReducer(page(speech), { kind: "type", id: 0, text: "Who is there?\nNell\nNobody.\n" });
  expect(show(written)).toEqual(["dialogue: Who is there?", "cue: Nell", "dialogue: Nobody.", ">cue: "]);
});

test("a text with more lines than the page holds loses no word", () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  const { blocks } = heroReducer(page(speech), { kind: "type", id: 0, text: words.join("\n") });
  expect(blocks.flatMap(({ text }) => text.split(" "))).toEqual(words);
});

test("the page holds at most forty elements", () => {
  let full = page(speech);
  for (let id = 0; id < 60; id++) {
    full = heroReducer(full, { kind: "type", id: full.here, text: "x" });
    full = heroReducer(full, { kind: "enter", id: full.here, at: 1 });
  }
  expect(full.blocks).toHaveLength(40);
});

test("what was written earlier replaces the opening page, but nothing that is being written", () => {
  const restore = { kind: "restore", blocks: [speech, { kind: "cue", text: "Nell" }] } as const;
  const opening = page({ kind: "direction", text: "A lamp." });
  expect(show(heroReducer(opening, restore))).toEqual(["dialogue: Who is there?", ">cue: Nell"]);
  const written = heroReducer(opening, { kind: "type", id: 0, text: "A bare stage." });
  expect(show(heroReducer(written, restore))).toEqual([">direction: A bare stage."]);
});
