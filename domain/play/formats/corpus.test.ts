import { expect, test } from "vitest";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { countPlay } from "../count.ts";
import { type Play, textOf } from "../play.ts";
import { readFountain } from "./fountain/readFountain.ts";
import { writeFountain } from "./fountain/writeFountain.ts";
import { readPlayFile } from "./readPlayFile.ts";

const isThere = hasShared("corpus");

const readFile = (name: string): Play =>
  readPlayFile({ name, bytes: readShared(`corpus/${name}`) }, numberedIds()).play;

interface Expected {
  readonly speeches: number;
  readonly continued_rows?: number;
  readonly words?: number;
}
const expected: Record<string, Expected> = isThere ? JSON.parse(readSharedText("corpus/EXPECT.json")) : {};

const words = (text: string): readonly string[] => text.replaceAll("_", "").match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsOf = (play: Play): readonly string[] => words(play.blocks.map(textOf).join("\n"));

/*
 * The Fountain files were made so that a speech that goes on after a direction has a second cue with (CONT'D):
 * these rows are cues here, and are counted apart in the expectations. Directions there are those of the source's
 * mark-up, where the place of each scene (20 in Hamlet) is none, and two within one paragraph are two.
 */
test.runIf(isThere)("Hamlet has its acts, scenes, speeches, speakers, songs and directions", () => {
  const play = readFile("generated/hamlet.fountain");
  const { acts, scenes, speeches, directions, parts } = countPlay(play);
  expect({ acts, scenes, speakers: parts.length }).toEqual({ acts: 5, scenes: 20, speakers: 39 });
  expect(speeches).toBe(1138 + 18);
  expect(parts.slice(0, 3).map(({ name }) => name)).toEqual(["Hamlet", "Horatio", "KING"]);
  expect(directions).toBe(243 + 20 - 1);
  expect(play.blocks.filter(({ kind }) => kind === "lyric")).toHaveLength(17);
  expect(play.front).toMatchObject({ title: "Hamlet", authors: "William Shakespeare", setting: "Denmark." });
});

test.runIf(isThere)("Hamlet's words are all there", () => {
  const { words: counted } = countPlay(readFile("generated/hamlet.fountain"));
  const stated = expected["hamlet-standardebooks"]?.words ?? 0;
  expect(Math.abs(counted - stated) / stated).toBeLessThan(0.01);
});

const sources = {
  earnest: "earnest-standardebooks",
  revizor: "revizor.tei.xml",
  woyzeck: "woyzeck.tei.xml",
  "a-dokter": "a-dokter.tei.xml",
  "froken-julie": "froken-julie.tei.xml",
  "haus-der-temperamente": "haus-der-temperamente.tei.xml",
};

test.runIf(isThere).each(Object.entries(sources))("%s has every speech of its source", (name, source) => {
  const { speeches, continued_rows: continued = 0 } = expected[source] ?? { speeches: 0 };
  expect(countPlay(readFile(`generated/${name}.fountain`)).speeches).toBe(speeches + continued);
});

test.runIf(isThere).each([...Object.keys(sources), "hamlet"])("%s comes back from what is written of it", (name) => {
  const play = readFile(`generated/${name}.fountain`);
  expect(withoutIds(readFountain(writeFountain(play), numberedIds()).play)).toEqual(withoutIds(play));
});

test.runIf(isThere)("a Japanese play has its people, its parts and its 476 speeches", () => {
  const play = readFile("madam-ja.jftn");
  expect(play.front.characters.map(({ name }) => name)).toEqual(["生名優実", "宝来純", "江原田陽佑", "土市秀人"]);
  expect(countPlay(play)).toMatchObject({ acts: 5, speeches: 476 });
});

test.runIf(isThere).each([
  ["earnest-gutenberg.txt", "utf-8", { Jack: 218, Algernon: 201, Cecily: 152 }],
  ["beggars-opera-gutenberg-latin1.txt", "latin1", { Macheath: 75, Polly: 73 }],
  ["cyrano-fr-gutenberg.txt", "utf-8", { CYRANO: 626, ROXANE: 338 }],
])("plain text: %s keeps every word in its place, and knows who speaks", (name, encoding, parts) => {
  const play = readFile(name);
  expect(wordsOf(play)).toEqual(words(new TextDecoder(encoding).decode(readShared(`corpus/${name}`))));
  const counted = Object.fromEntries(countPlay(play).parts.map(({ name: speaker, speeches }) => [speaker, speeches]));
  expect(counted).toMatchObject(parts);
});
