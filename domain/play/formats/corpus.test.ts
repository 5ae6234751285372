import { expect, test } from "vitest";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { countPlay } from "../countPlay.ts";
import { type Play, textOf } from "../play.ts";
import { readFountain } from "./fountain/readFountain.ts";
import { writeFountain } from "./fountain/writeFountain.ts";
import { readPlayFile } from "./reading/readPlayFile.ts";

const isThere = hasShared("corpus");

const readFile = async (name: string): Promise<Play> =>
  (await readPlayFile({ name, bytes: readShared(`corpus/${name}`) }, numberedIds())).play;

interface Expected {
  readonly speeches: number;
  readonly continued_rows?: number;
  readonly words?: number;
}
const expected: Record<string, Expected> = isThere ? JSON.parse(readSharedText("corpus/EXPECT.json")) : {};

const words = (text: string): readonly string[] => text.replaceAll("_", "").match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsOf = (play: Play): readonly string[] => words(play.blocks.map(textOf).join("\n"));

/* In these Fountain files, a speech that continues after a direction has a second cue with (CONT'D). Such cues count
   as cues here and are listed separately in the expectations. The expected directions come from the source's markup,
   where a scene's place (20 in Hamlet) isn't a direction and two directions in one paragraph count as two. There, two
   who speak together, such as Horatio and Marcellus, are one speaker (4 in Hamlet). Here, the speech counts for each. */
test.runIf(isThere)("Hamlet has its acts, scenes, speeches, speakers, songs and directions", async () => {
  const play = await readFile("generated/hamlet.fountain");
  const { acts, scenes, speeches, directions, parts } = countPlay(play);
  expect({ acts, scenes, speakers: parts.length }).toEqual({ acts: 5, scenes: 20, speakers: 39 - 4 });
  expect(speeches).toBe(1138 + 18);
  expect(parts.slice(0, 3).map(({ name }) => name)).toEqual(["Hamlet", "Horatio", "KING"]);
  expect(directions).toBe(243 + 20 - 1);
  expect(play.blocks.filter(({ kind }) => kind === "lyric")).toHaveLength(17);
  expect(play.front).toMatchObject({ title: "Hamlet", authors: "William Shakespeare", setting: "Denmark." });
});

