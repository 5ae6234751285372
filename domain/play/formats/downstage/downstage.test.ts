import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  numberedIds,
  playWith,
  scene,
  speech,
  withoutIds,
} from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { countPlay } from "../../countPlay.ts";
import { type Play, textOf } from "../../play.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { readDownstage } from "./readDownstage.ts";
import { writeDownstage } from "./writeDownstage.ts";

const read = (text: string): Play => readDownstage(text, numberedIds()).play;
const write = (play: Play): string => writeDownstage(play);

test.runIf(hasShared("peer-tests"))("Downstage's own example has its elements", () => {
  const { play, notices } = readDownstage(readSharedText("peer-tests/downstage/full_play.ds"), numberedIds());
  expect(play.front).toMatchObject({
    title: "The Last Curtain Call",
    authors: "Eleanor Vance",
    contact: "evance@example.com",
  });
  expect(play.front.characters.map(({ name, aliases }) => [name, ...aliases].join("/"))).toContain("JAMES/JIM");
  const found = play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
  expect(found).toEqual(
    expect.arrayContaining([
      "setting: The backstage area. HENRY is checking props.",
      "parenthetical: sitting in the chair, staring out",
      "lyric: And the balcony too,\nrow after row of faces,\nall watching me.",
      "centered: SONG 1: The Stagehand's Lament",
      "cue: STAGEHAND 1",
      "note: A comment between dialogue lines.",
    ]),
  );
  expect(play.blocks.filter(({ simultaneous }) => simultaneous)).toHaveLength(1);
  expect(notices.find(({ code }) => code === "comments")?.places[0]).toHaveProperty("line");
});

test.runIf(hasShared("corpus"))("Earnest has its acts and speeches", () => {
  expect(countPlay(read(readSharedText("corpus/earnest-downstage.ds")))).toMatchObject({ acts: 3, speeches: 877 });
});

/** Generated plays. `npm run fuzz` tries more. */
const numRuns = Number(process.env.ROUND_TRIPS ?? 50);

test("what Downstage can hold comes back", { timeout: 60_000 + 60 * numRuns }, () => {
  const long = generatePlay({ seed: 3, speeches: 200 });
  expect(withoutIds(read(write(long)))).toEqual(withoutIds(long));
  for (let seed = 1; seed <= numRuns; seed++) {
    const short = generatePlay({ seed, speeches: 12 });
    expect(withoutIds(read(write(short)))).toEqual(withoutIds(short));
  }
});

test("lines that look like something else stay what they are", () => {
  const given = playWith(
    { title: "X", characters: [character("McDUFF", { aliases: ["MAC"], description: "a thane" })] },
    act("ACT I", scene("SCENE 1")),
    cue("McDuff"),
    dialogue("> no direction\n# no heading\n// no comment\nSONG of songs\n(no direction)\n=== no break"),
    speech("MAC", "Well."),
  );
  const { front, blocks } = withoutIds(read(write(given)));
  expect(front).toEqual(withoutIds(given).front);
  expect(blocks.slice(0, 4)).toEqual(withoutIds(given).blocks.slice(0, 4));
});

test("front matter has its own entries, and a doubling note is a part of the description", () => {
  const fields = {
    title: "X",
    translator: "Ann Lee",
    productionNotes: "Two actors.\nNo set.",
    productionHistory: "Oslo, 2026.",
    musicalNumbers: "Act One\nLullaby",
    acknowledgments: "Thanks to Ann.",
  };
  const nurse = character("NURSE", { age: "40", description: "kind", doubling: "also plays the Maid" });
  const { front } = read(write(playWith({ ...fields, characters: [nurse] }, act("ACT I"))));
  expect(front).toMatchObject(fields);
  expect(front.characters).toMatchObject([
    { name: "NURSE", description: "40, kind (also plays the Maid)", doubling: "" },
  ]);
});

test("notes are written only on request", async () => {
  const given = playWith({ title: "X" }, act("ACT I"), { kind: "note", text: [{ text: "Longer?" }] });
  const { bytes } = await writePlayFile(given, "downstage", { createdAt: new Date(0) });
  expect(new TextDecoder().decode(bytes)).not.toContain("Longer?");
  expect(withoutIds(read(write(given)))).toEqual(withoutIds(given));
});

test.each([
  ["a scene", scene("SCENE 1")],
  ["a scene in another language", scene("ערשטע סצענע")],
  ["a scene that only names a place", scene("A yard")],
  ["a direction", direction("A yard.")],
  ["a name", cue("NORA")],
])("after a list of characters, %s begins the play without an act", (_, first) => {
  const given = playWith(
    { title: "X", characters: [character("NORA"), character("MAC")] },
    first,
    ...speech("NORA", "Well."),
    scene("SCENE 2"),
    ...speech("MAC", "Well."),
  );
  const { front, blocks } = withoutIds(read(write(given)));
  expect(front.characters).toEqual(withoutIds(given).front.characters);
  expect(blocks.map(({ text }) => text)).toEqual(withoutIds(given).blocks.map(({ text }) => text));
});
