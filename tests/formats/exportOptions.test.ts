import { strFromU8, unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { exportPagesSteps } from "#domain/play/formats/export/exportPagesSteps.ts";
import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport, writeOptionsFor } from "#domain/play/formats/export/prepareExport.ts";
import { formats, holds, isReadable, isWritable } from "#domain/play/formats/formats.ts";
import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { forEachField, frontFields } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { frontTable } from "#domain/play/front/frontTable.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import { textOf } from "#domain/play/play.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, character, note, numberedIds, playWith, scene, speech } from "#tests/support/playBuilder.ts";

/* What the options of an export do to the files of each format. */

const lamp = playWith(
  { title: "The Lamp", authors: "Mara Voss", place: "Oslo", characters: [character("NORA")] },
  act("Act One", scene("Scene 1", ...speech("TOM", "Who?"), ...speech("NORA", "I."))),
  note("Cut?"),
  scene("Scene 2", ...speech("TOM", "Good night.")),
);
const createdAt = new Date(0);

type TextFormat = Parameters<typeof writePlayFile>[1];
const textFormats = formats.flatMap((format) => (isWritable(format) && format.id !== "pdf" ? [format] : []));

async function write(format: TextFormat, change: Partial<ExportSettings> = {}, play = lamp): Promise<Uint8Array> {
  const prepared = prepareExport(play, { ...wholePlayAs(format), ...change }, { alsoNames: blindNames });
  return (await writePlayFile(prepared.play, format, { ...writeOptionsFor(prepared), createdAt })).bytes;
}

/** All of a file's text, with what is packed in it. */
function contentOf(bytes: Uint8Array): string {
  if (strFromU8(bytes.subarray(0, 2)) !== "PK") return strFromU8(bytes);
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => `${name}\n${strFromU8(part)}`)
    .join("\n");
}

function print(change: Partial<ExportSettings>, play = lamp): Uint8Array<ArrayBuffer> {
  const prepared = prepareExport(play, { ...wholePlayAs("pdf"), ...change });
  const { watermark } = prepared.settings;
  const fonts = manuscriptFonts();
  return writePdf(runToEnd(exportPagesSteps(prepared)), { fonts, title: "The Lamp", createdAt, watermark });
}

test.each(textFormats.map(({ id }) => id))("a blind copy as %s has no author in any part of the file", async (id) => {
  const notes = { notes: true };
  expect(namesInPlay(contentOf(await write(id, notes, namedPlay))).length).toBeGreaterThan(2);
  const blind = contentOf(await write(id, { ...notes, isBlind: true }, namedPlay));
  expect(blind).toContain("REGINE");
  expect(namesInPlay(blind)).toEqual([]);
});

/** Says for each field whether a blind copy leaves all of it out. */
const isLeftOut = (field: FrontField): boolean => /^(names|leftOut)$/.test(frontTable[field].inBlindCopy);
const isNaming = (field: FrontField): boolean => frontTable[field].inBlindCopy === "names";
const namedBy = frontFields.filter(isNaming).map((field) => `Zora Of${field}`);

/** A play with words of its own in each field, and the names of all who wrote it in those that a blind copy has. */
const fullyNamed = playWith(
  forEachField((field) => {
    if (isNaming(field)) return `Zora Of${field}`;
    return isLeftOut(field) ? `Planted${field}` : [`Kept${field}`, ...namedBy].join(", ");
  }),
  ...speech("REGINE", `Thank ${namedBy.join(" and ")}.`),
);

test.each([...textFormats.map(({ id }) => id), "pdf"] as const)(
  "a blind copy as %s has no field that names people, and their names are nowhere else",
  async (id) => {
    const [named, blind] = await Promise.all(
      [false, true].map(async (isBlind) =>
        id === "pdf" ? pdfText(print({ isBlind }, fullyNamed)) : contentOf(await write(id, { isBlind }, fullyNamed)),
      ),
    );
    const found = (text = "") => frontFields.filter((field) => new RegExp(`(Of|Planted)${field}`, "i").test(text));
    expect(found(named)).toEqual(frontFields.filter(isLeftOut));
    expect(found(blind)).toEqual([]);
    expect(blind).not.toMatch(/zora/i);
    for (const field of frontFields.filter((one) => !isLeftOut(one)))
      expect(blind?.toLowerCase()).toContain(`kept${field}`.toLowerCase());
  },
);

test.each(textFormats.filter((format) => holds(format, "titlePage")).map(({ id }) => id))(
  "%s leaves out the title page and the characters, and keeps the play",
  async (id) => {
    expect(contentOf(await write(id))).toMatch(/Mara Voss[\s\S]*Oslo|Oslo[\s\S]*Mara Voss/);
    const bare = contentOf(await write(id, { titlePage: false, characterPage: false }));
    expect(bare).toContain("Good night.");
    expect(bare).not.toMatch(/Mara Voss|Oslo/);
    expect(contentOf(await write(id, { titlePage: false }))).toContain("Oslo");
    expect(contentOf(await write(id, { characterPage: false }))).toContain("Mara Voss");
  },
);

test.each(["html", "docx", "epub"] as const)(
  "%s keeps its title in its properties without a title page",
  async (id) => {
    expect(contentOf(await write(id, { titlePage: false }))).toMatch(/title>The Lamp</);
  },
);

