// @vitest-environment page
import { act } from "react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { dialogue, parenthetical, play, speech } from "#tests/support/playBuilder.ts";
import { translatePage } from "#tests/support/translatePage.ts";
import { PieceText } from "../copy/PieceText.tsx";
import { readingCopyOf } from "../copy/readingCopy.ts";
import { createMargin } from "./createMargin.ts";
import { pointedAtTouch, pointedBy } from "./pointedAt.ts";

const ghost = "👻 Mark me,\nmy hour is almost come";
const scene = play(
  speech(
    "GHOST",
    dialogue([{ text: "👻 Mark " }, { text: "me,\nmy", italic: true }, { text: " hour is almost come" }]),
  ),
  speech("HAMLET", parenthetical("aside"), "Alas, poor ghost!"),
);
const [, ghostLines, , aside, alas] = scene.blocks;

afterEach(clearPage);

/** A scene in which "hour" is already marked. Marks split text nodes, and offsets must still count. */
function page() {
  const book = readingCopyOf(scene);
  const [piece] = book.pieces;
  if (!piece || !ghostLines) throw new Error("The scene is empty.");
  const margin = createMargin(book);
  const start = ghost.indexOf("hour");
  margin.mark([{ name: "before", ranges: [{ blockId: ghostLines.id, start, end: start + 4, quote: "hour" }] }]);
  return mount(<PieceText piece={piece} margin={margin} changes={undefined} />);
}

/** Returns the text node that contains these words, and their offset in it. */
function find(root: HTMLElement, words: string): [Node, number] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) return [node, at];
  }
  throw new Error(`Nobody says ${words}.`);
}

function select(from: [Node, number], to: [Node, number]): Range {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
}

const quotes = (range: Range, root: HTMLElement) => pointedBy(range, root, scene.blocks).ranges;

test("offsets of a selection within a line are in UTF-16 units, across marks and italics", () => {
  const root = page();
  expect(root.querySelector("mark")?.textContent).toBe("hour");
  const [range] = quotes(select(find(root, "me,"), find(root, " is almost")), root);
  expect(range).toEqual({ blockId: ghostLines?.id, start: 8, end: 19, quote: "me,\nmy hour" });
  expect(ghost.slice(range?.start, range?.end)).toBe(range?.quote);
});

test("a selection across two speeches is one range per block, without the parentheses that CSS adds", () => {
  const root = page();
  const [alasNode, at] = find(root, "Alas");
  const ranges = quotes(select(find(root, "almost"), [alasNode, at + 4]), root);
  expect(ranges.map(({ blockId, quote }) => [blockId, quote])).toEqual([
    [ghostLines?.id, "almost come"],
    [scene.blocks[2]?.id, "HAMLET"],
    [aside?.id, "aside"],
    [alas?.id, "Alas"],
  ]);
});

test("a selection that begins or ends between blocks covers the blocks it touches, without surrounding spaces", () => {
  const root = page();
  const range = document.createRange();
  range.selectNodeContents(root);
  expect(quotes(range, root).map(({ quote }) => quote)).toEqual(scene.blocks.map(textOf));
  expect(quotes(select(find(root, " is almost"), find(root, "is almost")), root)).toEqual([]);
});

test("touching verse selects the line, touching prose the whole block, and touching beside the text nothing", () => {
  const root = page();
  const touch = (words: string) => {
    const [node] = find(root, words);
    return pointedAtTouch(node.parentElement ?? root, scene.blocks).ranges.map(({ quote, start }) => [quote, start]);
  };
  expect(touch("hour")).toEqual([["my hour is almost come", 12]]);
  expect(touch("Alas")).toEqual([["Alas, poor ghost!", 0]]);
  expect(pointedAtTouch(root, scene.blocks).ranges).toEqual([]);
});

test("where a browser has translated the play, a selection takes whole blocks, because the places of words are unknown", () => {
  const root = page();
  for (const block of root.querySelectorAll("[data-block]")) block.textContent = "Märke mich";
  const [range] = quotes(select(find(root, "mich"), find(root, "mich")), root);
  expect(range?.quote).toBe("GHOST");
});

test("where a browser has translated the play, marks come and go", () => {
  const book = readingCopyOf(scene);
  const [piece] = book.pieces;
  if (!piece || !aside || !alas) throw new Error("The scene is empty.");
  const margin = createMargin(book);
  const root = mount(<PieceText piece={piece} margin={margin} changes={undefined} />);
  onTestFinished(translatePage());
  const mark = (quote: string) => {
    const start = textOf(alas).indexOf(quote);
    act(() => margin.mark([{ name: "new", ranges: [{ blockId: alas.id, start, end: start + quote.length, quote }] }]));
    return [...root.querySelectorAll("mark")].map(({ textContent }) => textContent);
  };
  const shown = () => root.querySelector(`[data-block="${alas.id}"]`)?.textContent;
  expect(mark("poor")).toEqual(["poor"]);
  expect(shown()).toBe("Alas, poor ghost!");
  expect(mark("ghost")).toEqual(["ghost"]);
  act(() => margin.mark([]));
  expect(root.querySelector("mark")).toBeNull();
  expect(shown()).toBe("Alas, poor ghost!");
});
