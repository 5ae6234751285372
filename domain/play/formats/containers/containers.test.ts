import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

const pack = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

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
