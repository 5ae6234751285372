import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  lyric,
  note,
  numberedIds,
  parenthetical,
  playWith,
  scene,
  setting,
  withoutIds,
} from "#tests/support/playBuilder.ts";
import { pageWordsOf } from "../layout/pageWords.ts";
import { type Play, textOf } from "../play.ts";
import { readPlayFile } from "./reading/readPlayFile.ts";
import { writePlayFile } from "./writing/writePlayFile.ts";

/* HTML, Markdown and plain text don't keep everything, but what they keep is recognized again. */

type TextFormat = "html" | "markdown" | "plain text";

const write = async (play: Play, id: TextFormat | "fountain", notes = false): Promise<string> =>
  new TextDecoder().decode((await writePlayFile(play, id, { notes, createdAt: new Date(0) })).bytes);

async function readBack(play: Play, id: TextFormat) {
  const { bytes, extension } = await writePlayFile(play, id, { createdAt: new Date(0) });
  return (await readPlayFile({ name: `play${extension}`, bytes }, numberedIds())).play;
}

const play = playWith(
  { title: "The Lamp", authors: "Mara <Voss>", place: "Oslo" },
  act("ACT ONE", scene("Scene 1", setting("A *bakery* & more."))),
  cue("Mara"),
  parenthetical("late"),
  dialogue([{ text: "I " }, { text: "do", bold: true }, { text: " <care>\n1. Really." }]),
  lyric("La la,\nla."),
  direction("She goes."),
  note("Longer?"),
);

test("an HTML file has headings, contents, a language of its parts, and nothing that runs", async () => {
  const html = await write(play, "html");
  expect(html).toContain("<title>The Lamp</title>");
  expect(html).toContain('<h2 class="act" id="heading-1">ACT ONE</h2>');
  expect(html).toContain('<a href="#heading-2">Scene 1</a>');
  expect(html).toContain("<strong>do</strong> &lt;care&gt;<br/>1. Really.");
  expect(html).toContain('<p class="parenthetical">(late)</p>');
  expect(html).not.toMatch(/<script|Longer\?/);
  expect(await write(play, "html", true)).toContain('<p class="note">Longer?</p>');
});

test("Markdown escapes its own marks and keeps breaks", async () => {
  const text = await write(play, "markdown");
  expect(text).toContain("# The Lamp\n\nby\n\nMara \\<Voss\\>");
  expect(text).toContain("## ACT ONE\n\n### Scene 1\n\n*A \\*bakery\\* & more.*");
  expect(text).toContain("**MARA**  \n*(late)*  \nI **do** \\<care\\>  \n1\\. Really.  \nLa la,  \nla.");
});

test.each(["markdown", "plain text"] as const)("%s has nothing of empty elements", async (id) => {
  const spoken = [act("ACT ONE"), cue("Mara"), dialogue("Late.")];
  const front = { title: "The Lamp" };
  const empty = [direction(""), cue(" "), dialogue(""), parenthetical("")];
  expect(await write(playWith(front, ...spoken, ...empty, direction("Night.")), id)).toBe(
    await write(playWith(front, ...spoken, direction("Night.")), id),
  );
});

test("Markdown keeps its title and author, even if the play is named after somebody who speaks in it", async () => {
  const play = playWith(
    { title: "Nora", authors: "Mara Voss" },
    cue("Nora"),
    dialogue("No."),
    cue("Nora"),
    dialogue("Yes."),
  );
  const file = { name: "file.md", bytes: new TextEncoder().encode(await write(play, "markdown")) };
  const { front, blocks } = (await readPlayFile(file, numberedIds())).play;
  expect([front.title, front.authors, ...blocks.map((block) => textOf(block).toUpperCase())]).toEqual([
    "Nora",
    "Mara Voss",
    "NORA",
    "NO.",
    "NORA",
    "YES.",
  ]);
});

test("plain text looks like a typed page", async () => {
  const text = await write(play, "plain text");
  expect(text).toContain(`${" ".repeat(26)}ACT ONE\n`);
  expect(text).toContain(
    `${" ".repeat(24)}MARA\n${" ".repeat(14)}(late)\nI do <care>\n1. Really.\n      La la,\n      la.`,
  );
  expect(
    Math.max(
      ...(await write(generatePlay({ seed: 1, speeches: 30 }), "plain text")).split("\n").map(({ length }) => length),
    ),
  ).toBe(60);
});

