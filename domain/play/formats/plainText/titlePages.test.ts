import { expect, test } from "vitest";
import { odtFile } from "#tests/support/odtFile.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, styled, wordFile } from "#tests/support/wordFile.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

/* Title pages as people type them, in each kind of file. */

async function read(name: string, bytes: Uint8Array) {
  const { play } = await readPlayFile({ name, bytes }, numberedIds());
  const { title, subtitle, authors } = play.front;
  return { front: { title, subtitle, authors }, lines: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`) };
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

type Lines = readonly string[];

/** Each file has a paragraph for each line. */
const files: Readonly<Record<string, (lines: Lines) => Uint8Array>> = {
  "play.docx": (lines) => wordFile({ body: lines.map((line) => paragraph(line)).join("") }),
  "play.odt": (lines) => odtFile({ body: lines.map((line) => `<text:p>${line}</text:p>`).join("") }),
  "play.txt": (lines) => utf8(lines.join("\n\n")),
  "play.md": (lines) => utf8(lines.join("\n\n")),
  "play.rtf": (lines) => utf8(`{\\rtf1 ${lines.map((line) => `\\pard ${line}\\par`).join("\n")}}`),
  "play.html": (lines) => utf8(lines.map((line) => `<p>${line}</p>`).join("\n")),
};

const body = [
  "ACT ONE",
  "SCENE 1",
  "MACBETH",
  "So foul and fair a day I have not seen.",
  "BANQUO",
  "How far is it called to Forres?",
  "MACBETH",
  "Speak, if you can.",
  "BANQUO",
  "Good sir, why do you start?",
];
const recognized = [
  "act: ACT ONE",
  "scene: SCENE 1",
  "cue: MACBETH",
  "dialogue: So foul and fair a day I have not seen.",
  "cue: BANQUO",
];

const pages = [
  { page: ["MACBETH", "by William Shakespeare"], subtitle: "", authors: "William Shakespeare" },
  { page: ["MACBETH", "by", "William Shakespeare"], subtitle: "", authors: "William Shakespeare" },
  { page: ["MACBETH", "A Tragedy", "William Shakespeare"], subtitle: "A Tragedy", authors: "William Shakespeare" },
  { page: ["MACBETH", "A Tragedy in Five Acts"], subtitle: "A Tragedy in Five Acts", authors: "" },
  { page: ["MACBETH"], subtitle: "", authors: "" },
];

test.each(Object.keys(files).flatMap((name) => pages.map((page) => ({ name, ...page }))))(
  "in $name, a play that's named after its hero has its title: $page",
  async ({ name, page, subtitle, authors }) => {
    const found = await read(name, files[name]?.([...page, ...body]) ?? new Uint8Array());
    expect(found.front).toEqual({ title: "MACBETH", subtitle, authors });
    expect(found.lines.slice(0, 5)).toEqual(recognized);
  },
);

test.each(Object.keys(files))("in %s, a part of a play that begins with a speech has no title page", async (name) => {
  for (const speech of ["By God, you're late.", "I waited for you.", "Jane Smith!"]) {
    const found = await read(name, files[name]?.(["MACBETH", speech, ...body]) ?? new Uint8Array());
    expect(found.lines.slice(0, 2)).toEqual(["cue: MACBETH", `dialogue: ${speech}`]);
  }
});

const titleStyle =
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Subtitle"><w:name w:val="Subtitle"/></w:style>';
const pageBreak = paragraph('<w:r><w:br w:type="page"/></w:r>');

test.each([
  ["on its page", [paragraph("by"), paragraph("William Shakespeare")]],
  ["in a line", [paragraph("by William Shakespeare")]],
  ["on a page of its own", [pageBreak, paragraph("Written by William Shakespeare"), pageBreak]],
  ["below a subtitle", [styled("Subtitle", "A Tragedy"), pageBreak, paragraph("by"), paragraph("William Shakespeare")]],
])("below a title in Word's own style, the author %s is found", async (_, below) => {
  const all = [styled("Title", "Macbeth"), ...below, ...body.map((line) => paragraph(line))];
  const found = await read("play.docx", wordFile({ body: all.join(""), styles: titleStyle }));
  expect(found.front).toMatchObject({ title: "Macbeth", authors: "William Shakespeare" });
  expect(found.lines.slice(0, 5)).toEqual(recognized);
});

test("below a title in Word's own style, what isn't an author stays in the play", async () => {
  const all = [
    styled("Title", "Macbeth"),
    paragraph("For my mother, who asked."),
    ...body.map((line) => paragraph(line)),
  ];
  const found = await read("play.docx", wordFile({ body: all.join(""), styles: titleStyle }));
  expect(found.lines.slice(0, 2)).toEqual(["direction: For my mother, who asked.", "act: ACT ONE"]);
});

const oneActs = [
  ["СТАНЦИЯ", "Пьеса в одном действии", "АННА", "ПЁТР"],
  ["THE STATION", "A play in one act", "ANNA", "PETER"],
  ["Der Bahnhof", "Stück in einem Akt", "ANNA", "PETER"],
  ["LA GARE", "Pièce en un acte", "ANNA", "PIERRE"],
  ["LA ESTACIÓN", "Obra en un acto", "ANA", "PEDRO"],
  ["LA STAZIONE", "Dramma in un atto", "ANNA", "PIETRO"],
  ["STATIONEN", "Pjäs i en akt", "ANNA", "PETER"],
] as const;

test.each(
  oneActs.flatMap(([title, kind, first, second]) =>
    [[], [`${first} — 30`]].flatMap((before) =>
      ["\n", "\n\n"].map((below) => ({ title, kind, first, second, before, below })),
    ),
  ),
)(
  "$kind below $title is its subtitle, without a heading after it",
  async ({ title, kind, first, second, before, below }) => {
    const speeches = Array.from({ length: 6 }, (_, at) => `${at % 2 ? second : first}: Ja, ${at}.`);
    const text = [`${title}${below}${kind}`, ...before, ...speeches].join("\n\n");
    const { front, lines } = await read("play.txt", utf8(text));
    expect(front).toEqual({ title, subtitle: kind, authors: "" });
    expect(lines.slice(before.length, before.length + 2)).toEqual([`cue: ${first}`, "dialogue: Ja, 0."]);
  },
);

test.each(Object.entries(files))("an address below the author in %s is on the title page, too", async (name, write) => {
  const address = ["Ann Lee", "4 Wharf Lane", "ann@example.com", "(503) 555-0188"];
  const { play } = await readPlayFile(
    { name, bytes: write(["THE FERRY", "by Ann Lee", ...address, ...body]) },
    numberedIds(),
  );
  expect(play.front).toMatchObject({ title: "THE FERRY", authors: "Ann Lee", contact: address.join("\n") });
  expect(play.blocks.slice(0, 1).map(textOf)).toEqual(["ACT ONE"]);
});

test("short lines below a title page without a way to reach anybody are no address", async () => {
  const bytes = utf8(["THE FERRY", "by Ann Lee", "A river at night", "Winter 1907", ...body].join("\n\n"));
  const { play } = await readPlayFile({ name: "play.txt", bytes }, numberedIds());
  expect(play.front.contact).toBe("");
  expect(play.blocks.slice(0, 2).map(textOf)).toEqual(["A river at night", "Winter 1907"]);
});
