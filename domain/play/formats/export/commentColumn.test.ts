import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { textOfSpans } from "../../layout/lines/spans.ts";
import { paginate } from "../../layout/paginate.ts";
import { textOf } from "../../play.ts";
import { type PrintedComment, withCommentColumn } from "./commentColumn.ts";

const play = generatePlay({ seed: 4, speeches: 60 });
const manuscript = paginate(play);
const { paper, margins } = manuscript.layout;
const speeches = play.blocks.filter(
  ({ kind, ...block }) => kind === "dialogue" && textOf({ kind, ...block }).length > 20,
);

/** Returns a comment on the first letters of a speech. */
function on(speech: number, ...paragraphs: readonly string[]): PrintedComment {
  const blockId = speeches[speech]?.id ?? expect.fail("There is no such speech.");
  const passage = { from: { blockId, offset: 0 }, to: { blockId, offset: 5 } };
  return { passage, paragraphs: paragraphs.map((text) => [{ text }]) };
}

/** Returns the texts in the column of each page, and the height of the first of each comment. */
const columnOf = (comments: readonly PrintedComment[]) =>
  withCommentColumn(manuscript, comments).pages.map(({ lines }) => lines.filter(({ x }) => x >= paper.width));

test("pages are wider, and what's on them stays where it was", () => {
  const { layout, pages } = withCommentColumn(manuscript, [on(0, "Maya", "Lovely.")]);
  expect(layout.paper).toEqual({ ...paper, width: paper.width + 3.25 });
  const before = pages.map(({ lines }) => lines.filter(({ x, role }) => x < paper.width && role !== "marginNumber"));
  expect(before).toEqual(manuscript.pages.map(({ lines }) => lines));
});

test("a comment is at the height of its line, with a number in both places", () => {
  const { pages } = withCommentColumn(manuscript, [on(3, "Maya", "Lovely."), { paragraphs: [[{ text: "Teo" }]] }]);
  const page = pages.find(({ lines }) => lines.some(({ blockId }) => blockId === speeches[3]?.id));
  const line = page?.lines.find(({ blockId }) => blockId === speeches[3]?.id);
  const beside = page?.lines.filter(({ y, blockId }) => y === line?.y && blockId === undefined);
  expect(beside?.map(({ spans }) => textOfSpans(spans))).toEqual(["1", "1 Maya"]);
  expect(columnOf([{ paragraphs: [[{ text: "Teo" }]] }])[0]?.map(({ spans }) => textOfSpans(spans))).toEqual(["1 Teo"]);
});

test("comments never overlap or leave the paper, and what has no room follows on another page, whole", () => {
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`);
  const comments = [0, 0, 1, 2, 2].map((speech) => on(speech, "Maya", words.join(" ")));
  const columns = columnOf(comments);
  expect(columns.length).toBeGreaterThan(manuscript.pages.length);
  for (const lines of columns) {
    const heights = lines.map(({ y }) => y);
    expect(new Set(heights).size).toBe(heights.length);
    expect(Math.max(0, ...heights)).toBeLessThanOrEqual(paper.height - margins.bottom);
    for (const { x, width } of lines) expect(x + width).toBeLessThanOrEqual(paper.width + 3.25);
  }
  const text = columns
    .flat()
    .map(({ spans }) => textOfSpans(spans))
    .join(" ");
  expect(text.match(/word\d+/g)).toEqual(comments.flatMap(() => words));
});
