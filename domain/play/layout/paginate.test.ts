import { expect, test } from "vitest";
import {
  act,
  block,
  play as buildPlay,
  dialogue,
  direction,
  pageBreak,
  parenthetical,
  playWith,
  scene,
  setting,
  speech,
  together,
} from "#tests/support/playBuilder.ts";
import { verse } from "#tests/support/verse.ts";
import type { Play } from "../play.ts";
import { guildModern } from "./designs/guildModern.ts";
import { textOfSpans } from "./lines/spans.ts";
import type { ManuscriptSheet, PlacedLine } from "./pagedManuscript.ts";
import { paginate } from "./paginate.ts";

const printedText = (line: PlacedLine) => textOfSpans(line.spans);
const playPages = (play: Play, layout = guildModern): readonly ManuscriptSheet[] =>
  paginate(play, layout).pages.filter((page) => page.section === "play");
const body = (page: ManuscriptSheet | undefined): readonly PlacedLine[] =>
  (page?.lines ?? []).filter((line) => line.role !== "pageNumber");
const texts = (page: ManuscriptSheet | undefined) => body(page).map(printedText);
const find = (play: Play, text: string): PlacedLine => {
  const line = playPages(play)
    .flatMap((page) => page.lines)
    .find((candidate) => printedText(candidate) === text);
  if (!line) throw new Error(`"${text}" is on no page`);
  return line;
};
const lineOf = (line: PlacedLine) => Math.round((line.y - 1) * 6);

test("speeches are single spaced under a centered name in capitals, with one empty line between", () => {
  const play = buildPlay(speech("Nora", "Torvald?\nAre you there?"), speech("Torvald", "No."));
  const lines = body(playPages(play)[0]);
  expect(lines.map((line) => [printedText(line), lineOf(line)])).toEqual([
    ["NORA", 0],
    ["Torvald?", 1],
    ["Are you there?", 2],
    ["TORVALD", 4],
    ["No.", 5],
  ]);
  expect(lines[0]?.x).toBeCloseTo(4.25 - 0.2);
  expect(lines[1]?.x).toBe(1);
});

test("a line of a speech holds exactly 65 characters", () => {
  const longest = "x".repeat(65);
  const play = buildPlay(speech("A", `${longest} ${longest}y`));
  expect(texts(playPages(play)[0])).toEqual(["A", longest, longest, "y"]);
});

test("parentheticals and directions within a speech are centered in brackets, whether or not the writer typed them", () => {
  const play = buildPlay(
    speech("A", parenthetical("softly"), "One.", parenthetical("(aside)"), "Two.", direction("He waits."), "Three."),
  );
  expect(texts(playPages(play)[0])).toEqual(["A", "(softly)", "One.", "(aside)", "Two.", "(He waits.)", "Three."]);
  expect(find(play, "(softly)").x).toBeCloseTo(4.25 - 0.4);
});

test("a direction after a speech is in the right half without brackets, a setting starts at 3.25", () => {
  const play = buildPlay(block("setting", "A room."), speech("A", "One."), direction("She goes."), speech("B", "Two."));
  expect(find(play, "She goes.").x).toBe(4.25);
  expect(find(play, "A room.").x).toBe(3.25);
});

test("lyrics are in capitals, indented half an inch", () => {
  const play = buildPlay(speech("A", block("lyric", "Alas, my love")));
  expect(find(play, "ALAS, MY LOVE").x).toBe(1.5);
});

test("a character who continues after a direction is marked, unless another speaker or a new scene comes between", () => {
  const play = buildPlay(
    speech("Nora", "One."),
    direction("She waits."),
    speech("Nora (softly)", "Two."),
    speech("Nora", "Three."),
    direction("A pause."),
    speech("Torvald", "Four."),
    scene("Scene 2"),
    direction("Night."),
    speech("Torvald", "Five."),
  );
  const cues = playPages(play)
    .flatMap(body)
    .filter((line) => line.role === "cue")
    .map(printedText);
  expect(cues).toEqual(["NORA", "NORA (SOFTLY) (Continued)", "NORA", "TORVALD", "TORVALD"]);
});

test("a long speech continues under NAME (Continued) for as many pages as it needs", () => {
  const pages = playPages(buildPlay(speech("Nora", verse(200))));
  expect(pages).toHaveLength(4);
  expect(pages.slice(1).map((page) => texts(page)[0])).toEqual(Array(3).fill("NORA (Continued)"));
  expect(pages.map((page) => page.continued)).toEqual([undefined, ...Array(3).fill("NORA (Continued)")]);
  expect(pages.flatMap(texts).filter((line) => line.startsWith("line"))).toHaveLength(200);
});

