import { expect, test } from "vitest";
import { act, direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { linesPerPage } from "../layout.ts";
import { paginate } from "../paginate.ts";

test("the lines of scenes are counted up to the next heading, and a scene of a page has as many as a page", () => {
  const long = "word ".repeat(700).trim();
  const one = play(
    act("I", scene("1", direction("Rain."), speech("NORA", "Yes.")), scene("2", direction(long)), scene("3")),
  );
  const { headingLines, layout } = paginate(one);
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
});

test("an act has the length of its pages: all lines of each, and of the last one those in use", () => {
  const speeches = Array.from({ length: 120 }, (_, at) => speech(at % 2 ? "NORA" : "TOM", "word ".repeat(40).trim()));
  const one = play(act("I", scene("1", ...speeches.slice(0, 70)), scene("2", ...speeches.slice(70))));
  const { headingLines, layout, pages } = paginate(one);
  const body = pages.filter(({ start }) => start);
  const unused = body.slice(0, -1).reduce((sum, { usedLines }) => sum + linesPerPage(layout) - usedLines, 0);
  expect(unused, "pages that aren't full").toBeGreaterThan(8);
  const [actId] = one.blocks.map(({ id }) => id);
  expect(actId && headingLines?.get(actId)).toBe(
    (body.length - 1) * linesPerPage(layout) + (body.at(-1)?.usedLines ?? 0),
  );
});
