import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import type { ReadOptions } from "../reading/readPlay.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

/* Text in which every line is a paragraph: a title, an empty line, and then the play without empty lines. */

async function read(text: string, options?: ReadOptions) {
  const bytes = new TextEncoder().encode(text);
  const imported = await readPlayFile({ name: "play.txt", bytes }, numberedIds(), options);
  const lines = imported.play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
  const placesOf = (code: string): readonly string[] =>
    imported.notices
      .filter((one) => one.code === code)
      .flatMap(({ places }) => places)
      .map(
        (place) => lines[imported.play.blocks.findIndex(({ id }) => "blockId" in place && id === place.blockId)] ?? "",
      );
  return { ...imported, lines, placesOf };
}

const listening = ["They listen.", "Both look up.", "He stands still."];

/** The second heading has a title. */
const scene = (number: number, write: (name: string) => string): string =>
  [
    number === 2 ? "Scene 2: The Same Kitchen" : `Act 1, Scene ${number}`,
    "A kitchen at night. One lamp burns on the table, and the window is open.",
    `${write("Nora")} Who calls at this hour, with all the doors locked and the dog asleep?`,
    `${write("Jack")} It's me. Open the door before the whole street is awake, would you?`,
    "Nora opens the door and steps back to the stove without a word.",
    `${write("Nora")} You're late.`,
    `${write("Jack")} The train was late. I walked the last six miles along the canal in this.`,
    `${listening[number - 1]} A dog barks somewhere.`,
    `${write("Nora")} Sit down.`,
    `${write("Jack")} Is there soup?`,
  ].join("\n");

const forms: Readonly<Record<string, (name: string) => string>> = {
  "Name. speech": (name) => `${name}.`,
  "Name: speech": (name) => `${name}:`,
  "NAME. speech": (name) => `${name.toUpperCase()}.`,
  "NAME: speech": (name) => `${name.toUpperCase()}:`,
};

const textIn = (write: (name: string) => string): string =>
  `The Lamp\n\n${[1, 2, 3].map((number) => scene(number, write)).join("\n")}\n`;

test.each(Object.entries(forms))("%s line by line has its headings and directions", async (_, write) => {
  const { recognized, lines, play } = await read(textIn(write));
  expect(play.front.title).toBe("The Lamp");
  expect(recognized).toMatchObject({ acts: 1, scenes: 3, speeches: 18, characters: 2 });
  expect(lines.filter((line) => line.startsWith("direction:")).slice(0, 2)).toEqual([
    "direction: Nora opens the door and steps back to the stove without a word.",
    "direction: They listen. A dog barks somewhere.",
  ]);
});

test.each(Object.entries(forms))(
  "a notice says which lines of %s became directions without a mark",
  async (_, write) => {
    const { placesOf } = await read(textIn(write));
    expect([...placesOf("unnamed"), ...placesOf("unspoken")].sort()).toEqual(
      [
        ...listening.map((words) => `direction: ${words} A dog barks somewhere.`),
        ...listening.map(() => "direction: Nora opens the door and steps back to the stove without a word."),
      ].sort(),
    );
  },
);

test("every line is a paragraph that can be corrected, alone or with those that look alike", async () => {
  const text = textIn((name) => `${name}:`);
  const { paragraphs, groups } = await read(text);
  expect(paragraphs.map((one) => one.text)).toEqual(text.split("\n").filter((line) => line !== ""));
  const speeches = groups.find(({ isSpeech }) => isSpeech);
  expect(speeches).toMatchObject({ count: 18, kind: "cue" });
  const at = paragraphs.findIndex((one) => one.text.startsWith("They listen"));
  const { lines } = await read(text, { passages: [{ from: at, to: at, kind: "dialogue" }] });
  expect(lines).toContain("dialogue: They listen. A dog barks somewhere.");
});

