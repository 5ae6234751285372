import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, styled, wordFile } from "#tests/support/wordFile.ts";
import { textOf } from "../../play.ts";
import { paragraphsOf } from "../plainText/readPlainText.ts";
import type { ReadOptions } from "../reading/readPlay.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { forPlay } from "./corrections.ts";
import { findFilePlays } from "./filePlays.ts";

const talk = (first: string, second: string) =>
  Array.from({ length: 8 }, (_, at) => `${at % 2 ? first : second}: This is line ${at}.`);

const titled = (title: string, ...below: readonly string[]) => [title, ...below];
const characters = ["CHARACTERS", "NORA, a ferryman", "TOM, her brother"];
const titlesIn = (...parts: readonly (readonly string[])[]) =>
  findFilePlays(paragraphsOf(parts.flat().join("\n\n"))).map(({ title }) => title);

const body = [...characters, "SCENE: A quay.", ...talk("NORA", "TOM")];

test("titles above lists of characters each begin a play, with or without the end of the one before", () => {
  expect(titlesIn(titled("THE FERRY"), body, titled("FOG", "A play in one act", "by Mara Voss"), body)).toEqual([
    "THE FERRY",
    "FOG",
  ]);
  expect(titlesIn(titled("THE FERRY"), body, ["END OF PLAY"], titled("Fog at night"), body)).toEqual([
    "THE FERRY",
    "Fog at night",
  ]);
});

test("titles in ordinary letters are known from the contents, or from the author below them", () => {
  const contents = ["Three Plays", "by Mara Voss", "CONTENTS", "The Ferry", "Fog", "The Lamp"];
  expect(titlesIn(contents, ["The Ferry"], body, ["Fog"], body, ["The Lamp"], body)).toEqual([
    "The Ferry",
    "Fog",
    "The Lamp",
  ]);
  expect(titlesIn(["The Ferry", "by Mara Voss"], body, ["Fog", "by Mara Voss"], body)).toEqual(["The Ferry", "Fog"]);
});

test("a title page after the end of a play begins another one, also without a list of characters", () => {
  const lines = talk("NORA", "TOM");
  expect(titlesIn(["THE FERRY", "by Mara Voss"], lines, ["THE END"], ["FOG", "by Mara Voss"], lines)).toEqual([
    "THE FERRY",
    "FOG",
  ]);
});

test.each([
  ["with acts that have their own lists of characters", [["THE FERRY"], body, ["ACT TWO"], body]],
  ["with two lists before it", [["THE FERRY"], characters, ["CAST"], body]],
  ["with a curtain before the next act", [["THE FERRY"], body, ["CURTAIN", "ACT TWO"], talk("NORA", "TOM")]],
  [
    "with the end of the play before the license",
    [["THE FERRY"], body, ["THE END", "by Mara Voss", "All rights reserved."]],
  ],
  ["with notes about the characters at its end", [["THE FERRY"], body, ["CHARACTERS", "NORA, a ferryman"]]],
  ["without any text", [[]]],
])("a play %s is one play", (_, parts) => {
  expect(titlesIn(...parts)).toEqual([]);
});

const collection = [
  ["Two Plays", "by Mara Voss", "CONTENTS", "THE FERRY", "FOG"],
  ["THE FERRY"],
  body,
  ["END OF PLAY"],
  ["FOG", "A play in one act"],
  [...characters, ...talk("TOM", "NORA")],
].flat();
const readPart = (name: string, text: string, options: ReadOptions = {}) =>
  readPlayFile({ name, bytes: new TextEncoder().encode(text) }, numberedIds(), options);

