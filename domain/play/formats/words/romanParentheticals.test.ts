import { expect, test } from "vitest";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { cue, dialogue, numberedIds, parenthetical, play, scene } from "#tests/support/playBuilder.ts";
import { guildModern } from "../../layout/designs/guildModern.ts";
import { layouts } from "../../layout/designs/layouts.ts";
import { paginate } from "../../layout/paginate.ts";
import type { Play, Span } from "../../play.ts";
import { writePdf } from "../pdf/writePdf.ts";
import { readPasted } from "../reading/readPasted.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";

const whole: readonly Span[] = [{ text: "softly", italic: true }];
const partly: readonly Span[] = [{ text: "softly, " }, { text: "then", italic: true }, { text: " loudly" }];

const given: Play = play(
  scene("Scene 1"),
  ...[whole, partly].flatMap((text) => [cue("NORA"), parenthetical(text), dialogue("Go!")]),
);

const parentheticalsIn = ({ blocks }: Pick<Play, "blocks">) =>
  blocks.filter(({ kind }) => kind === "parenthetical").map(({ text }) => text);
const expected = [[{ text: "softly" }], partly];

test.each(["fountain", "docx", "fdx", "html", "markdown", "downstage"] as const)(
  "a parenthetical in italics in a %s file is stored like a typed one, and italics of single words stay",
  async (id) => {
    const { bytes, extension } = await writePlayFile(given, id, { layout: guildModern, createdAt: new Date(0) });
    const { play: read } = await readPlayFile({ name: `play.${extension}`, bytes }, numberedIds());
    expect(parentheticalsIn(read)).toEqual(expected);
  },
);

const files = {
  "play.rtf": String.raw`{\rtf1\ansi NORA: ({\i softly}) Go!\par NORA: (softly, {\i then} loudly) Go!\par}`,
  "play.html": "<p>NORA: <i>(softly)</i> Go!</p><p>NORA: (softly, <i>then</i> loudly) Go!</p>",
  "play.md": "NORA: *(softly)* Go!\n\nNORA: (softly, *then* loudly) Go!",
  "play.fountain": "NORA\n(*softly*)\nGo!\n\nNORA\n(softly, *then* loudly)\nGo!",
  "play.ds": "## NORA\n\nNORA\n(*softly*)\nGo!\n\nNORA\n(softly, *then* loudly)\nGo!",
  "play.fdx": `<?xml version="1.0"?><FinalDraft DocumentType="Script" Version="1"><Content>${[
    '<Text Style="Italic">(softly)</Text>',
    '<Text>(softly, </Text><Text Style="Italic">then</Text><Text> loudly)</Text>',
  ]
    .map(
      (text) =>
        `<Paragraph Type="Character"><Text>NORA</Text></Paragraph><Paragraph Type="Parenthetical">${text}</Paragraph><Paragraph Type="Dialogue"><Text>Go!</Text></Paragraph>`,
    )
    .join("")}</Content></FinalDraft>`,
  "play.xml": `<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body>${[
    '<hi rend="italic">softly</hi>',
    'softly, <hi rend="italic">then</hi> loudly',
  ]
    .map((text) => `<sp><speaker>NORA</speaker><stage>${text}</stage><p>Go!</p></sp>`)
    .join("")}</body></text></TEI>`,
};

test.each(Object.entries(files))(
  "italics of a whole parenthetical in %s of another program are left out",
  async (name, text) => {
    const { play: read } = await readPlayFile({ name, bytes: new TextEncoder().encode(text) }, numberedIds());
    expect(parentheticalsIn(read)).toEqual(expected);
  },
);

/** The second layout prints all of a parenthetical in italics, so single words don't stand out on its pages. */
const onPages = [
  ["guild-modern", expected],
  ["uk", [[{ text: "softly" }], [{ text: "softly, then loudly" }]]],
] as const;

test.each(onPages)("a PDF in the layout %s gives typed parentheticals back", async (name, expectedHere) => {
  const layout = layouts[name];
  const fonts = manuscriptFonts(layout.font.family);
  const bytes = writePdf(paginate(given, layout), { fonts, title: "", author: "", createdAt: new Date(0) });
  const { play: read } = await readPlayFile({ name: "play.pdf", bytes }, numberedIds());
  expect(parentheticalsIn(read)).toEqual(expectedHere);
});

test("a pasted parenthetical is stored in the same way", () => {
  const text = "NORA\n(*softly*)\nGo!\n\nNORA\n(softly, *then* loudly)\nGo!\n\n## Scene 2";
  expect(parentheticalsIn(readPasted({ text, html: "" }, numberedIds()))).toEqual(expected);
});

test("Ghostlight's own format keeps what was typed", async () => {
  const { bytes } = await writePlayFile(given, "json", { createdAt: new Date(0) });
  const { play: read } = await readPlayFile({ name: "play.json", bytes }, numberedIds());
  expect(parentheticalsIn(read)).toEqual([whole, partly]);
});