test("a name is never alone at the bottom, or with only one line of a longer speech", () => {
  for (const filler of [49, 50, 51, 52, 53]) {
    const [first, second] = playPages(buildPlay(speech("A", verse(filler)), speech("B", verse(6, "reply"))));
    const replies = texts(first).filter((line) => line.startsWith("reply"));
    expect(texts(first).includes("B")).toBe(replies.length > 0);
    expect([0, 2, 3, 4]).toContain(replies.length);
    expect(texts(second)).toContain(replies.length === 0 ? "B" : "B (Continued)");
  }
});

test("at least two lines of a speech continue on the next page", () => {
  const [first, second] = playPages(buildPlay(speech("A", verse(54))));
  expect(texts(first).at(-1)).toBe("line 52");
  expect(texts(second)).toEqual(["A (Continued)", "line 53", "line 54"]);
});

test("a speech breaks at the end of a sentence if one is within reach", () => {
  const lines = verse(60).split("\n");
  lines[50] = "So ends the sentence.”";
  const [first] = playPages(buildPlay(speech("A", lines.join("\n"))));
  expect(texts(first).at(-1)).toBe("So ends the sentence.”");
});

test("a sentence end too far up isn't used", () => {
  const lines = verse(60).split("\n");
  lines[40] = "So ends the sentence.";
  const [first] = playPages(buildPlay(speech("A", lines.join("\n"))));
  expect(texts(first).at(-1)).toBe("line 53");
});

test("a page never ends between a parenthetical and the text under it", () => {
  const play = buildPlay(speech("A", verse(52), parenthetical("turning"), verse(4, "after")));
  const [first, second] = playPages(play);
  expect(texts(first).at(-1)).toBe("line 52");
  expect(texts(second).slice(0, 2)).toEqual(["A (Continued)", "(turning)"]);
});

test("(MORE) is printed if the layout asks for it and there is room", () => {
  const layout = { ...guildModern, marks: { ...guildModern.marks, more: "(MORE)" } };
  const [first] = playPages(buildPlay(speech("A", verse(60))), layout);
  expect(texts(first).slice(-2)).toEqual(["line 52", "(MORE)"]);
  expect(lineOf(body(first).at(-1) as PlacedLine)).toBe(53);
});

test("an act starts a new page; a scene only if the layout says so; a page break always does", () => {
  const play = buildPlay(act("Act I"), scene("Scene 1"), speech("A", "One."), scene("Scene 2"), speech("A", "Two."));
  expect(playPages(play)).toHaveLength(1);
  const scenes = { ...guildModern, newPage: { act: true, scene: true } };
  expect(playPages(play, scenes).map((page) => texts(page)[0])).toEqual(["ACT I", "Scene 2"]);
  const acts = buildPlay(act("Act I"), speech("A", "One."), act("Act II"), pageBreak(), speech("A", "Two."));
  expect(playPages(acts).map((page) => texts(page)[0])).toEqual(["ACT I", "ACT II", "A"]);
});

test("an act starts a new page even if the act before it ends in a heading or a name without text", () => {
  for (const end of [scene("Scene 2"), speech("B")]) {
    const play = buildPlay(act("Act I"), speech("A", "One."), end, act("Act II"), speech("A", "Two."));
    expect(playPages(play).map((page) => texts(page)[0])).toEqual(["ACT I", "ACT II"]);
  }
  const outline = buildPlay(act("Act I"), scene("Scene 1"), act("Act II"), scene("Scene 1"));
  expect(playPages(outline).map((page) => texts(page)[0])).toEqual(["ACT I", "ACT II"]);
  const titled = buildPlay(scene("Ghosts"), act("Act I"), speech("A", "One."));
  expect(playPages(titled)).toHaveLength(1);
});

test("a heading moves to the next page with the text under it", () => {
  const [first, second] = playPages(buildPlay(speech("A", verse(49)), scene("Scene 2"), speech("B", "Yes.")));
  expect(texts(first).at(-1)).toBe("line 49");
  expect(texts(second)).toEqual(["Scene 2", "B", "Yes."]);
});

test("a name without text yet moves to the next page with what follows", () => {
  const [first, second] = playPages(buildPlay(speech("A", verse(51)), speech("B"), direction("Night.")));
  expect(texts(first).at(-1)).toBe("line 51");
  expect(texts(second)).toEqual(["B", "Night."]);
});