test("an EPUB without front matter has no page for it", async () => {
  const content = contentOf(await write("epub", { titlePage: false, characterPage: false }));
  expect(content).not.toContain("title.xhtml");
  expect(contentOf(await write("epub"))).toContain("title.xhtml");
});

test.each(textFormats.filter((format) => isReadable(format) && format.id !== "plain text").map(({ id }) => id))(
  "numbers and watermark of %s aren't part of the play when it's read again",
  async (id) => {
    const marks = { watermark: "DRAFT", sceneNumbers: true, speechNumbers: true };
    const name = `play${textFormats.find((format) => format.id === id)?.extensions[0]}`;
    const read = async (bytes: Uint8Array) => (await readPlayFile({ name, bytes }, numberedIds())).play;
    expect(await read(await write(id, marks))).toEqual(await read(await write(id)));
  },
);

const numbers = { sceneNumbers: true, speechNumbers: true };

test("plain text has numbers at the start of the line", async () => {
  const text = contentOf(await write("plain text", numbers));
  expect(text).toMatch(/^I-2 +Scene 2$/m);
  expect(text).toMatch(/^1 {23}TOM$/m);
  expect(text).toMatch(/^3 {23}TOM$/m);
});

test("Final Draft has the numbers of its scenes", async () => {
  expect(contentOf(await write("fdx", numbers)).match(/ Number="[^"]+"/g)).toEqual([' Number="I-1"', ' Number="I-2"']);
});

test("HTML and EPUB have numbers beside the text", async () => {
  for (const id of ["html", "epub"] as const) {
    const page = contentOf(await write(id, numbers));
    expect(page).toMatch(/<h3 class="scene" id="heading-3" data-number="I-2">/);
    expect(page).toContain('<p class="cue" data-number="2">NORA</p>');
    expect(contentOf(await write(id))).not.toContain("data-number=");
  }
});

test("an HTML file's watermark can't end its style or its string", async () => {
  const page = contentOf(await write("html", { watermark: 'Cut"; } </style><script>' }));
  expect(page).toContain(String.raw`content: "Cut\22 \3b  \7d  \3c \2f style\3e \3c script\3e "`);
  expect(page.match(/<script|<\/style>/g)).toEqual(["</style>"]);
});

test("a Word file has frames with the numbers, and the watermark in both page headers", async () => {
  const parts = unzipSync(await write("docx", { ...numbers, watermark: 'A "B" & C' }));
  const document = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  expect(document.match(/<w:framePr/g)).toHaveLength(5);
  for (const name of ["word/header1.xml", "word/header2.xml"])
    expect(strFromU8(parts[name] ?? new Uint8Array())).toContain('string="A &quot;B&quot; &amp; C"');
  expect(contentOf(await write("docx"))).not.toMatch(/framePr|WaterMark/);
});

test("a PDF prints numbers and a watermark on each page, neither of them read aloud", async () => {
  const bytes = print({ ...numbers, watermark: "DRAFT" });
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const content = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    const words = content.items.map((item) => ("str" in item ? item.str.trim() : ""));
    expect(words.filter((word) => word === "DRAFT")).toHaveLength(1);
  }
  const text = await pdfText(bytes);
  for (const number of ["I-1", "I-2", "3"]) expect(text).toMatch(new RegExp(String.raw`(^|\s)${number}(\s|$)`, "m"));
  expect(text).toContain("/Artifact <</Type /Pagination /Subtype /Watermark>> BDC q");
});

test("a PDF marks changed lines and colors their pages, and neither is part of its text", async () => {
  const since = { ...lamp, blocks: lamp.blocks.filter((block) => textOf(block) !== "Good night.") };
  const prepared = prepareExport(lamp, wholePlayAs("pdf"), { revision: { since, color: "pink" } });
  const manuscript = runToEnd(exportPagesSteps(prepared));
  const bytes = writePdf(manuscript, { fonts: manuscriptFonts(), title: "The Lamp", createdAt });
  const text = await pdfText(bytes);
  expect(text).toContain("/Artifact <</Type /Background /BBox [0 0 612 792]>> BDC q 0.98 0.859 0.894 rg");
  expect(text).toMatch(/\/Artifact <<\/Type \/Pagination>> BDC\s+BT\s/);
  expect(await pdfText(print({}))).not.toContain("/Background");
  const back = await readPlayFile({ name: "lamp.pdf", bytes }, numberedIds());
  const unmarked = await readPlayFile({ name: "lamp.pdf", bytes: print({}) }, numberedIds());
  expect(back.play).toEqual(unmarked.play);
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  expect(items.map((item) => ("str" in item ? item.str.trim() : "")).filter((each) => each === "*")).toHaveLength(1);
});

test("a PDF without a watermark draws none", async () => {
  expect(await pdfText(print({}))).not.toContain("Watermark");
});

test("letters of a watermark that no font has are listed", () => {
  const prepared = prepareExport(lamp, { ...wholePlayAs("pdf"), watermark: "Probe 世" });
  const manuscript = runToEnd(exportPagesSteps(prepared));
  const fonts = manuscriptFonts();
  expect(canPrint(manuscript, fonts)).toBe(true);
  expect(canPrint(manuscript, fonts, "Probe 世")).toBe(false);
  const [missing] = missingGlyphs(manuscript, fonts, lamp.blocks, "Probe 世");
  expect(missing).toMatchObject({ character: "世", places: [{ section: "watermark", quote: "Probe 世" }] });
});
