// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { lineOf } from "#domain/feedback/scenes.ts";
import { placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { HeatStrip } from "./HeatStrip.tsx";

afterEach(clearPage);

test("only scenes with comments are buttons", () => {
  const { blocks } = play(...["One", "Two", "Three"].flatMap((name) => [scene(name), speech("ANN", "Hm.")]));
  const line = lineOf(blocks);
  const second = line.scenes[1]?.heading;
  if (!second) throw new Error("There is no second scene.");
  const overview = {
    line,
    names: placeNames(line),
    counts: new Map([[second, 2]]),
    places: new Map(),
    placeOf: new Map(),
    comments: [],
    answers: [],
  };
  const page = mount(<HeatStrip overview={overview} where={undefined} onWhere={() => undefined} />);
  expect([...page.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Two"]);
  expect(page.querySelector(".heat-scenes")?.textContent).toBe("OneTwoThree");
});