test("Hebrew starts at the right of its column", () => {
  const line = find(buildPlay(speech("A", "שלום")), "שלום");
  expect(line.x + line.width).toBeCloseTo(7.5);
});

test("what reads from right to left is indented from the right", () => {
  const given = buildPlay(setting("מטבח."), speech("רחל", parenthetical("בשקט"), "שלום"), direction("היא יוצאת."));
  const { setting: style } = guildModern.styles;
  const line = find(given, "מטבח.");
  expect(line.x + line.width).toBeCloseTo(1 + 7.5 - style.left);
  const mixed = buildPlay(setting("A kitchen."), direction("היא יוצאת."));
  expect(find(mixed, "A kitchen.").x).toBeCloseTo(style.left);
});

test("notes and empty blocks aren't printed", () => {
  const play = buildPlay(
    speech("A", "One.", block("note", "Is this true?"), "Two."),
    block("note", "Cut?"),
    block("direction"),
    block("cue"),
  );
  expect(texts(playPages(play)[0])).toEqual(["A", "One.", "Two."]);
});

test("simultaneous speeches are side by side, as many as fit, evenly spread", () => {
  const voices = (count: number) =>
    buildPlay(
      speech("A", "Alone."),
      ...Array.from({ length: count }, (_, index) => together(`V${index}`, `Words of ${index}`)),
    );
  const cues = (count: number) => body(playPages(voices(count))[0]).filter((line) => line.role === "cue");
  expect(cues(2).map(lineOf)).toEqual([0, 0, 0]);
  expect(new Set(cues(2).map((line) => line.x)).size).toBe(3);
  expect(cues(6).map(lineOf)).toEqual([0, 0, 0, 0, 3, 3, 3]);
});

test("long simultaneous speeches continue, each under its name", () => {
  const play = buildPlay(speech("A", verse(70)), together("B", verse(60)));
  const [first, second] = playPages(play);
  expect(first?.usedLines).toBe(54);
  expect(texts(second).slice(0, 4)).toEqual(["A (Continued)", "B (Continued)", "line 54", "line 54"]);
  expect(second?.continued).toBe("A (Continued) / B (Continued)");
});

test("text before any cue is printed, too", () => {
  expect(texts(playPages(buildPlay(dialogue("Out of nowhere."), direction("Dark.")))[0])).toEqual([
    "Out of nowhere.",
    "Dark.",
  ]);
});

test("an empty play has a title page and no pages of dialogue", () => {
  const { pages } = paginate(buildPlay());
  expect(pages.map((page) => page.section)).toEqual(["title"]);
  expect(pages[0]?.lines.map(printedText)).toEqual(["UNTITLED PLAY"]);
});

test("the front matter comes before page 1, unnumbered", () => {
  const characters = [
    { id: "1", name: "Nora", aliases: [], age: "30s", gender: "woman", description: "A wife.", doubling: "" },
  ];
  const play = playWith(
    { title: "A Doll’s House", authors: "Henrik Ibsen", place: "Christiania", characters },
    speech("Nora", "Hush."),
  );
  const { pages } = paginate(play);
  expect(pages.map((page) => [page.section, page.label])).toEqual([
    ["title", ""],
    ["front", ""],
    ["play", "1"],
  ]);
  expect(texts(pages[0])).toEqual(["A DOLL’S HOUSE", "by", "Henrik Ibsen"]);
  expect(texts(pages[1])).toEqual(["Cast of Characters", "NORA, 30s, woman: A wife.", "Place", "Christiania"]);
});

test("after an edit, every unchanged passage is reused", () => {
  const before = buildPlay(speech("A", verse(5)), speech("B", verse(5)));
  const after = { ...before, blocks: before.blocks.map((part, at) => (at === 1 ? { ...part, text: [] } : part)) };
  const lineOfB = (play: Play) => body(playPages(play)[0]).at(-1)?.spans;
  expect(texts(playPages(after)[0]).slice(0, 2)).toEqual(["A", "B"]);
  expect(lineOfB(after)).toBe(lineOfB(before));
});

test("the last page never has only the words that close the play, however long it is", () => {
  for (let lines = 40; lines < 60; lines++) {
    const play = buildPlay(speech("A", "word\n".repeat(lines).trim()), block("centered", "THE END"));
    const last = texts(playPages(play).at(-1));
    expect(last.at(-1)).toBe("THE END");
    expect(last.filter((text) => text === "word").length).toBeGreaterThanOrEqual(2);
  }
});
