import { expect, test } from "vitest";
import { paginate } from "#domain/play/layout/paginate.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { pageOf } from "./pageOf.ts";

test("a block is found on the page that prints its first line", () => {
  const play = generatePlay({ seed: 5, speeches: 120 });
  const { pages } = paginate(play);
  const printed = play.blocks.filter(({ kind, text }) => kind !== "note" && kind !== "pageBreak" && text.length > 0);
  for (const { id } of printed) {
    const first = pages.findIndex(({ lines }) => lines.some(({ blockId }) => blockId === id));
    expect(pageOf(id, pages, play.blocks)).toBe(first);
  }
});
