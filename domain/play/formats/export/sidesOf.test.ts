import { expect, test } from "vitest";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  lyric,
  pageBreak,
  parenthetical,
  play,
  playWith,
  scene,
  setting,
  speech,
  together,
} from "#tests/support/playBuilder.ts";
import { type Play, textOf } from "../../play.ts";
import { sidesOf } from "./sidesOf.ts";

const linesOf = ({ blocks }: Play) => blocks.map((block) => textOf(block));
const sides = (name: string, whole: Play) => linesOf(sidesOf(whole, name));

test("sides have a character's speeches, each after the speech before it, under the headings of their scenes", () => {
  const whole = play(
    act("Act I", scene("One", setting("A hall."), ...speech("TOM", "Alone."))),
    scene("Two", ...speech("TOM", "Who?"), ...speech("NORA", parenthetical("softly"), "I.", lyric("La."))),
    ...speech("ANN", "Good night."),
    act("Act II", scene("Three", ...speech("ANN", "Gone."))),
  );
  expect(sides("NORA", whole)).toEqual(["Act I", "Two", "TOM", "Who?", "NORA", "softly", "I.", "La."]);
});

test("a long speech is cut to its last ten words, with their emphasis", () => {
  const long = [
    { text: "One two three four five six seven eight nine " },
    { text: "ten eleven twelve.", bold: true },
  ] as const;
  const { blocks } = sidesOf(play(speech("TOM", dialogue(long)), speech("NORA", "I.")), "NORA");
  expect(blocks[1]?.text).toEqual([
    { text: "… three four five six seven eight nine " },
    { text: "ten eleven twelve.", bold: true },
  ]);
});

test("only the last paragraph before a cue is kept, and no parenthetical", () => {
  const whole = play(speech("TOM", "First.", lyric("Last."), parenthetical("bows")), speech("NORA", "I."));
  expect(sides("NORA", whole)).toEqual(["TOM", "Last.", "NORA", "I."]);
});

test("directions around a speech are kept, and those that belong to others aren't", () => {
  const whole = play(
    speech("TOM", "Well."),
    direction("TOM sits."),
    speech("ANN", "Come in."),
    direction("NORA enters."),
    speech("NORA", "I."),
    direction("She looks up."),
    dialogue("Am here."),
    direction("NORA exits."),
    pageBreak(),
    speech("TOM", "So."),
    direction("TOM exits."),
  );
  expect(sides("NORA", whole)).toEqual([
    "ANN",
    "Come in.",
    "NORA enters.",
    "NORA",
    "I.",
    "She looks up.",
    "Am here.",
    "NORA exits.",
  ]);
});

test("two speeches of the character in a row have no cue between them", () => {
  const whole = play(speech("NORA", "One."), direction("Pause."), speech("NORA", "Two."));
  expect(sides("NORA", whole)).toEqual(["NORA", "One.", "Pause.", "NORA", "Two."]);
});

test("a character is found by former names, with remarks, and among several speakers", () => {
  const whole = playWith(
    { characters: [character("NORA", { aliases: ["NELL"] })] },
    speech("Nell (off)", "One."),
    speech("TOM and NORA", "Two."),
    speech("TOM/NORA", "Three."),
    speech("NORAH", "Not her."),
    speech("NORAH NORA", "Four."),
  );
  expect(sides("Nora", whole)).toEqual([
    ...["Nell (off)", "One.", "TOM and NORA", "Two.", "TOM/NORA", "Three."],
    ...["NORAH", "Not her.", "NORAH NORA", "Four."],
  ]);
});

test("a speech that was simultaneous isn't set beside a part of another", () => {
  const { blocks } = sidesOf(play(speech("TOM", "Now."), together("NORA", "Now!")), "NORA");
  expect(blocks.map(textOf)).toEqual(["TOM", "Now.", "NORA", "Now!"]);
  expect(blocks.some(({ simultaneous }) => simultaneous)).toBe(false);
});

test("a cue without a speech is still a cue, and the front matter stays", () => {
  const whole = playWith({ title: "The Lamp" }, cue("TOM"), speech("NORA", "I."));
  expect(sides("NORA", whole)).toEqual(["TOM", "NORA", "I."]);
  expect(sidesOf(whole, "NORA").front.title).toBe("The Lamp");
  expect(sides("NOBODY", whole)).toEqual([]);
});
