import { expect, test } from "vitest";
import { act, direction, parenthetical, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import type { Play } from "../play.ts";
import { entrancesIn } from "./entrances.ts";
import { StageBlockReader } from "./stageBlocks.ts";
import { stageCastOf } from "./stageCast.ts";
import { stagePlay } from "./stagePlay.ts";

/** Returns the directions and scenes of each character's first and last entrance. */
function entrancesOf({ blocks, front }: Play) {
  const reader = new StageBlockReader(stageCastOf(blocks, front.characters));
  const found = entrancesIn(stagePlay(blocks, reader), reader, {});
  const textOf = (id: string): string =>
    blocks
      .find((block) => block.id === id)
      ?.text.map(({ text }) => text)
      .join("") ?? "";
  return Object.fromEntries(
    [...found].map(([name, { first, last, isThereBefore }]) => [
      isThereBefore ? `${name}, there before` : name,
      [first, last].map(({ blockId, place }) => [textOf(blockId), place.act, place.scene].filter(Boolean).join(" / ")),
    ]),
  );
}

test("first and last entrance are directions in which somebody comes, or is there when a scene starts", () => {
  const written = play(
    act("I", scene("1", setting("NORA at the window."), speech("NORA", "Late."), direction("Enter TOM."))),
    speech("TOM", "Evening."),
    direction("TOM goes out."),
    speech("RANK", parenthetical("entering"), "Me, too."),
    scene("2", direction("Enter TOM."), speech("TOM", "Again."), speech("GHOST", "Boo.")),
  );
  expect(entrancesOf(written)).toEqual({
    NORA: ["NORA at the window. / I / 1", "NORA at the window. / I / 1"],
    TOM: ["Enter TOM. / I / 1", "Enter TOM. / I / 2"],
    RANK: ["entering / I / 1", "entering / I / 1"],
  });
});

test("who stays on stage from the scene before doesn't enter again, and a name in a speech's direction isn't an entrance", () => {
  const written = play(
    scene("1", direction("Enter NORA."), speech("NORA", "Look."), direction("She points at TOM.")),
    speech("TOM", "Me?"),
    scene("2", direction("The same."), speech("NORA", "You.")),
  );
  expect(entrancesOf(written)).toEqual({ NORA: ["Enter NORA. / 1", "Enter NORA. / 1"] });
});

test("a character may have been on stage before the first entrance", () => {
  const written = play(
    scene("1", speech("NORA", "Late."), direction("NORA goes out."), speech("TOM", "Hm.")),
    scene("2", direction("Enter NORA and TOM."), speech("NORA", "Early."), direction("Exeunt.")),
    scene("3", direction("Enter RANK."), speech("RANK", "Hello?")),
  );
  expect(entrancesOf(written)).toEqual({
    "NORA, there before": ["Enter NORA and TOM. / 2", "Enter NORA and TOM. / 2"],
    "TOM, there before": ["Enter NORA and TOM. / 2", "Enter NORA and TOM. / 2"],
    RANK: ["Enter RANK. / 3", "Enter RANK. / 3"],
  });
});
