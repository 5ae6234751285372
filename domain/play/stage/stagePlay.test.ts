import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  act,
  character,
  direction,
  parenthetical,
  play,
  playWith,
  scene,
  setting,
  speech,
} from "#tests/support/playBuilder.ts";
import { type Play, type StageMark, type StageMarks, textOf } from "../play.ts";
import { gridCsv, sceneGrid } from "./sceneGrid.ts";
import { StageBlockReader } from "./stageBlocks.ts";
import { stageCastOf } from "./stageCast.ts";

import { type PlayScene, presentAt, stagePlay, stageSteps } from "./stagePlay.ts";

const readerOf = ({ blocks, front }: Play) => new StageBlockReader(stageCastOf(blocks, front.characters));
const staged = (one: Play, marks: StageMarks = {}): readonly PlayScene[] => stagePlay(one.blocks, readerOf(one), marks);

/** Returns who is on stage in each French scene, one text a scene. */
const frenchScenes = (scenes: readonly PlayScene[]): readonly string[] =>
  scenes.map(({ stage }) => stage.frenchScenes.map(({ present }) => [...present].sort().join(" ")).join(" | "));

const hints = (scenes: readonly PlayScene[]): readonly string[] =>
  scenes.flatMap(({ stage }) => stage.hints.map(({ name, reason }) => `${name} ${reason}`));

const visit = play(
  scene(
    "1",
    direction("NORA at the window."),
    speech("NORA", "He's late."),
    direction("Enter TOM and RANK."),
    speech("TOM", "Good evening."),
    speech("RANK", "And good night.", parenthetical("Exit.")),
    speech("NORA", "That was quick."),
    direction("Exeunt."),
  ),
);

describe("who is on stage", () => {
  test("each entrance or exit starts a French scene", () => {
    expect(frenchScenes(staged(visit))).toEqual(["NORA | NORA RANK TOM | NORA TOM | "]);
  });

  test("is known at every block", () => {
    const [only] = staged(visit);
    const at = (text: string) => {
      const block = visit.blocks.find((one) => textOf(one) === text);
      return only && block && [...presentAt(only, block.id)].sort().join(" ");
    };
    expect(at("He's late.")).toBe("NORA");
    expect(at("And good night.")).toBe("NORA RANK TOM");
    expect(at("That was quick.")).toBe("NORA TOM");
    expect(at("Exeunt.")).toBe("");
  });

  test("a setting says who is there when the scene starts", () => {
    const scenes = staged(
      play(act("I", setting("At rise: NORA is asleep."), scene("1", speech("TOM", "Nora?"), speech("NORA", "Yes?")))),
    );
    expect(frenchScenes(scenes)).toEqual(["NORA TOM"]);
  });

  test("who speaks without any entrance is there from the start, without a hint", () => {
    const scenes = staged(play(scene("1", speech("NORA", "Tom?"), speech("TOM", "Yes."), speech("RANK", "No."))));
    expect(frenchScenes(scenes)).toEqual(["NORA RANK TOM"]);
    expect(hints(scenes)).toEqual([]);
  });

  test("who leaves was there, even without a word", () => {
    const one = playWith(
      { characters: [character("Maid")] },
      speech("NORA", "Leave us."),
      direction("The maid goes out."),
    );
    expect(frenchScenes(staged(one))).toEqual(["Maid NORA | NORA"]);
  });

  test("a new scene starts with an empty stage, unless it says that the same are there", () => {
    const scenes = staged(
      play(
        speech("NORA", "Il est là, je vous le dis."),
        scene("I", setting("Nora, Tom."), speech("NORA", "Et puis?"), speech("TOM", "Rien.")),
        scene("II", setting("Les mêmes, moins Tom; Rank."), speech("RANK", "Me voilà, et je ne suis pas seul.")),
        scene("III", setting("Rank, seul."), speech("RANK", "Il est parti.")),
      ),
    );
    expect(frenchScenes(scenes).slice(1)).toEqual(["NORA TOM", "NORA RANK", "RANK"]);
  });

  test("a list of who is in a scene may say who comes later", () => {
    const scenes = staged(
      play(
        scene("I", setting("Nora, puis Tom."), speech("NORA", "Il est là, je vous le dis."), speech("TOM", "Et moi.")),
      ),
    );
    expect(frenchScenes(scenes)).toEqual(["NORA | NORA TOM"]);
    expect(hints(scenes)).toEqual([]);
  });

  test("a cue for two is two who speak, and a cue for all is nobody in particular", () => {
    const scenes = staged(
      play(speech("NORA", "1"), speech("TOM", "2"), speech("NORA AND TOM", "3"), speech("ALL", "4")),
    );
    expect(frenchScenes(scenes)).toEqual(["NORA TOM"]);
  });

  test("a pantomime exit in a direction only takes away who came in it", () => {
    const scenes = staged(
      play(
        speech("NORA", "Look."),
        speech("FIRST PLAYER", "Us?"),
        scene("2", speech("NORA", "Look."), direction("Enter Players. They dance. Exeunt."), speech("NORA", "Well.")),
      ),
    );
    expect(frenchScenes(scenes)[1]).toBe("NORA | NORA");
  });
});

