import { expect, test } from "vitest";
import * as z from "zod";
import {
  act,
  character,
  direction,
  lyric,
  note,
  numberedIds,
  play,
  scene,
  speech,
  together,
} from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { readFountain } from "../formats/fountain/readFountain.ts";
import type { Character, Play } from "../play.ts";
import { charactersIn, countedBlockOf, type PlayCharacter } from "./charactersIn.ts";

const castOf = ({ blocks }: Pick<Play, "blocks">, characters: readonly Character[] = []): readonly PlayCharacter[] =>
  charactersIn(blocks.map(countedBlockOf), characters);

const written = play(
  speech("VOICE", "Before any heading."),
  act("Act One", scene("Scene 1", direction("Tom enters."), speech("TOM", "One two three.", note("never counted")))),
  scene("Scene 2", speech("NORA (off)", "Me."), speech("Tom", "Oh.", lyric("La la")), together("NORA", "Too.")),
  act("Act Two", speech("TOM AND NORA", "We two."), direction("Not said."), speech("TOM", "I.")),
);

test("everybody is listed in order of appearance with lines, words, scenes, and the first and last place", () => {
  expect(castOf(written)).toMatchObject([
    { name: "VOICE", lines: 1, words: 3, scenes: 1, first: {}, last: {} },
    {
      name: "TOM",
      lines: 4,
      words: 9,
      scenes: 3,
      first: { act: "Act One", scene: "Scene 1" },
      last: { act: "Act Two" },
    },
    { name: "NORA", lines: 3, words: 4, scenes: 2, first: { act: "Act One", scene: "Scene 2" } },
  ]);
  expect(castOf(written)[1]?.last).not.toHaveProperty("scene");
});

test("a listed character has the name of the list, its aliases' cues, and is there without a line, too", () => {
  const characters = [character("The Stranger", { aliases: ["Voice", "TOM"] }), character("Nobody"), character(" ")];
  expect(castOf(written, characters)).toMatchObject([
    {
      id: "character-The Stranger",
      name: "The Stranger",
      lines: 5,
      spellings: [
        { name: "TOM", lines: 3 },
        { name: "VOICE", lines: 1 },
        { name: "Tom", lines: 1 },
      ],
    },
    { name: "NORA", lines: 3 },
    { name: "Nobody", lines: 0, words: 0, scenes: 0, cues: [] },
  ]);
});

test.each([
  ["ANN AND BOB", ["ANN", "BOB"]],
  ["Ann and Bob", ["ANN", "BOB"]],
  ["ANN, BOB & CAL (together)", ["ANN", "BOB", "CAL"]],
  ["ANN, BOB, and CAL", ["ANN", "BOB", "CAL"]],
  ["ANN / BOB", ["ANN", "BOB"]],
  ["ANN UND BOB", ["ANN", "BOB"]],
  ["SMITH & SONS", ["SMITH & SONS"]],
  ["ANN AND THE CROWD", ["ANN AND THE CROWD"]],
  ["CALVIN", ["CALVIN"]],
])("%s counts for %o", (cue, names) => {
  const blocks = play(speech("ANN"), speech("BOB"), speech("CAL"), speech(cue, "Yes."));
  expect(castOf(blocks).flatMap(({ name, words }) => (words > 0 ? [name] : []))).toEqual(names);
});

test("a listed name with a comma or an and is one character", () => {
  const blocks = play(speech("ANN"), speech("BOB"), speech("ANN AND BOB", "Yes."));
  expect(castOf(blocks, [character("Ann and Bob")]).map(({ name, lines }) => [name, lines])).toEqual([
    ["ANN", 1],
    ["BOB", 1],
    ["Ann and Bob", 1],
  ]);
});

test("an empty play has no characters, and an empty cue is nobody's", () => {
  expect(castOf({ blocks: [] })).toEqual([]);
  expect(castOf(play(speech("", "Who?"), speech("  ", "Me.")))).toEqual([]);
});

const hamlet = "corpus/generated/hamlet.fountain";
test.skipIf(!hasShared(hamlet))(
  "Hamlet has the lines that the corpus counts, and those that the corpus lists apart",
  () => {
    const text = readSharedText(hamlet);
    const { play: read } = readFountain(text, numberedIds());
    const lines = new Map(castOf(read, read.front.characters).map((one) => [one.name.toUpperCase(), one.lines]));
    const expected = z
      .object({ "hamlet-standardebooks": z.object({ top_speakers: z.array(z.tuple([z.string(), z.number()])) }) })
      .parse(JSON.parse(readSharedText("corpus/EXPECT.json")))["hamlet-standardebooks"].top_speakers;
    expect(expected).toHaveLength(5);
    for (const [name, speeches] of expected) {
      const written = text.split("\n").map((line) => line.replace(name.toUpperCase(), "NAME"));
      const continued = written.filter((line) => line === "NAME (CONT'D)").length;
      const together = written.filter((line) => line === "NAME MARCELLUS" || line === "MARCELLUS NAME").length;
      expect([name, lines.get(name.toUpperCase())]).toEqual([name, speeches + continued + together]);
    }
  },
);
