import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { isLinear } from "#tests/support/growth.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readPlainText } from "./readPlainText.ts";

const readAll = (text: string) => readPlainText(text, numberedIds());
const read = (text: string): string[] => readAll(text).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
const codes = (text: string): string[] => readAll(text).notices.map(({ code }) => code);

test("a period after a name on its own line isn't part of the name", () => {
  const text = "NORA.\nI won't.\n\nTORVALD.\nYou will.\n\nMRS.\nNo.\n\nNORA.\nNo.";
  expect(read(text)).toEqual([
    ...["cue: NORA", "dialogue: I won't.", "cue: TORVALD", "dialogue: You will."],
    ...["cue: MRS.", "dialogue: No.", "cue: NORA", "dialogue: No."],
  ]);
});

test("brackets in a speech contain directions, wherever they are and however the name is written", () => {
  expect(read("NORA\nI won't. [She goes.] No.\n\nTORVALD\nYou will (laughs), my dear.")).toEqual([
    ...["cue: NORA", "dialogue: I won't.", "parenthetical: She goes.", "dialogue: No."],
    ...["cue: TORVALD", "dialogue: You will,", "parenthetical: laughs", "dialogue: my dear."],
  ]);
  expect(read("NORA: Hide it. (Shuts the door.) Now.\n\nNORA: Two book(s).")).toEqual([
    ...["cue: NORA", "dialogue: Hide it.", "parenthetical: Shuts the door.", "dialogue: Now."],
    ...["cue: NORA", "dialogue: Two book(s)."],
  ]);
});

test("a direction whose bracket is never closed keeps the words after other brackets", () => {
  const text = "NORA: Hide it.\n\n[She goes to the door (the left one) and listens.\n\nNORA: Now.";
  expect(read(text)[2]).toBe("direction: She goes to the door (the left one) and listens.");
});

test("what the speaker says in brackets stays dialogue", () => {
  expect(read("NORA: She said (and I believe her) that you knew.\n\nNORA: Yes.")[1]).toBe(
    "dialogue: She said (and I believe her) that you knew.",
  );
});

test("brackets in speeches are reported", () => {
  expect(codes("NORA: Hide it. (Shuts the door.) Now.\n\nNORA: Yes.")).toContain("brackets");
  expect(codes("NORA: Hide it.\n\nNORA: Yes.")).not.toContain("brackets");
});

test.each([
  "THE LAMP\nby Mara Voss\n\nACT ONE\n\nA kitchen.",
  "THE LAMP\n\nby\n\nMara Voss\n\nACT ONE\n\nA kitchen.",
  "The Lamp\n\nA play by Mara Voss\n\nACT ONE\n\nA kitchen.",
  "THE LAMP\n\nMara Voss\n\nACT ONE\n\nA kitchen.",
  "THE LAMP\n\nWritten by: Mara Voss\n\nACT ONE\n\nA kitchen.",
])("a title and author (%#) go to the title page, and a notice says so", (text) => {
  const { play, notices } = readAll(text);
  expect(play.front).toMatchObject({ title: expect.stringMatching(/^the lamp$/i), authors: "Mara Voss" });
  expect(play.blocks.map(({ kind }) => kind)).toEqual(["act", "setting"]);
  expect(notices.find(({ code }) => code === "title-page-guess")?.message).toContain("Mara Voss");
});

test("a subtitle stays with the title", () => {
  const { front } = readAll("THE LAMP\nA Comedy in Two Acts\nby Mara Voss\n\nACT ONE\n\nA kitchen.").play;
  expect(front).toMatchObject({ title: "THE LAMP", subtitle: "A Comedy in Two Acts", authors: "Mara Voss" });
});

test("a speech that starts with “by” isn't an author", () => {
  expect(read("NORA\nBy God, I won't.\n\nTORVALD\nYou will.\n\nNORA\nNo.")[0]).toBe("cue: NORA");
});

