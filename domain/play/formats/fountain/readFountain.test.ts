import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { isLinear } from "#tests/support/growth.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readFountain } from "./readFountain.ts";

/** Returns each block as `kind: text`, for short. */
const read = (text: string): string[] =>
  readFountain(text, numberedIds()).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);

test("acts and scenes can be sections, forced headings or plain lines", () => {
  expect(read("# ACT ONE\n\n## The hall\n\n.Later\n\nSCENE 3\n\nFIRST ACT")).toEqual([
    "act: ACT ONE",
    "scene: The hall",
    "scene: Later",
    "scene: SCENE 3",
    "act: FIRST ACT",
  ]);
});

test("a centered line that repeats the heading is dropped; one that says more is kept", () => {
  expect(read("# ACT I\n\n> ACT I <")).toEqual(["act: ACT I"]);
  expect(read("# ACT I\n\n> ACT I: The Storm <")).toEqual(["act: ACT I", "centered: ACT I: The Storm"]);
});

test("a name in capitals is a cue, in Cyrillic too; scripts without capitals need @", () => {
  expect(read("ГОРОДНИЧИЙ\nЯ пригласил вас.")).toEqual(["cue: ГОРОДНИЧИЙ", "dialogue: Я пригласил вас."]);
  expect(read("閉館後のギャラリー\n生名と宝来")).toEqual(["direction: 閉館後のギャラリー\n生名と宝来"]);
  expect(read("@生名\n済みません")).toEqual(["cue: 生名", "dialogue: 済みません"]);
  expect(read("**BANG**\nA shot.")).toEqual(["direction: BANG\nA shot."]);
});

test("a new name in capitals right below a setting speaks, with its speech in the next paragraph", () => {
  const scene = "NORA\nGo!\n\n## SCENE TWO\n\nA yard at night.";
  expect(read(`${scene}\n\nRUTH\n\nIs anybody here?\nIs it you?\n\nNORA\nMe.`).slice(4)).toEqual([
    "cue: RUTH",
    "dialogue: Is anybody here?\nIs it you?",
    "cue: NORA",
    "dialogue: Me.",
  ]);
  expect(read(`${scene}\n\nRUTH (off)\n\n(shouting)\nHello?`).slice(4)).toEqual([
    "cue: RUTH (off)",
    "parenthetical: shouting",
    "dialogue: Hello?",
  ]);
});

test.each([
  ["THUNDER", "Is anybody here?"],
  ["GUNSHOT", "NORA\nWhat was that?"],
  ["GUNSHOT", "Enter NORA."],
  ["GUNSHOT", "!A second one."],
  ["GUNSHOT", "> ANOTHER ONE <"],
  ["GUNSHOT", "## SCENE THREE"],
  ["GUNSHOT", "SECOND GUNSHOT"],
  ["GUNSHOT", "BLACKOUT."],
  ["GUNSHOT", ""],
])("below a setting, %s before “%s” is a direction", (text, below) => {
  expect(read(`## SCENE TWO\n\nA yard at night.\n\n${text}\n\n${below}`)[2]).toBe(`direction: ${text}`);
});

test("in a screenplay's scene, capitals below the description aren't a name", () => {
  expect(read("EXT. A YARD - NIGHT\n\nRain.\n\nGUNSHOT\n\nRuth falls.").slice(2)).toEqual([
    "direction: GUNSHOT",
    "direction: Ruth falls.",
  ]);
});

test("a speech can contain parentheticals, songs and lines of spaces", () => {
  expect(read("OPHELIA (off)\n(Sings\nsoftly.)\n~How should I\n~your true love know\nSay you?\n  \nNay.")).toEqual([
    "cue: OPHELIA (off)",
    "parenthetical: Sings\nsoftly.",
    "lyric: How should I\nyour true love know",
    "dialogue: Say you?\n\nNay.",
  ]);
});

test("text that pagination adds is removed: (CONT'D) and (MORE)", () => {
  expect(read("HAMLET (CONT'D)\nWords.\n(MORE)\n\nHAMLET (V.O.) (cont’d) ^\nMore.")).toEqual([
    "cue: HAMLET",
    "dialogue: Words.",
    "cue: HAMLET (V.O.)",
    "dialogue: More.",
  ]);
});