test.each([
  ["plays.txt", collection.join("\n\n")],
  ["plays.html", collection.map((text) => `<p>${text}</p>`).join("\n")],
  ["plays.rtf", `{\\rtf1 ${collection.map((text) => `\\pard ${text}\\par`).join("\n")}}`],
])("in %s, each play of a file is read apart, and no word is lost", async (name, text) => {
  const whole = await readPart(name, text);
  expect(whole.plays.map(({ title }) => title)).toEqual(["THE FERRY", "FOG"]);
  expect(whole.proposals).toEqual([]);
  const [ferry, fog] = [await readPart(name, text, { play: 0 }), await readPart(name, text, { play: 1 })];
  expect([ferry.play.front.title, fog.play.front.title]).toEqual(["THE FERRY", "FOG"]);
  expect([ferry.recognized.speeches, fog.recognized.speeches]).toEqual([8, 8]);
  expect(ferry.play.blocks.slice(0, 5).map((block) => `${block.kind}: ${textOf(block)}`)).toEqual(
    collection.slice(0, 5).map((line) => `note: ${line}`),
  );
  expect(ferry.notices.map(({ code }) => code)).toContain("before-plays");
  const words = [ferry, fog].flatMap(({ play: { front, blocks } }) => [
    ...[front.title, front.subtitle, ...front.characters.flatMap((one) => [one.name, one.description])],
    ...blocks.map(textOf),
  ]);
  for (const line of [...collection.slice(0, 5), "A quay.", "This is line 7.", "A play in one act"])
    expect(words.join("\n")).toContain(line);
});

const styles = ["Title", "Subtitle", "Act"]
  .map((name) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`)
  .join("");

test("in Word, each paragraph in the title style begins a play", async () => {
  // After a styled heading, the reader doesn't take styles for those of the title page.
  const lines = [styled("Act", "Act One"), ...talk("NORA", "TOM").map((text) => paragraph(text))];
  const of = (title: string) => [styled("Title", title), styled("Subtitle", "A play in one act"), ...lines];
  const bytes = wordFile({ body: [...of("The Ferry"), ...of("Fog")].join(""), styles });
  const read = (play?: number) => readPlayFile({ name: "plays.docx", bytes }, numberedIds(), { play });
  expect((await read()).plays.map(({ title }) => title)).toEqual(["The Ferry", "Fog"]);
  const { play, recognized } = await read(1);
  expect([play.front.title, play.front.subtitle, recognized.speeches]).toEqual(["Fog", "A play in one act", 8]);
  const acts = [...of("Act One"), ...of("Act Two")].join("");
  const one = { name: "play.docx", bytes: wordFile({ body: acts, styles }) };
  expect((await readPlayFile(one, numberedIds())).plays).toEqual([]);
});

test("corrections of a whole file count for each of its plays, and passages for the play that they're in", () => {
  const passages = [
    { from: 1, to: 12, kind: "leftOut" },
    { from: 30, to: 31, kind: "title" },
  ] as const;
  expect(forPlay({ kinds: { a: "cue" }, passages }, 10, 20)).toEqual({
    kinds: { a: "cue" },
    passages: [{ from: 0, to: 2, kind: "leftOut" }],
  });
  expect(forPlay({ passages }, 20, 30)).toEqual({});
});

test("the plays of 10,000 paragraphs are found in linear time", async () => {
  const withPlays = (count: number) => {
    const plays = Array.from({ length: count }, (_, at) => [
      `PLAY NUMBER ${at}`,
      ...characters,
      ...Array.from({ length: 31 }, () => talk("NORA", "TOM")).flat(),
    ]);
    return paragraphsOf(plays.flat().join("\n\n"));
  };
  const long = withPlays(40);
  expect(long.length).toBeGreaterThan(10_000);
  expect(findFilePlays(long)).toHaveLength(40);
  expect(await isLinear((count) => findFilePlays(withPlays(count)), 5)).toBe(true);
});

test("each play of a file is read as it would be in a file of its own", async () => {
  const texts = ["THE FERRY", "FOG", "THE LAMP"].map((title) => [title, ...body, "END OF PLAY"].join("\n\n"));
  const read = async (text: string, play?: number) => {
    const bytes = new TextEncoder().encode(text);
    const { play: found, notices } = await readPlayFile({ name: "plays.txt", bytes }, numberedIds(), { play });
    const blocks = found.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
    return { blocks, title: found.front.title, notices: notices.map(({ code }) => code) };
  };
  for (const [at, text] of texts.entries()) {
    const alone = await read(text);
    expect(alone.blocks).toContain("transition: END OF PLAY");
    expect(await read(texts.join("\n\n"), at)).toEqual(alone);
  }
});
