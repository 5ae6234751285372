import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

const pack = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

async function readAll(name: string, bytes: Uint8Array) {
  const { play, notices } = await readPlayFile({ name, bytes }, numberedIds());
  return {
    play,
    lines: play.blocks.map((block) => `${block.kind}${block.simultaneous ? " ^" : ""}: ${textOf(block)}`),
    notices,
    codes: notices.map(({ code, count }) => `${code} ${count}`),
  };
}

async function read(name: string, bytes: Uint8Array) {
  const { play } = await readPlayFile({ name, bytes }, numberedIds());
  return { title: play.front.title, blocks: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`) };
}

const scene = ["cue: MARA", "dialogue: Good morning."];

test("a Highland file is read as the Fountain in it", async () => {
  const bytes = pack({
    "play.textbundle/text.md": "Title: The Lamp\n\nMARA\nGood morning.",
    "play.textbundle/info.json": "{}",
  });
  expect(await read("play.highland", bytes)).toEqual({ title: "The Lamp", blocks: scene });
});

test("a Fade In file is read by its style names", async () => {
  const para = (style: string, text: string) => `<para><style basestylename="${style}"/><text>${text}</text></para>`;
  const document = `<document type="Open Screenplay Format document" version="30"><info title="The Lamp"/><paragraphs>${para("Character", "MARA")}${para("Dialogue", "Good morning.")}</paragraphs></document>`;
  expect(await read("play.fadein", pack({ "document.xml": document }))).toEqual({ title: "The Lamp", blocks: scene });
});

test.each(["play.osf", "play.xml"])("%s in Open Screenplay Format is read like the file of Fade In", async (name) => {
  const para = (style: string, text: string) => `<para><style basestyle="${style}"/><text>${text}</text></para>`;
  const document = `<document type="Open Screenplay Format document" version="40"><info title="The Lamp"/><paragraphs>${para("Character", "MARA")}${para("Dialogue", "Good morning.")}</paragraphs></document>`;
  expect(await read(name, strToU8(document))).toEqual({ title: "The Lamp", blocks: scene });
});

test("a Celtx project is read by its classes", async () => {
  const script = '<html><body><p class="character">MARA</p><p class="dialog">Good morning.</p></body></html>';
  const project =
    '<RDF:RDF xmlns:RDF="r" xmlns:dc="d"><cx:Project xmlns:cx="c"><dc:title>The Lamp</dc:title></cx:Project></RDF:RDF>';
  const bytes = pack({ "project.rdf": project, "script-abc.html": script });
  expect(await read("play.celtx", bytes)).toEqual({ title: "The Lamp", blocks: scene });
});

test.each(["play.highland", "play.fadein", "play.celtx", "play.docx"])(
  "%s without a script is refused",
  async (name) => {
    await expect(read(name, pack({ "other.txt": "x" }))).rejects.toThrow(Refused);
  },
);

const osf = (paragraphs: string, { version = "40", more = "" } = {}): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?><document type="Open Screenplay Format document" version="${version}">${more}<paragraphs>${paragraphs}</paragraphs></document>`,
  );

test("notes, synopses and alternates of Fade In become private notes, and what's left out has its place", async () => {
  const { lines, notices, codes, play } = await readAll(
    "play.osf",
    osf(
      `<para scene_number="7" note="Too short?" synopsis="They meet."><style basestyle="Scene Heading"/><text>Scene 1</text></para>
       <para><style basestyle="Character"/><text>MARA</text></para>
       <para><style basestyle="Dialogue"/><text>Hello </text><text revision="1">there.</text><alternates><alternate><text>Good morning.</text></alternate></alternates></para>
       <para omitted="1"><style basestyle="Scene Heading"/><text>Scene 2</text></para>
       <para omitted="1"><style basestyle="Action"/><text>Nothing.</text></para>
       <para><style basestyle="Scene Heading"/><text>Scene 3</text></para>`,
    ),
  );
  expect(lines).toEqual([
    ...["scene: Scene 1", "note: They meet.", "note: Too short?", "cue: MARA", "dialogue: Hello there."],
    ...["note: Good morning.", "scene: Scene 3"],
  ]);
  expect(codes).toEqual(
    expect.arrayContaining(["notes 2", "alternates 1", "revisions 1", "sceneNumbers 1", "omittedScenes 1"]),
  );
  expect(notices.find(({ code }) => code === "revisions")?.places).toEqual([{ blockId: play.blocks[4]?.id }]);
});

test.each([
  [
    "2.1",
    '<para><style baseStyleName="Character" dualDialogue="1"/><text>MARA</text></para><para><style baseStyleName="Dialogue"/><text>Yes. </text><text strikeThrough="1">No.</text></para>',
  ],
  [
    "2.0",
    '<para><style basestylename="Character" dualdialogue="1"/><text>MARA</text></para><para><style basestylename="Dialogue"/><text>Yes. </text><text strikethrough="1">No.</text></para>',
  ],
  [
    "with numbers of styles",
    '<para><style builtin_index="3" dualdialogue="1"/><text>MARA</text></para><para><style builtin_index="5"/><text>Yes. </text><text strikeout="1">No.</text></para>',
  ],
  [
    "with styles of its own",
    '<para><style basestyle="Who" dualdialogue="1"/><text>MARA</text></para><para><style name="Dialogue"/><text>Yes. </text><text strikeout="1">No.</text></para>',
  ],
])("a script of version %s is read", async (_, paragraphs) => {
  const more = '<styles><style name="Who" basestyle="Whoever"/><style name="Whoever" basestyle="Character"/></styles>';
  const second =
    '<para><style basestyle="Character"/><text>TOM</text></para><para><style basestyle="Dialogue"/><text>Yes.</text></para>';
  const { lines } = await readAll("play.osf", osf(paragraphs + second, { more }));
  expect(lines).toEqual(["cue: MARA", "dialogue: Yes.", "note: No.", "cue ^: TOM", "dialogue: Yes."]);
});

test("version 1 has emphasis in its text, and later versions have such signs as text", async () => {
  const paragraphs =
    '<para><style basestylename="Character"/><text>MARA</text></para><para><style basestylename="Dialogue"/><text>A &lt;b&gt;lamp&lt;/b&gt;&lt;br&gt;&lt;font="Arial"&gt;here&lt;/font&gt;.</text></para>';
  const { play } = await readAll("play.osf", osf(paragraphs, { version: "12" }));
  expect(play.blocks[1]?.text).toEqual([{ text: "A " }, { text: "lamp", bold: true }, { text: "\nhere." }]);
  const later = await readAll("play.osf", osf(paragraphs, { version: "30" }));
  expect(later.lines[1]).toContain("<b>lamp</b>");
});

test("bookmarks on the title page name its parts", async () => {
  const line = (bookmark: string, text: string) => `<para bookmark="${bookmark}"><style/><text>${text}</text></para>`;
  const titlepage = `<titlepage>${line("", "")}${line("Title", "The Lamp")}${line("Author", "Mara Voss")}${line("Contact", "mara@example.test")}</titlepage>`;
  const { play } = await readAll(
    "play.osf",
    osf('<para><style basestyle="Action"/><text>Night.</text></para>', { more: titlepage }),
  );
  expect(play.front).toMatchObject({ title: "The Lamp", authors: "Mara Voss", contact: "mara@example.test" });
});

test("other documents of a Celtx project are left out with a notice", async () => {
  const script = '<html><body><p class="character">MARA</p><p class="dialog">Good morning.</p></body></html>';
  const bytes = pack({
    "project.rdf": "<r/>",
    "script-a.html": script,
    "scratch-a.html": "<p>Ideas</p>",
    "lamp.png": "x",
  });
  expect((await readAll("play.celtx", bytes)).codes).toContain("otherFiles 2");
});

test("marks of revisions in Highland are resolved, and what they leave out becomes private notes", async () => {
  const text =
    "Title: X\n\n# ACT I\n\nMARA\nGood {++bright ++}morning{--, Tom--}. {~~Hi~>Hello~~} {==you==}.{>>Too long?<<}\n\nTOM\nNo {++ end.";
  const { lines, notices, codes } = await readAll("play.highland", pack({ "x.textbundle/text.md": text }));
  expect(lines).toEqual([
    ...["act: ACT I", "cue: MARA", "dialogue: Good bright morning. Hello you."],
    ...["note: , Tom", "note: Hi", "note: Too long?", "cue: TOM", "dialogue: No {++ end."],
  ]);
  expect(codes).toEqual(["added 2", "deleted 2", "comments 1"]);
  expect(notices[0]?.places).toEqual([{ line: 6 }, { line: 6 }]);
});

test("a Highland file of the first version is Fountain", async () => {
  expect((await readAll("play.highland", strToU8("Title: X\n\nMARA\nHello."))).lines).toEqual([
    "cue: MARA",
    "dialogue: Hello.",
  ]);
});