test.runIf(isThere)("no words of Hamlet are missing", async () => {
  const { words: counted } = countPlay(await readFile("generated/hamlet.fountain"));
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

test.runIf(isThere).each(Object.entries(sources))("%s has every speech of its source", async (name, source) => {
  const { speeches, continued_rows: continued = 0 } = expected[source] ?? { speeches: 0 };
  expect(countPlay(await readFile(`generated/${name}.fountain`)).speeches).toBe(speeches + continued);
});

test.runIf(isThere).each([...Object.keys(sources), "hamlet"])("%s survives a round trip", async (name) => {
  const play = await readFile(`generated/${name}.fountain`);
  expect(withoutIds(readFountain(writeFountain(play), numberedIds()).play)).toEqual(withoutIds(play));
});

test.runIf(isThere)("a Japanese play has its characters, acts and 476 speeches", async () => {
  const play = await readFile("madam-ja.jftn");
  expect(play.front.characters.map(({ name }) => name)).toEqual(["生名優実", "宝来純", "江原田陽佑", "土市秀人"]);
  expect(countPlay(play)).toMatchObject({ acts: 5, speeches: 476 });
});

test.runIf(isThere).each([
  ["earnest-gutenberg.txt", "utf-8", { acts: 3, scenes: 0 }, { Jack: 218, Algernon: 201, Cecily: 152, Gwendolen: 101 }],
  ["beggars-opera-gutenberg-latin1.txt", "latin1", { acts: 3, scenes: 9 }, { Macheath: 75, Polly: 76 }],
  ["cyrano-fr-gutenberg.txt", "utf-8", { acts: 5, scenes: 48 }, { CYRANO: 626, ROXANE: 338 }],
])(
  "plain text: every word of the book in %s is in its place, and the speakers are right",
  async (name, encoding, headings, parts) => {
    const play = await readFile(name);
    const { title, subtitle } = play.front;
    const book = words(bookIn(new TextDecoder(encoding).decode(readShared(`corpus/${name}`))));
    const isTitleRead = words(title).join() === book.slice(0, words(title).length).join() && subtitle !== "";
    expect([...(isTitleRead ? words(`${title} ${subtitle}`) : []), ...wordsOf(play)]).toEqual(book);
    const counted = Object.fromEntries(countPlay(play).parts.map(({ name: speaker, speeches }) => [speaker, speeches]));
    expect(counted).toMatchObject(parts);
    expect(countPlay(play)).toMatchObject(headings);
  },
);

/** Returns a file of Project Gutenberg without what's around the book. */
const bookIn = (text: string): string =>
  text
    .replaceAll("\r", "")
    .replace(/^[\s\S]*\n\*\*\* ?START OF TH.*\n\s*((This etext|Transcribed|Produced).*\n(.+\n)*)?/, "")
    .replace(/(End of the Project Gutenberg EBook.*\s*)?\*\*\* ?END OF TH[\s\S]*$/, "");

/** Ways in which people type plays other than Fountain. */
const typed: Record<string, (name: string, lines: readonly string[]) => string> = {
  "NAME: speech": (name, lines) => `${name.toUpperCase()}: ${lines.join(" ")}`,
  "NAME<tab>speech": (name, lines) => `${name.toUpperCase()}\t${lines.join(" ")}`,
  "name and speech apart": (name, lines) => `${name.toUpperCase()}\n\n${lines.join(" ")}`,
  "NAME. and lines below": (name, lines) => `${name.toUpperCase()}.\n${lines.join("\n")}`,
};

/** Types the play in one of these ways, paragraph by paragraph. The parts of a speech are typed as one paragraph. */
function typePlay({ blocks }: Play, speech: (name: string, lines: readonly string[]) => string): string[] {
  const out: string[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Play["blocks"][number];
    if (block.kind !== "cue") {
      out.push(textOf(block).replaceAll("\n", " "));
      continue;
    }
    const lines: string[] = [];
    for (let next = blocks[at + 1]; next && spoken.has(next.kind); next = blocks[at + 1]) {
      lines.push(next.kind === "parenthetical" ? `(${textOf(next)})` : textOf(next).replaceAll("\n", " "));
      at++;
    }
    out.push(speech(textOf(block), lines));
  }
  return out;
}
const spoken = new Set(["dialogue", "lyric", "parenthetical"]);

/** `scenes` is given only if the headings say "scene" rather than name places. */
const sourcesToType = [
  ["revizor", { acts: 5, scenes: 52 }],
  ["woyzeck", { acts: 0 }],
  ["a-dokter", { acts: 0, scenes: 6 }],
  ["froken-julie", { acts: 0 }],
] as const;
/** In a script without capitals, a name alone in a paragraph can't be recognized. */
const cases = sourcesToType.flatMap(([name, headings]) =>
  Object.keys(typed)
    .filter((how) => name !== "a-dokter" || !how.includes("apart"))
    .map((how) => [name, how, headings] as const),
);

/** Speeches that are entirely a direction, and unusual names such as `LOUIS [WOYZECK]`, are read differently. */
const tolerance = 0.07;

test.runIf(isThere).each(cases)(
  "plain text: %s typed as %s has its headings and speeches",
  async (name, how, headings) => {
    const play = await readFile(`generated/${name}.fountain`);
    const { speeches } = countPlay(play);
    const paragraphs = typePlay(play, typed[how] as (name: string, lines: readonly string[]) => string);
    for (const between of how.startsWith("NAME") && !how.includes("below") ? ["\n\n", "\n"] : ["\n\n"]) {
      const bytes = new TextEncoder().encode(paragraphs.join(between));
      const found = countPlay((await readPlayFile({ name: "typed.txt", bytes }, numberedIds())).play);
      expect(found).toMatchObject(headings);
      expect(Math.abs(found.speeches - speeches) / speeches).toBeLessThan(tolerance);
    }
  },
);
