import { expect, test } from "vitest";
import { act, direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../play.ts";
import { linesPerPage } from "./layout.ts";
import { paginate } from "./paginate.ts";

test("the lines of scenes are counted up to the next heading, and a scene of a page has as many as a page", () => {
  const long = "word ".repeat(700).trim();
  const one = play(
    act("I", scene("1", direction("Rain."), speech("NORA", "Yes.")), scene("2", direction(long)), scene("3")),
  );
  const { headingLines, layout, pages } = paginate(one);
  const lines = one.blocks.flatMap((block) =>
    block.kind === "act" || block.kind === "scene" ? [[textOf(block), headingLines?.get(block.id)] as const] : [],
  );
  expect(lines.map(([name]) => name)).toEqual(["I", "1", "2", "3"]);
  const [, first, second] = lines.map(([, count]) => count ?? 0);
  const { styles } = layout;
  const { scene: heading, direction: rain, cue, dialogue } = styles;
  const empty = [heading, rain, cue, dialogue].reduce((sum, { linesBefore }) => sum + linesBefore, 0);
  expect(first).toBe(4 + empty);
  expect(second).toBeGreaterThan(linesPerPage(layout));
  const used = pages.reduce((sum, page) => sum + (page.start ? page.usedLines : 0), 0);
  const all = lines.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  // Empty lines at the top of a page aren't printed.
  expect(all - used).toBeGreaterThanOrEqual(0);
  expect(all - used).toBeLessThan(8);
});
