import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, run, wordFile } from "#tests/support/wordFile.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

const linesIn = async (name: string, bytes: Uint8Array): Promise<readonly string[]> => {
  const { play } = await readPlayFile({ name, bytes }, numberedIds());
  return play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
};

const readText = (text: string): Promise<readonly string[]> => linesIn("play.txt", new TextEncoder().encode(text));

const centered = '<w:jc w:val="center"/>';
const readWord = (...paragraphs: readonly string[]): Promise<readonly string[]> =>
  linesIn("play.docx", wordFile({ body: paragraphs.join("") }));

/** A dialogue in which each name is written in the same way. */
const talk = (write: (name: string, words: string) => readonly string[], times = 6): readonly string[] =>
  Array.from({ length: times }, () => [...write("Nora", "Go away."), ...write("Helmer", "I am going.")]).flat();

test("in a file with centered names, a word that often begins a speech isn't a name", async () => {
  const above = (name: string, words: string) => [paragraph(name.toUpperCase(), centered), paragraph(words)];
  const lines = await readWord(...talk(above), ...above("Nora", "No. Never."), ...above("Helmer", "No. Why?"));
  expect(lines.slice(-4)).toEqual(["cue: NORA", "dialogue: No. Never.", "cue: HELMER", "dialogue: No. Why?"]);
});

/* Sentences that occur several times, in texts of which some are too short to have eight names. */
const repeated = [
  "It's me. (She waves.)",
  "It's me. (He nods.)",
  "Hello! Who is there?",
  "Hello! Who is it?",
  "Wait: I see.",
];
const placed = {
  "centered names in Word": (name: string, words: readonly string[]) => [
    paragraph(name.toUpperCase(), centered),
    ...words.map((line) => paragraph(line)),
  ],
  "indented names in Word": (name: string, words: readonly string[]) => [
    paragraph(name.toUpperCase(), '<w:ind w:left="2880"/>'),
    ...words.map((line) => paragraph(line)),
  ],
};

test.each(Object.entries(placed).flatMap(([form, write]) => [2, 3, 6, 20].map((times) => ({ form, write, times }))))(
  "with $form, a sentence of a speech that's repeated isn't a name in $times speeches each",
  async ({ write, times }) => {
    const body = Array.from({ length: times }, (_, at) => [
      ...write("Nora", [`${repeated[at % 5]}`, `${repeated[(at + 1) % 5]}`]),
      ...write("Helmer", [`${repeated[(at + 2) % 5]}`]),
    ]).flat();
    const lines = await readWord(...body);
    expect(lines.filter((line) => line.startsWith("cue"))).toEqual(
      Array.from({ length: times }, () => ["cue: NORA", "cue: HELMER"]).flat(),
    );
  },
);

test.each([2, 3, 6, 20])("in text with names above, too, with %i speeches each", async (times) => {
  for (const indent of ["", "                    "]) {
    const body = Array.from({ length: times }, (_, at) => [
      `${indent}NORA\n${repeated[at % 5]}\n${repeated[(at + 1) % 5]}`,
      `${indent}HELMER\n${repeated[(at + 2) % 5]}`,
    ]).flat();
    const lines = await readText(body.join("\n\n"));
    expect(lines.filter((line) => line.startsWith("cue"))).toEqual(
      Array.from({ length: times }, () => ["cue: NORA", "cue: HELMER"]).flat(),
    );
  }
});

test("a direction in italics that begins like a speech isn't one", async () => {
  const inLine = (name: string, words: string) => [paragraph(`${name.toUpperCase()}. ${words}`)];
  const thunder = paragraph(run("THUNDER. Enter the witches.", "<w:i/>"));
  const lines = await readWord(...talk(inLine), thunder, ...talk(inLine, 1), thunder);
  expect(lines.filter((line) => /THUNDER/.test(line))).toEqual(Array(2).fill("direction: THUNDER. Enter the witches."));
});

test("names in bold before the words are names", async () => {
  const bold = (name: string, words: string) => [paragraph(run(name, "<w:b/>") + run(` ${words}`))];
  const lines = await readWord(...talk(bold), ...bold("Porter", "Sixpence."));
  expect(lines.slice(0, 2)).toEqual(["cue: Nora", "dialogue: Go away."]);
  expect(lines.slice(-2)).toEqual(["cue: Porter", "dialogue: Sixpence."]);
});

const inLine = {
  "Name: speech": (name: string, words: string) => [`${name}: ${words}`],
  "Name. speech": (name: string, words: string) => [`${name}. ${words}`],
  "NAME — speech": (name: string, words: string) => [`${name.toUpperCase()} — ${words}`],
  "[NAME] speech": (name: string, words: string) => [`[${name.toUpperCase()}] ${words}`],
  "NAME<tab>speech": (name: string, words: string) => [`${name.toUpperCase()}\t${words}`],
};

test.each(Object.entries(inLine))("%s: somebody who speaks once is a speaker, line by line, too", async (_, write) => {
  const typed = [...talk(write), ...write("Porter", "Sixpence.")];
  for (const between of ["\n\n", "\n"]) {
    const lines = await readText(typed.join(between));
    expect(lines.filter((line) => line.startsWith("cue"))).toHaveLength(13);
    expect(lines.at(-2)?.toLowerCase()).toBe("cue: porter");
    expect(lines.at(-1)).toBe("dialogue: Sixpence.");
  }
});

test("a place below a heading isn't a speaker, however often it occurs", async () => {
  const scene = ["Scene", "Elsinore. A platform.", ...talk(inLine["Name. speech"])];
  const lines = await readText(["Scene 1", ...scene.slice(1), "Scene 2", ...scene.slice(1)].join("\n\n"));
  expect(lines.filter((line) => /Elsinore/.test(line))).toEqual(Array(2).fill("setting: Elsinore. A platform."));
});

test("a name with a direction in square brackets is followed by its speech", async () => {
  const beside = (name: string, words: string) => [`${name.toUpperCase()} [softly]`, words];
  const lines = await readText(talk(beside).join("\n\n"));
  expect(lines.slice(0, 3)).toEqual(["cue: NORA", "parenthetical: softly", "dialogue: Go away."]);
  expect(lines.filter((line) => line.startsWith("direction"))).toEqual([]);
});

test("in a script without capitals, a name above its speeches is a name", async () => {
  const above = (name: string, words: string) => [name === "Nora" ? "חנה־לאה" : "חײם־לײב", words];
  const lines = await readText(talk(above, 8).join("\n\n"));
  expect(lines.slice(0, 4)).toEqual(["cue: חנה־לאה", "dialogue: Go away.", "cue: חײם־לײב", "dialogue: I am going."]);
});

test("speeches that were broken by hand at uneven widths are joined, without empty lines, too", async () => {
  const words = [
    "I have been thinking all the night about",
    "the door that you left open, and about the cold that came in from the street",
    "and whether anybody would have noticed that",
    "we were not at home in the first place or ever",
  ];
  const broken = (name: string) => [`${name.toUpperCase()}: ${words.join("\n")}.`];
  const lines = await readText(talk(broken).join("\n"));
  expect(lines).toHaveLength(24);
  expect(new Set(lines.filter((line) => line.startsWith("dialogue")))).toEqual(
    new Set([`dialogue: ${words.join(" ")}.`]),
  );
});
