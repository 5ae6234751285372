import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { odtFile } from "#tests/support/odtFile.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, wordFile } from "#tests/support/wordFile.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "./readPlayFile.ts";

async function read(name: string, bytes: Uint8Array) {
  const { format, play, notices } = await readPlayFile({ name, bytes }, numberedIds());
  return { format, texts: play.blocks.map(textOf), title: play.front.title, codes: notices.map(({ code }) => code) };
}

const utf8 = (text: string): Uint8Array => strToU8(text);
const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync({ ...files });

const word = wordFile({ body: paragraph("Night.") });
const openDocument = odtFile({ body: "<text:p>Night.</text:p>" });
const osf = utf8(
  '<?xml version="1.0"?>\n<!-- a script --><document type="Open Screenplay Format document" version="40"><paragraphs><para><style basestyle="Action"/><text>Night.</text></para></paragraphs></document>',
);
const fdx = utf8(
  '<?xml version="1.0"?><FinalDraft><Content><Paragraph Type="Action"><Text>Night.</Text></Paragraph></Content></FinalDraft>',
);

test.each([
  ["play.docx", openDocument, "odt"],
  ["play.odt", word, "docx"],
  ["play.doc", word, "docx"],
  ["play.doc", utf8("{\\rtf1 Night.\\par}"), "rtf"],
  ["play.doc", utf8("<html><body><p>Night.</p></body></html>"), "html"],
  ["play.fadein", osf, "osf"],
  ["play.xml", osf, "osf"],
  ["play.xml", fdx, "fdx"],
  ["play.osf", pack({ "document.xml": osf }), "fadein"],
  ["play.zip", word, "docx"],
  ["play.zip", pack({ "document.xml": osf }), "fadein"],
] as const)("%s (%#) is read as what it is, whatever its name says", async (name, bytes, format) => {
  expect(await read(name, bytes)).toMatchObject({ format, texts: ["Night."] });
});

test("the only play in a ZIP archive is read, and a notice says so", async () => {
  const bytes = pack({
    "play/": new Uint8Array(),
    "play/The Lamp.docx": word,
    "__MACOSX/play/._The Lamp.docx": utf8("x"),
    "play/picture.png": utf8("x"),
    LICENSE: utf8("x"),
  });
  expect(await read("draft.zip", bytes)).toMatchObject({
    format: "docx",
    texts: ["Night."],
    title: "The Lamp",
    codes: expect.arrayContaining(["archive"]),
  });
});

test.each([
  ["several.zip", pack({ "a.docx": word, "b.txt": utf8("x") }), "several files. Unpack it"],
  ["none.zip", pack({ "a.png": utf8("x") }), "no file in “none.zip”"],
  ["inner.zip", pack({ "a.zip": word }), "no file in “inner.zip”"],
  ["damaged.zip", utf8("PK\x03\x04"), "damaged or incomplete"],
  ["text.zip", utf8("Night."), "can't import .zip"],
  ["empty.zip", pack({ "a.txt": new Uint8Array() }), "“a.txt” is empty"],
])("%s is refused with what to do", async (name, bytes, reason) => {
  await expect(read(name, bytes)).rejects.toThrow(reason);
});

test.each([
  ["play.doc", "save it as .docx"],
  ["play.fdr", "save it as .fdx"],
  ["play.pages", "choose File > Export To > Word"],
  ["play.gdoc", "only a link"],
  ["play.mmx", "export it as Final Draft"],
  ["play.wpd", "WordPerfect"],
  ["play.wps", "Microsoft Works"],
])("for %s, the message says how to save it as something else", async (name, advice) => {
  await expect(read(name, utf8("anything"))).rejects.toThrow(advice);
});