const verse = [
  "HAMLET: How now, a rat? Dead for a ducat,",
  "Dead as the floor beneath",
  "QUEEN: What hast thou done?",
  "Hamlet lifts the curtain.",
  "HAMLET: Nay, I know not,",
  "For it is dark in here",
  "QUEEN: O what a rash and bloody deed is this.",
  "Thunder far away.",
  "HAMLET: A bloody deed, almost as bad,",
  "As that which I have seen.",
  "QUEEN: As what?",
  "HAMLET: Ay, lady, that was what I said,",
  "And say again tonight",
  "QUEEN: What have I done, that thou dost wag thy tongue?",
  "HAMLET: Such an act",
  "That blurs the grace of modesty",
  "QUEEN: Ay me.",
];

test("in verse without empty lines, what a speaker does is a direction, and a notice says what else may be one", async () => {
  const { lines, placesOf } = await read(`Hamlet\n\nACT ONE\n${verse.join("\n")}\n`);
  expect(lines).toContain("direction: Hamlet lifts the curtain.");
  expect(lines).toContain("dialogue: Such an act\nThat blurs the grace of modesty");
  expect(placesOf("speech-ends")).toContain("cue: QUEEN");
});

test("a writer can say that every line is a paragraph", async () => {
  const text = "Nora\nWho calls?\nJack\nA friend of yours.\n";
  expect((await read(text)).paragraphs).toHaveLength(1);
  const { paragraphs, lines } = await read(text, {
    linesAreParagraphs: true,
    passages: [0, 2].map((at) => ({ from: at, to: at, kind: "cue" as const })),
  });
  expect(paragraphs).toHaveLength(4);
  expect(lines).toEqual(["cue: Nora", "dialogue: Who calls?", "cue: Jack", "dialogue: A friend of yours."]);
});

test("lines that were wrapped are paragraphs, too, if a writer says so", async () => {
  const long = "He walks to the window, looks at the rain, and waits for the light to go";
  const text = Array.from({ length: 8 }, () => `${long} quietly\nout over the harbor.`).join("\n\n");
  expect((await read(text)).paragraphs).toHaveLength(8);
  expect((await read(text, { linesAreParagraphs: true })).paragraphs).toHaveLength(16);
});

test("lines below a centered heading are at the margin, where they are", async () => {
  const talk = "Nora: Who calls?\nJack: A friend of yours.\n".repeat(5);
  const { groups } = await read(`${" ".repeat(24)}Act One\n${talk}`);
  const { description, count } = groups.find(({ isSpeech }) => isSpeech) ?? {};
  expect({ description, count }).toEqual({ description: "at the margin, beginning with a name", count: 10 });
});

const inYiddish = "נאָרע\nאיך װיל ניט.\nהעלמער\nדו װעסט.\n".repeat(5);
const bySeldom = "די דינסט\nװער רופֿט?\nדער נאַר\nאַ פֿרײַנד.\n";

test("whoever is in the list of characters may speak once, also in a script without capitals", async () => {
  const { lines } = await read(
    `Characters\nדי דינסט, אַ מײדל\nדער נאַר\n\nערשטע סצענע\n${inYiddish}\nצװײטע סצענע\n${bySeldom}`,
  );
  expect(lines.slice(-4)).toEqual(["cue: די דינסט", "dialogue: װער רופֿט?", "cue: דער נאַר", "dialogue: אַ פֿרײַנד."]);
});

test("a list of characters and a title of several lines don't make the lines of a play wrapped", async () => {
  const list = ["Nora, 40, who has read the rules", "Jack, 38, who wrote the rules", "Mrs. Ames, a neighbor", "Guest"];
  const talk = ["Nora: Who calls?", "Jack: A friend of yours.", "He goes to the door.", "Nora: Come in."];
  const more = ["Mrs. Ames: It's late.", "They look at each other.", "Jack: Yes.", "Pause.", "Nora: Yes."];
  const { lines } = await read(
    ["RULES\nA short play\nby Ann Lee", `Cast:\n${list.join("\n")}`, [...talk, ...talk, ...more].join("\n")].join(
      "\n\n",
    ),
  );
  for (const direction of ["He goes to the door.", "They look at each other.", "Pause."])
    expect(lines).toContain(`direction: ${direction}`);
});