test("a caret makes a speech simultaneous", () => {
  const { blocks } = readFountain("A\nNow.\n\nB ^\nNow.", numberedIds()).play;
  expect(blocks.map((block) => block.simultaneous ?? false)).toEqual([false, false, true, false]);
});

test("inline notes follow their block; boneyards and synopses become notes", () => {
  expect(read("DAN[[who?]]\nWell [[pause\nhere]] then.\n\nA door /* or two */ slams.\n\n= The end begins.")).toEqual([
    "cue: DAN",
    "note: who?",
    "dialogue: Well then.",
    "note: pause\nhere",
    "direction: A door slams.",
    "note: or two",
    "note: The end begins.",
  ]);
});

test("the paragraph under a heading is the setting, unless a character enters in it", () => {
  expect(read("## 1\n\nA hall.\n\nNight.\n\n## 2\n\nEnter HAMLET.\n\n## 3\n\nA room.\n\nAT RISE: Dark.")).toEqual([
    "scene: 1",
    "setting: A hall.",
    "direction: Night.",
    "scene: 2",
    "direction: Enter HAMLET.",
    "scene: 3",
    "setting: A room.",
    "setting: AT RISE: Dark.",
  ]);
});

test("scene numbers are removed, and the import says so", () => {
  const { play, notices } = readFountain("INT. HALL - DAY #12A#", numberedIds());
  expect(play.blocks.map(textOf)).toEqual(["INT. HALL - DAY"]);
  expect(notices).toEqual([
    { code: "scene-numbers", kind: "changed", message: expect.stringContaining("(1)"), count: 1, places: [] },
  ]);
});

test("closing lines are transitions unless a space at the end prevents it", () => {
  expect(read("CUT TO:\n\nBLACKOUT.\n\n> fade\n\nCUT TO: ")).toEqual([
    "transition: CUT TO:",
    "transition: BLACKOUT.",
    "transition: fade",
    "direction: CUT TO:",
  ]);
});

test("unknown title page entries become notes, and the import says so", () => {
  const { play, notices } = readFountain(
    "Title:\n    _**HAMLET**_\nAuthors: A\nRevision: Blue\nCharacters:\n    HAMLET, a prince\n    X = Y | 30 | any\n\nText.",
    numberedIds(),
  );
  expect(play.front).toMatchObject({ title: "HAMLET", authors: "A" });
  expect(play.front.characters).toMatchObject([
    { name: "HAMLET", description: "a prince" },
    { name: "X", aliases: ["Y"], age: "30", gender: "any" },
  ]);
  expect(play.blocks.map(textOf)).toEqual(["Revision: Blue", "Text."]);
  expect(notices.map(({ code }) => code)).toEqual(["title-page"]);
});

test("a cast list before the play becomes its characters", () => {
  const { play } = readFountain("# Dramatis Personae\n\nHamlet, a prince\n\nScene: Denmark.\n\n# Act I", numberedIds());
  expect(play.front.characters).toMatchObject([{ name: "Hamlet", description: "a prince" }]);
  expect(play.front.setting).toBe("Denmark.");
  expect(play.blocks.map(({ kind }) => kind)).toEqual(["act"]);
});

test.each([
  "(\n",
  "[[ a\n",
  "a [[b]] ",
  "a [[b\n]] ",
  "*a ",
  "***a **b *c _d ",
  "/* a ",
  "\\",
  "a          ",
  "A\nb\n  \n",
  "#",
  "x\n",
])("repeating %j takes time in proportion to its length", async (piece) => {
  const read = (count: number) => readFountain(`HAMLET\n${piece.repeat(count)}`, numberedIds());
  read(2_000);
  expect(await isLinear(read, 10_000)).toBe(true);
});

test.each(["Translator", "Translated by", "TRANSLATOR"])("the key %s names the translator", (key) => {
  const { play, notices } = readFountain(`Title: The Lamp\n${key}: Ann Lee\n\nNORA\nYes.\n`, numberedIds());
  expect(play.front).toMatchObject({ title: "The Lamp", translator: "Ann Lee" });
  expect(notices).toEqual([]);
});