test.each(["html", "markdown", "plain text"] as const)("%s has all of the front matter", async (id) => {
  const fields = { productionHistory: "Read in Oslo.", musicalNumbers: "Lullaby", acknowledgments: "Thanks to Ann." };
  const characters = [character("Mara", { age: "40", doubling: "also plays the Nurse" })];
  const text = await write(playWith({ title: "The Lamp", ...fields, characters }), id);
  const parts = ["Mara, 40 (also plays the Nurse)", "Production History", "Acknowledgments", ...Object.values(fields)];
  for (const part of parts) expect(text).toContain(part);
});

test.each(["html", "markdown", "plain text", "fountain"] as const)(
  "%s has the front matter in the order of the manuscript's pages",
  async (id) => {
    const fields = {
      title: "THE LAMP",
      dedication: "For Bo.",
      epigraph: "Light comes late.",
      place: "Oslo.",
      time: "Now.",
    };
    const later = { setting: "A yard.", synopsis: "It goes out.", musicalNumbers: "Lullaby" };
    const text = await write(playWith({ ...fields, ...later, characters: [character("Mara")] }), id);
    const order = [
      "THE LAMP",
      "For Bo.",
      "Light comes late.",
      "Mara",
      "Oslo.",
      "Now.",
      "A yard.",
      "It goes out.",
      "Lullaby",
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

const sameBlocks = (a: Play, b: Play): number => {
  const found = new Set(withoutIds(b).blocks.map((block) => JSON.stringify(block)));
  return withoutIds(a).blocks.filter((block) => found.has(JSON.stringify(block))).length;
};

test("every element of an HTML file is recognized again", async () => {
  const long = generatePlay({ seed: 3, speeches: 200 });
  const back = await readBack(long, "html");
  expect(sameBlocks(long, back)).toBe(long.blocks.length);
  expect(back.front.title).toBe(long.front.title);
});

test("the title page of an HTML file is read back exactly", async () => {
  const titlePage = {
    title: "The Lamp",
    subtitle: "A play in the dark",
    authors: "Mara Voss\nTom Ames",
    translator: "bell hooks",
    source: "After a letter",
    draftDate: "Draft 2",
    contact: "4 Wharf Lane\nOslo",
    copyright: "© Mara <Voss>",
  };
  const withoutCredit = playWith(titlePage, cue("MARA"), dialogue("Yes."));
  expect((await readBack(withoutCredit, "html")).front).toEqual(withoutCredit.front);
  const withCredit = playWith({ ...titlePage, credit: "book by" }, cue("MARA"), dialogue("Yes."));
  expect((await readBack(withCredit, "html")).front).toEqual(withCredit.front);
});

const played = playWith(
  {},
  act("ACTO PRIMERO", scene("Escena 1")),
  cue("INÉS"),
  dialogue("Hm."),
  cue("TOMÁS"),
  dialogue("Sí."),
).blocks;

test.each([
  ["html", "es", "Traducción de Ann Lee"],
  ["html", "he", "תרגום: Ann Lee"],
  ["markdown", "en", "Translated by Ann Lee"],
  ["markdown", "fr", "Traduction de Ann Lee"],
  ["plain text", "es", "Traducción de Ann Lee"],
  ["plain text", "de", "Übersetzt von Ann Lee"],
] as const)(
  "%s introduces the translator of a play in %s with “%s”, and finds the name again",
  async (id, language, line) => {
    const given = playWith({ title: "LA TRAMPA", authors: "Inés Robledo", translator: "Ann Lee" }, ...played);
    const { bytes, extension } = await writePlayFile({ ...given, typing: { language } }, id, {
      createdAt: new Date(0),
    });
    expect(new TextDecoder().decode(bytes)).toContain(line);
    const read = (await readPlayFile({ name: `play${extension}`, bytes }, numberedIds())).play;
    expect(read.front).toMatchObject({
      title: "LA TRAMPA",
      authors: "Inés Robledo",
      translator: "Ann Lee",
      subtitle: "",
    });
    expect(read.blocks.map(textOf)).toEqual(played.map(textOf));
  },
);

test("in a text without authors, the translator isn't taken for one", async () => {
  const given = playWith({ title: "THE LAMP", translator: "Ann Lee" }, ...played);
  expect((await readBack(given, "plain text")).front).toMatchObject({
    title: "THE LAMP",
    authors: "",
    translator: "Ann Lee",
  });
});

test.each(["markdown", "plain text"] as const)(
  "all speeches of %s are recognized again, except that songs are spoken",
  async (id) => {
    const long = generatePlay({ seed: 3, speeches: 200 });
    const songs = long.blocks.filter(({ kind }) => kind === "lyric").length;
    expect(sameBlocks(long, await readBack(long, id))).toBeGreaterThanOrEqual(long.blocks.length - songs - 1);
  },
);

const headed = {
  dedication: "Para Inés.",
  epigraph: "La luz tarda.",
  place: "Un puerto",
  time: "Hoy",
  setting: "Una sala.\nUna lámpara.",
  actsAndScenes: "Acto primero, Escena 1: Una sala.\nActo segundo",
  synopsis: "Se apaga.\n\nSe enciende.",
  productionNotes: "Sin pausa.",
  productionHistory: "Leída en Lima.",
  musicalNumbers: "Nana",
  acknowledgments: "Gracias a Ana.",
};

test.each([
  ["html", "es"],
  ["html", "en"],
  ["markdown", "es"],
  ["markdown", "de"],
  ["plain text", "es"],
  ["plain text", "fr"],
  ["fdx", "es"],
] as const)("%s has the front matter under headings in the language %s, and is read back", async (id, language) => {
  const characters = [character("Inés", { description: "escritora" }), character("Tomás")];
  const title = { title: "LA TRAMPA", authors: "Inés Robledo" };
  const body = [act("ACTO PRIMERO", scene("Escena 1")), cue("INÉS"), dialogue("Hm."), cue("TOMÁS"), dialogue("Sí.")];
  const whole = { ...playWith({ ...title, ...headed, characters }, ...body), typing: { language } };
  const { bytes, extension } = await writePlayFile(whole, id, { createdAt: new Date(0) });
  const text = new TextDecoder().decode(bytes);
  const { headings, by } = pageWordsOf(language);
  for (const heading of [...Object.values(headings), by]) expect(text).toContain(heading);
  const { front, blocks } = (await readPlayFile({ name: `play${extension}`, bytes }, numberedIds())).play;
  expect(front).toMatchObject({ ...title, ...headed });
  expect(front.characters.map(({ name, description }) => [name, description])).toEqual([
    ["Inés", "escritora"],
    ["Tomás", ""],
  ]);
  expect(blocks.map(textOf)).toEqual(["ACTO PRIMERO", "Escena 1", "INÉS", "Hm.", "TOMÁS", "Sí."]);
});

test("Markdown keeps empty lines, also in speeches and before a play without headings", async () => {
  const synopsis = "It goes out.\n\n\nIt comes on.";
  const whole = playWith(
    { title: "The Lamp", contact: "Mara\n\nOslo", synopsis },
    cue("MARA"),
    dialogue("So.\n\nYes."),
    cue("TOM"),
    dialogue("No."),
  );
  const { front, blocks } = await readBack(whole, "markdown");
  expect(front).toMatchObject({ title: "The Lamp", synopsis });
  expect(blocks.map(textOf)).toEqual(expect.arrayContaining(["MARA", "So.\n\nYes.", "TOM", "No."]));
});

const markdownPlay = (between: string) =>
  readPlayFile({ name: "a.md", bytes: new TextEncoder().encode(`# Lamp\n\n${between}`) }, numberedIds());

test("a part of the front matter in Markdown may have paragraphs, and characters as a list", async () => {
  const { play } = await markdownPlay(
    "## Cast of Characters\n\n- Mara, 40\n\n- Tom\n\n## Synopsis\n\nIt goes out.\n\nIt comes on.\n\n## Act One\n\n**MARA**\nYes.",
  );
  expect(play.front.synopsis).toBe("It goes out.\n\nIt comes on.");
  expect(play.front.characters.map(({ name }) => name)).toEqual(["Mara", "Tom"]);
  expect(play.blocks.map(textOf)).toEqual(["Act One", "MARA", "Yes."]);
});

test("what's spoken under a heading in Markdown isn't front matter", async () => {
  const { play } = await markdownPlay("## Setting\n\nA kitchen.\n\n**MARA**\nYes.\n\n## Act Two\n\n**MARA**\nNo.");
  expect(play.front.setting).toBe("A kitchen.");
  expect(play.blocks.map(textOf)).toEqual(["MARA", "Yes.", "Act Two", "MARA", "No."]);
});