describe("hints", () => {
  const speaksAfterExit = scene(
    "1",
    direction("Enter NORA and TOM."),
    speech("NORA", "Go."),
    direction("TOM goes out."),
    speech("TOM", "Yes."),
    speech("NORA", "Gone?"),
    speech("TOM", "Yes."),
  );

  test("one hint if somebody speaks after leaving, however often", () => {
    expect(hints(staged(play(speaksAfterExit)))).toEqual(["TOM gone"]);
  });

  test("one hint if somebody speaks before the entrance that is written for them", () => {
    const early = play(
      direction("Enter NORA."),
      speech("NORA", "Tom?"),
      speech("TOM", "Yes."),
      direction("Enter TOM."),
    );
    expect(hints(staged(early))).toEqual(["TOM early"]);
  });

  test.each([
    ["in the cue", speech("TOM (within)", "Yes.")],
    ["under the cue", speech("TOM", parenthetical("from outside"), "Yes.")],
  ])("no hint if a voice comes from off stage: %s", (_, voice) => {
    expect(hints(staged(play(direction("Enter TOM."), speech("TOM", "Bye."), direction("Exit TOM."), voice)))).toEqual(
      [],
    );
  });

  test("no hint if the speaker enters within the speech", () => {
    const one = play(
      speech("NORA", "Tom?"),
      speech("TOM", parenthetical("entering"), "Yes.", parenthetical("Exit.")),
      speech("NORA", "Tom?"),
      speech("TOM", "Yes, I'm here. (Re-enters.)"),
    );
    expect(hints(staged(one))).toEqual([]);
  });

  test("no hint after a re-entrance", () => {
    const one = play(
      speech("TOM", "Bye.", parenthetical("Exit.")),
      direction("Re-enter TOM."),
      speech("TOM", "Hello."),
    );
    expect(hints(staged(one))).toEqual([]);
  });
});

describe("what the writer says", () => {
  const one = play(
    speech("NORA", "Hello."),
    speech("TOM", "Hello."),
    direction("Tom vanishes behind the door."),
    speech("TOM", "Boo."),
  );
  const [, , , , third, fourth] = one.blocks;
  const marked = (mark: StageMark, block = third) => staged(one, block ? { [block.id]: mark } : {});

  test("counts instead of what is recognized", () => {
    expect(frenchScenes(marked({ exits: ["NORA"] }))).toEqual(["NORA TOM | TOM"]);
    expect(frenchScenes(marked({ exits: [], enters: [] }))).toEqual(["NORA TOM"]);
  });

  test("may be that somebody enters with a cue, or speaks from off stage", () => {
    expect(hints(marked({ exits: ["TOM"] }))).toEqual(["TOM gone"]);
    const gone = third ? { [third.id]: { exits: ["TOM"] } } : {};
    expect(hints(staged(one, { ...gone, ...(fourth && { [fourth.id]: { enters: ["Tom"] } }) }))).toEqual([]);
    expect(hints(staged(one, { ...gone, ...(fourth && { [fourth.id]: { offstage: true } }) }))).toEqual([]);
  });

  test("may name somebody who isn't in the play anymore", () => {
    expect(frenchScenes(marked({ exits: ["RANK"] }))).toEqual(["NORA TOM"]);
  });
});

describe("the grid", () => {
  const gridOf = (byFrenchScene = false) => sceneGrid(staged(visit), readerOf(visit), byFrenchScene);
  const cells = (byFrenchScene: boolean) =>
    gridOf(byFrenchScene).rows.map((row) => [row.name, ...row.cells.map((cell) => cell?.lines)]);

  test("has the lines of each character in each scene", () => {
    expect(cells(false)).toEqual([
      ["NORA", 2],
      ["TOM", 1],
      ["RANK", 1],
    ]);
  });

  test("has them in each French scene, without those in which nobody is", () => {
    expect(cells(true)).toEqual([
      ["NORA", 1, 0, 1],
      ["TOM", undefined, 1, 0],
      ["RANK", undefined, 1, undefined],
    ]);
  });

  test("is exported without formulas", () => {
    const one = play(scene("=1", speech("=HYPERLINK()", "Nothing.")));
    const csv = gridCsv(sceneGrid(staged(one), readerOf(one)), {
      character: "Character",
      lines: "Lines",
      words: "Words",
      silent: "silent",
      perhaps: "perhaps",
      column: () => "=1",
    });
    expect(csv).toBe(`\uFEFF"Character","'=1","Lines","Words"\r\n"'=HYPERLINK",1,1,1\r\n`);
  });

  test("an empty play has an empty grid", () => {
    expect(sceneGrid(staged(play()), readerOf(play()))).toEqual({ columns: [], rows: [] });
  });
});

describe("whatever the text is", () => {
  const names = ["NORA", "TOM", "FIRST PLAYER", "SECOND PLAYER"];
  const pieces = [
    "Enter ",
    "exeunt ",
    "all but ",
    "NORA",
    "Tom",
    " and ",
    ", ",
    "the Players",
    ". ",
    "goes out",
    "; ",
    "(",
    "?",
  ];
  const someText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
  const someBlock = fc.oneof(
    fc.constantFrom(...names).map((name) => speech(name, "Yes.")),
    someText.map((text) => [direction(text)]),
    someText.map((text) => [scene(text)].flat()),
    fc.string().map((text) => [parenthetical(text)]),
  );

  test("who is on stage follows from who was there, who enters and who exits, and the grid has every line", () => {
    fc.assert(
      fc.property(fc.array(someBlock, { maxLength: 25 }), (parts) => {
        const one = play(...parts);
        const reader = readerOf(one);
        const scenes = stagePlay(one.blocks, reader);
        for (const played of scenes) {
          const last = played.blocks.at(-1);
          expect(last && new Set(presentAt(played, last.id))).toEqual(new Set(played.stage.after));
          for (const { enters, exits } of played.stage.changes)
            expect(enters.filter((name) => exits.includes(name))).toEqual([]);
        }
        const lines = sceneGrid(scenes, reader, true).rows.reduce((sum, row) => sum + row.lines, 0);
        expect(lines).toBe(one.blocks.filter(({ kind }) => kind === "cue").length);
        const again = stageSteps(one.blocks, reader, {}, scenes).next();
        expect(again).toEqual({ done: true, value: scenes });
      }),
    );
  });
});