test.each([
  ["a space", "NORA I won't.\n\nTORVALD You will.\n\nNORA No.\n\nTORVALD Yes."],
  ["spaces", "NORA   I won't.\n\nTORVALD   You will.\n\nNORA   No.\n\nTORVALD   Yes."],
  ["a tab", "Nora\tI won't.\n\nTorvald\tYou will.\n\nNora\tNo.\n\nTorvald\tYes."],
  ["lines only", "NORA\tI won't.\nTORVALD\tYou will.\nNORA\tNo.\nTORVALD\tYes."],
])("recognizes a name without punctuation, %s before the speech", (_, text) => {
  expect(read(text).map((line) => line.toUpperCase().replace(/^[A-Z]+/, (kind) => kind.toLowerCase()))).toEqual([
    ...["cue: NORA", "dialogue: I WON'T.", "cue: TORVALD", "dialogue: YOU WILL."],
    ...["cue: NORA", "dialogue: NO.", "cue: TORVALD", "dialogue: YES."],
  ]);
  expect(codes(text)).toContain("names");
});

test("names in capitals within directions aren't cues", () => {
  const text = "NORA: I won't.\n\nNORA enters.\n\nTORVALD: No.\n\nNORA Crosses.\n\nTORVALD: Yes.\n\nNORA: No.";
  expect(read(text).filter((line) => line.startsWith("direction"))).toEqual([
    "direction: NORA enters.",
    "direction: NORA Crosses.",
  ]);
});

test("if names end in periods, a character who speaks only once is still recognized", () => {
  const pair = "NORA. I won't.\n\nTORVALD. You will.";
  const text = [pair, pair, "THE MAID. A lady, ma'am.", pair, pair].join("\n\n");
  expect(read(text).slice(8, 10)).toEqual(["cue: THE MAID", "dialogue: A lady, ma'am."]);
  expect(read(`${pair}\n\nTHE MAID. A lady.\n\n${pair}`)[4]).toBe("cue: THE MAID");
  const directions = "He sits.\n\nShe doesn't.\n\nIt rains.";
  const mixed = [pair, directions, "THE MAID. A lady.", directions, pair].join("\n\n");
  expect(read(mixed)).toContain("direction: THE MAID. A lady.");
});

test("a name and a description without a speech are no cue, with or without the heading of a list", () => {
  const talk = "MARGARET\n\nWho calls?\n\nTOM\n\nI do.\n\n".repeat(4);
  const list = "MARGARET, seventy\n\nTOM, her son\n\n";
  const directions = ["direction: MARGARET, seventy", "direction: TOM, her son"];
  expect(read(`${talk}ACT TWO\n\nA kitchen.\n\n${list}${talk}`).slice(18, 21)).toEqual([
    ...directions,
    "cue: MARGARET",
  ]);
  expect(read(`CHARACTERS\n\n${list}${talk}`).slice(1, 4)).toEqual([...directions, "cue: MARGARET"]);
  expect(read(`ACT ONE\n\n${talk}MARGARET, softly\n\nCome in.`).slice(-3)).toEqual([
    ...["cue: MARGARET", "parenthetical: softly", "dialogue: Come in."],
  ]);
});

test("Fountain's marks are read as Fountain", () => {
  expect(read("MARA\nOne.\n\nJON ^\nTwo.\n\n> THE END <")).toEqual([
    ...["cue: MARA", "dialogue: One.", "cue: JON", "dialogue: Two.", "centered: THE END"],
  ]);
  expect(read("> Are you coming?\n\nMARA: No.")[0]).toBe("direction: > Are you coming?");
});

test("bare numbers are scenes if they count up", () => {
  const scene = "NORA: I won't.\n\nTORVALD: You will.";
  const text = `I.\n\n${scene}\n\nII\n\n${scene}\n\nIII.\n\n${scene}`;
  expect(read(text).filter((line) => line.startsWith("scene"))).toEqual(["scene: I.", "scene: II", "scene: III."]);
  expect(codes(text)).toContain("numerals");
  expect(read("NORA: Who's there?\n\nI\n\nTORVALD: Oh.\n\nNORA: You.\n\nTORVALD: Yes.")[2]).toBe("direction: I");
});

test.each([
  ["ДЕЙСТВИЕ ПЕРВОЕ\n\nЯВЛЕНИЕ 1\n\nНОРА. Нет.\n\nХЕЛЬМЕР. Да.\n\nНОРА. Нет.\n\nХЕЛЬМЕР. Да.", "НОРА"],
  ["ערשטער אַקט\n\nערשטע סצענע\n\nנאָרע: ניין.\n\nהעלמער: יאָ.\n\nנאָרע: ניין.\n\nהעלמער: יאָ.", "נאָרע"],
])("recognizes a play in another script (%#)", (text, name) => {
  expect(read(text).map((line) => line.replace(/:.*/, ""))).toEqual([
    ...["act", "scene", "cue", "dialogue", "cue", "dialogue", "cue", "dialogue", "cue", "dialogue"],
  ]);
  expect(read(text)[2]).toBe(`cue: ${name}`);
});

