import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readPlainText } from "./readPlainText.ts";

const read = (text: string): string[] =>
  readPlainText(text, numberedIds()).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);

test("reads names before speeches, with directions in brackets", () => {
  const text = [
    "FIRST ACT",
    "[Lane is arranging afternoon tea.]",
    "Algernon.  Did you hear what I was playing, Lane?",
    "Lane.  Yes, sir.  [Hands them on a salver.]",
    "ALGERNON (aside): I see.",
    "Lane: (bowing) Sir.",
    "A bell.",
  ];
  expect(read(text.join("\n\n"))).toEqual([
    "act: FIRST ACT",
    "setting: Lane is arranging afternoon tea.",
    "cue: Algernon",
    "dialogue: Did you hear what I was playing, Lane?",
    "cue: Lane",
    "dialogue: Yes, sir.",
    "parenthetical: Hands them on a salver.",
    "cue: ALGERNON",
    "parenthetical: aside",
    "dialogue: I see.",
    "cue: Lane",
    "parenthetical: bowing",
    "dialogue: Sir.",
    "direction: A bell.",
  ]);
});

test("joins wrapped lines and preserves verse", () => {
  const full = "I don't play accurately, any one can play accurately, but I play with";
  const text = `JACK. ${full}\nwonderful expression.\n\nJILL. One line\nof verse.\n\nJACK. Yes.\n\nJILL. No.`;
  expect(read(text).slice(0, 4)).toEqual([
    "cue: JACK",
    `dialogue: ${full} wonderful expression.`,
    "cue: JILL",
    "dialogue: One line\nof verse.",
  ]);
});

test("a name alone in a paragraph is followed by its speech", () => {
  expect(
    read("Beggar.\n\nIf Poverty be a Title.\n\nBeggar. Yes.\n\nBeggar.\n\nNo.\n\nPlayer. x\n\nPlayer. y").slice(0, 4),
  ).toEqual(["cue: Beggar", "dialogue: If Poverty be a Title.", "cue: Beggar", "dialogue: Yes."]);
});

const marked = "NORA. Go!\n\nHELMER. No.\n\nNORA. Go!\n\nHELMER. No.\n\nSCENE TWO\n\nA yard at night.";

test("a new name in capitals right below a setting speaks, also if other names are written in another way", () => {
  expect(read(`${marked}\n\nRUTH\n\nIs anybody here?\n\nNORA. Me.`).slice(8)).toEqual([
    "scene: SCENE TWO",
    "setting: A yard at night.",
    "cue: RUTH",
    "dialogue: Is anybody here?",
    "cue: NORA",
    "dialogue: Me.",
  ]);
});

test.each([
  ["THUNDER", "Is anybody here?"],
  ["MÚSICA", "Is anybody here?"],
  ["A GUNSHOT.", "Is anybody here?"],
  ["GUNSHOT", "NORA. What was that?"],
  ["GUNSHOT", "Enter NORA."],
  ["GUNSHOT", "SCENE THREE"],
  ["GUNSHOT", "ANOTHER ONE"],
  ["GUNSHOT", "BLACKOUT."],
])("below a setting, %s before “%s” isn't a name", (text, below) => {
  const lines = read(`${marked}\n\n${text}\n\n${below}`);
  expect(lines[10]).toBe(`direction: ${text}`);
});

test("capitals elsewhere than right below a setting are no new name", () => {
  const lines = read(`${marked}\n\nRain falls.\n\nRUTH\n\nIs anybody here?`);
  expect(lines.slice(10)).toEqual(["direction: Rain falls.", "direction: RUTH", "direction: Is anybody here?"]);
});

test("text with Fountain marks is read as Fountain", () => {
  expect(read("HAMLET\nTo be.\n\nNight: it falls.")).toEqual([
    "cue: HAMLET",
    "dialogue: To be.",
    "direction: Night: it falls.",
  ]);
});

test("the heading of a numbered song is a centered line, not somebody who speaks", () => {
  const song =
    "AIR I. An old Woman, &c.\n\nPeachum. Well.\n\nFilch. Sir.\n\nAIR II. Cold and raw.\n\nPeachum. Go.\n\nFilch. I go.";
  expect(read(song).filter((line) => /AIR/.test(line))).toEqual([
    "centered: AIR I. An old Woman, &c.",
    "centered: AIR II. Cold and raw.",
  ]);
});

test("“Enter” and a name is a direction, not somebody who speaks, however often it occurs", () => {
  const text =
    "Enter Jack. Lane goes out.\n\nJACK. Well?\n\nLANE. Sir.\n\nEnter Jack.\n\nJACK. Go.\n\nLANE. I go.\n\nExit Lane. A bell.\n\nJACK. Ah.\n\nExit Lane.";
  expect(read(text).filter((line) => /(Enter|Exit)\b/.test(line))).toEqual([
    "direction: Enter Jack. Lane goes out.",
    "direction: Enter Jack.",
    "direction: Exit Lane. A bell.",
    "direction: Exit Lane.",
  ]);
});

const talk = Array.from({ length: 12 }, (_, at) => `${at % 2 ? "NORA" : "TOM"}: Line ${at} of a long talk.`);

test("what labels a song or a sound once isn't a name", () => {
  const others = ["SONG: The Ferry at Night", "MUSIC: A waltz.", "PORTER: Sixpence."];
  expect(read([...talk, ...others, ...talk].join("\n\n")).slice(24, 28)).toEqual([
    ...["direction: SONG: The Ferry at Night", "direction: MUSIC: A waltz.", "cue: PORTER", "dialogue: Sixpence."],
  ]);
});

test("a name in capitals of up to eight words is one if it recurs, and a sentence in capitals isn't", () => {
  const name = "THE WOMAN WHO RUNS THE FERRY AT MIDNIGHT";
  const text = [...talk, `${name}: Put her under passengers.`, "TOM: And you?", `${name}: Paid.`, ...talk];
  expect(read(text.join("\n\n")).filter((line) => line === `cue: ${name}`)).toHaveLength(2);
  const sentence = "YOU KNOW WHAT I THINK OF THAT: nothing.";
  expect(read([...talk, sentence, ...talk].join("\n\n"))).toContain(`direction: ${sentence}`);
});

test("the only act of two plays in a file isn't a list of acts", () => {
  const one = (title: string) => [title, "CHARACTERS", "NORA", "TOM", "ACT ONE", ...talk.slice(0, 6)];
  const found = read([...one("FOG"), "END OF PLAY", ...one("THE FERRY")].join("\n\n"));
  expect(found.filter((line) => line === "act: ACT ONE")).toHaveLength(2);
  expect(found.filter((line) => line.startsWith("cue"))).toHaveLength(12);
});