const dense = ["ACT ONE", "MARA: Hello.", "JON: Hi there.", "(They embrace.)", "The lights go out.", "BLACKOUT."];
const asElements = [
  ...["act: ACT ONE", "cue: MARA", "dialogue: Hello.", "cue: JON", "dialogue: Hi there."],
  ...["direction: (They embrace.)", "direction: The lights go out.", "transition: BLACKOUT."],
];

test.each([
  ["blank lines between", "\n\n"],
  ["no blank lines", "\n"],
  ["Windows line ends", "\r\n"],
])("recognizes one paragraph per line, %s", (_, between) => {
  expect(read(dense.join(between)).map((line) => line.replace(/[()]/g, ""))).toEqual(
    asElements.map((line) => line.replace(/[()]/g, "")),
  );
});

test("recognizes names and speeches as separate paragraphs", () => {
  const text = "MARA\n\nHello.\n\nJON\n\n(softly)\n\nHi.\n\nDOCTOR\n\nDead.\n\nMARA\n\nOh.\n\nJON\n\nNo.";
  expect(read(text)).toEqual([
    ...["cue: MARA", "dialogue: Hello.", "cue: JON", "parenthetical: softly", "dialogue: Hi."],
    ...["cue: DOCTOR", "dialogue: Dead.", "cue: MARA", "dialogue: Oh.", "cue: JON", "dialogue: No."],
  ]);
});

test("recognizes names and speeches on separate lines with nothing between", () => {
  expect(read("MARA\nHello.\nJON\nHi.\nMARA\nOh.\nWell.\nJON\nNo.")).toEqual([
    ...["cue: MARA", "dialogue: Hello.", "cue: JON", "dialogue: Hi."],
    ...["cue: MARA", "dialogue: Oh.\nWell.", "cue: JON", "dialogue: No."],
  ]);
});

test("an act and its scene on one line are two headings, and the act is added only once", () => {
  const scene = "MARA: Hello.";
  const headings = ["ACT I, SCENE 1", "ACT I, SCENE 2", "ACT II. SCENE 1."].flatMap((line) => [line, scene]);
  expect(read(headings.join("\n\n")).filter((line) => /^(act|scene)/.test(line))).toEqual([
    ...["act: ACT I", "scene: SCENE 1", "scene: ACT I, SCENE 2", "act: ACT II", "scene: SCENE 1."],
  ]);
});

test("the list of characters and acts before the play becomes directions", () => {
  const text =
    "CHARACTERS\n\nMARA: a baker\nJON: her brother\n\nACT I. A kitchen.\n\nACT II. A street.\n\nACT I\n\nMARA: Hello.\n\nACT II\n\nJON: Hi.\n\nMARA: Oh.";
  expect(read(text).map((line) => line.replace(/:.*/s, ""))).toEqual([
    ...[
      "direction",
      "direction",
      "direction",
      "direction",
      "act",
      "cue",
      "dialogue",
      "act",
      "cue",
      "dialogue",
      "cue",
      "dialogue",
    ],
  ]);
});

const hostile: readonly ((size: number) => string)[] = [
  (size) => "MARA: ".repeat(4 * size),
  (size) => `Act 1. ${" ".repeat(20 * size)}x`,
  (size) => "(".repeat(20 * size),
  (size) => `MARA: ${"(a ".repeat(2 * size)}`,
  (size) => `MARA: ${"[a] ".repeat(2 * size)}\n\nMARA: x`,
  (size) => "MARA \n".repeat(size),
  (size) => "A ".repeat(6 * size),
  (size) => "I.\n\n".repeat(size),
  (size) => `${" ".repeat(20 * size)}x`,
  (size) => "_*".repeat(10 * size),
];

test.each(hostile.map((write) => [write(1).slice(0, 20), write] as const))(
  "%j, many times over, is read in linear time",
  async (_, write) => expect(await isLinear((size) => readAll(write(size)), 1250)).toBe(true),
);
