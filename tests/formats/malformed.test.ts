import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { formats, isReadable, type ReadableId } from "#domain/play/formats/formats.ts";
import { PdfFile, ref } from "#domain/play/formats/pdf/pdfFile.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import type { writers } from "#domain/play/formats/writing/writers.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { Refused } from "#domain/refused.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { isLinear } from "#tests/support/growth.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { odtFile } from "#tests/support/odtFile.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, run, table, wordFile } from "#tests/support/wordFile.ts";

/* Damaged and hostile files: a play or a refusal that a person can act on, never another error, and never for long. */

const fonts = manuscriptFonts();

/** Files of each format to mutate: what we write, and small ones for formats that we only read. */
const play = generatePlay({ seed: 11, speeches: 25 });
const small: Partial<Record<ReadableId, () => Uint8Array>> = {
  pdf: () =>
    writePdf(paginate(generatePlay({ seed: 11, speeches: 8 })), {
      fonts,
      title: play.front.title,
      createdAt: new Date(0),
    }),
  rtf: () =>
    utf8(
      "{\\rtf1\\ansi{\\stylesheet{\\s1 Dialogue;}}\\pard\\qc MARA\\par\\pard\\s1 Good \\'e9\\u1071? {\\b morning}.\\par}",
    ),
  tei: () =>
    utf8(
      '<?xml version="1.0"?><TEI><text><body><div type="act"><head>I</head><sp><speaker>A</speaker><p>Hi <stage>(x)</stage> no.</p></sp></div></body></text></TEI>',
    ),
  highland: () => zipSync({ "x/text.md": utf8("Title: X\n\nMARA\nGood morning.") }),
  fadein: () =>
    zipSync({
      "document.xml": utf8(
        '<document><paragraphs><para><style basestylename="Dialogue"/><text>Hi</text></para></paragraphs></document>',
      ),
    }),
  osf: () =>
    utf8(
      '<document type="Open Screenplay Format document"><paragraphs><para><style basestyle="Dialogue"/><text bold="1">Hi</text></para></paragraphs></document>',
    ),
  odt: () => odtFile({ body: odtBody, automatic: odtStyles }),
  celtx: () =>
    zipSync({
      "script-1.html": utf8('<p class="character">A</p><p class="dialog">Hi</p>'),
      "project.rdf": utf8("<r><title>X</title></r>"),
    }),
};
const odtStyles =
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="P2"><style:paragraph-properties fo:margin-left="2in"/></style:style><style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"/><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="I" style:num-suffix="."/></text:list-style>';
const odtBody =
  '<text:list text:style-name="L1"><text:list-item><text:p text:style-name="P1">MARA<text:s text:c="3"/>Hi</text:p></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>TOM</text:p></table:table-cell><table:table-cell><text:p>No <text:ruby><text:ruby-base>x</text:ruby-base><text:ruby-text>y</text:ruby-text></text:ruby></text:p></table:table-cell></table:table-row></table:table>';
function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function sampleOf(id: ReadableId): Promise<Uint8Array> {
  const own = small[id];
  return own
    ? own()
    : (await writePlayFile(play, id as keyof typeof writers, { notes: true, createdAt: new Date(0) })).bytes;
}

/** Files as other programs write them, with what our own files don't have. */
const foreign: readonly (readonly [what: string, name: string, sample: () => Uint8Array])[] = [
  [
    "a Word document with numbers, readings, tables and styles",
    "play.docx",
    () =>
      wordFile({
        body: [
          numberedInWord("ACT"),
          paragraph(`${ruby("鍵", "かぎ")}${run(" をかけた。", "<w:strike/>")}`),
          table([
            ["MARA", "Hello."],
            ["TOM", paragraph(run("Hi.", "<w:vanish/>")) + numberedInWord("one")],
            ["MARA", table([["TOM", "Within."]])],
          ]),
          paragraph("<w:ins><w:r><w:t>In</w:t></w:r></w:ins><w:del><w:r><w:delText>Out</w:delText></w:r></w:del>"),
        ].join(""),
        styles: '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="Act"/><w:basedOn w:val="A"/></w:style>',
        more: {
          "word/numbering.xml":
            '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="ACT %1"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="ordinalText"/><w:lvlText w:val="%1.%2"/><w:lvlRestart w:val="1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="3"/></w:lvlOverride></w:num></w:numbering>',
        },
      }),
  ],
  [
    "a web page with readings, tables and styles",
    "play.html",
    () =>
      utf8(
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><style>.cut { text-decoration: line-through } p.n { margin-left: 2in }</style></head><body><p class="n">MARA</p><p>Hello <ruby>鍵<rt>かぎ</rt></ruby> <span class="cut">no</span></p><table><tr><td>TOM</td><td>Hi <a epub:type="noteref">1</a></td></tr><tr><td>MARA</td><td>Bye</td></tr></table></body></html>',
      ),
  ],
  [
    "a book of two chapters",
    "play.epub",
    () =>
      zipSync({
        mimetype: utf8("application/epub+zip"),
        "META-INF/container.xml": utf8('<container><rootfile full-path="b.opf"/></container>'),
        "b.opf": utf8(
          '<package><metadata><title>T</title></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
        ),
        "a.xhtml": utf8(
          '<html><head><link rel="stylesheet" href="c.css"/></head><body><p>MARA: Hello.</p></body></html>',
        ),
        "b.xhtml": utf8("<html><body><h2>Act I</h2><p>TOM: Hi.</p></body></html>"),
        "c.css": utf8("p { font-style: italic }"),
      }),
  ],
  [
    "Markdown with struck-out text",
    "play.md",
    () => utf8("# X\n\n## Act I\n\n**MARA**\nHello ~~you~~ ~~*all*~~.\n\n~~TOM~~\n"),
  ],
  [
    "a ZIP archive",
    "play.zip",
    () => zipSync({ "a/play.fountain": utf8("MARA\nHello."), "__MACOSX/._play.fountain": utf8("x") }),
  ],
];

function numberedInWord(text: string): string {
  return paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
}

function ruby(base: string, reading: string): string {
  return `<w:r><w:ruby><w:rt><w:r><w:t>${reading}</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>${base}</w:t></w:r></w:rubyBase></w:ruby></w:r>`;
}

/** Numbers in 0..1, the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Mutation = (sample: Uint8Array, next: () => number) => Uint8Array;

const concat = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

function withFlips(sample: Uint8Array, next: () => number, flips: number): Uint8Array {
  const copy = sample.slice();
  for (let flip = 0; flip < flips; flip++) copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
  return copy;
}

const mutations: readonly Mutation[] = [
  (sample, next) => sample.slice(0, Math.floor(next() * sample.length)),
  (sample, next) => {
    const at = Math.floor(next() * sample.length);
    return concat(sample.subarray(0, at), sample.subarray(at + Math.floor(next() * 20)));
  },
  (sample, next) => withFlips(sample, next, 1),
  (sample, next) => withFlips(sample, next, 20),
  // A piece of the file is repeated somewhere else.
  (sample, next) => {
    const [from, at] = [Math.floor(next() * sample.length), Math.floor(next() * sample.length)];
    return concat(sample.subarray(0, at), sample.subarray(from, from + next() * 2000), sample.subarray(at));
  },
  // The wrong encoding: two bytes for each.
  (sample) => new Uint8Array(Uint16Array.from(sample).buffer),
];

function mutate(sample: Uint8Array, next: () => number): Uint8Array {
  const mutation = mutations[Math.floor(next() * mutations.length)] ?? withFlipsOnce;
  const isZip = sample[0] === 0x50 && sample[1] === 0x4b;
  return isZip && next() < 0.5 ? mutateEntry(sample, next, mutation) : mutation(sample, next);
}

const withFlipsOnce: Mutation = (sample, next) => withFlips(sample, next, 1);

/** Changes a file within a ZIP container, which is otherwise intact. */
function mutateEntry(sample: Uint8Array, next: () => number, mutation: Mutation): Uint8Array {
  const entries = unzipSync(sample);
  const names = Object.keys(entries);
  const name = names[Math.floor(next() * names.length)] ?? "";
  const entry = entries[name];
  return entry ? zipSync({ ...entries, [name]: mutation(entry, next) }) : sample;
}

const longestMilliseconds = 5000;

/** Reads a file. Returns false if it's refused; any other error fails the test, and so does taking too long. */
async function reads(name: string, bytes: Uint8Array): Promise<boolean> {
  const start = process.cpuUsage();
  try {
    return await isRead(name, bytes);
  } finally {
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(longestMilliseconds);
  }
}

async function isRead(name: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await readPlayFile({ name, bytes }, numberedIds());
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.message.length).toBeGreaterThan(20);
    return false;
  }
}

/** Damaged files of each format. `npm run fuzz` reads more. */
const runs = Number(process.env.MUTATED_FILES ?? 25);
const maxBytes = 1_000_000_000;
const readable = formats.filter(isReadable);

test.each(readable.map(({ id, extensions }) => [id, extensions[0]] as const))(
  "mutated %s files are read or refused",
  { timeout: 120_000 + 200 * runs },
  async (id, extension) => readMutated(`play${extension}`, await sampleOf(id), id.length),
);

test.each(foreign)("mutations of %s are read or refused", { timeout: 120_000 + 200 * runs }, (what, name, sample) =>
  readMutated(name, sample(), what.length),
);

async function readMutated(name: string, sample: Uint8Array, seed: number): Promise<void> {
  expect(await reads(name, sample)).toBe(true);
  const next = numbersFrom(seed * 7919 * Number(process.env.SEED ?? 1));
  for (let at = 0; at < runs; at++) {
    await reads(name, mutate(sample, next));
    expect(process.memoryUsage.rss()).toBeLessThan(maxBytes);
  }
}

/** A PDF of one page with these operators, or one whose tree of pages is as given. */
function pdfOf(content: Uint8Array, kids = (page: number, _tree: number) => ref(page)): Uint8Array {
  const file = new PdfFile();
  const tree = file.reserve();
  const stream = file.addStream("", content);
  const font = "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>";
  const page = file.add(
    `<</Type /Page /Parent ${ref(tree)} /MediaBox [0 0 612 792] /Contents ${ref(stream)} /Resources <</Font <</F1 ${font}>>>>>>`,
  );
  file.set(tree, `<</Type /Pages /Count 1 /Kids [${kids(page, tree)}]>>`);
  const root = file.add(`<</Type /Catalog /Pages ${ref(tree)}>>`);
  return file.finish({ root, info: file.add("<</Title (X)>>"), id: "0".repeat(32) });
}

const deep = (open: string, close: string, count: number): string => open.repeat(count) + close.repeat(count);

const hostile: readonly (readonly [string, Uint8Array])[] = [
  ["nested.fdx", utf8(`<FinalDraft><Content>${deep("<Paragraph>", "</Paragraph>", 50_000)}</Content></FinalDraft>`)],
  [
    "entities.fdx",
    utf8(
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><FinalDraft><Content><Paragraph><Text>&a;</Text></Paragraph></Content></FinalDraft>',
    ),
  ],
  ["nested.osf", utf8(`<document><paragraphs>${deep("<para>", "</para>", 50_000)}</paragraphs></document>`)],
  ["nested.odt", odtFile({ body: deep("<text:section>", "</text:section>", 50_000) })],
  ["nested.tei", utf8(`<TEI><text><body>${deep("<div>", "</div>", 50_000)}</body></text></TEI>`)],
  ["nested.html", utf8(`${deep("<div>", "</div>", 50_000)}`)],
  ["nested.json", utf8(deep("[", "]", 100_000))],
  ["nested.rtf", utf8(`{\\rtf1${deep("{", "}", 100_000)}}`)],
  ["bomb.docx", zipSync({ "word/document.xml": new Uint8Array(300_000_000) }, { level: 9 })],
  ["bomb.odt", zipSync({ "content.xml": new Uint8Array(300_000_000) }, { level: 9 })],
  ["bomb.epub", zipSync({ "META-INF/container.xml": new Uint8Array(300_000_000).fill(32) }, { level: 9 })],
  ["bomb.zip", zipSync({ "play.txt": new Uint8Array(300_000_000).fill(32) }, { level: 9 })],
  ["bomb.highland", zipSync({ "text.md": new Uint8Array(300_000_000).fill(32) }, { level: 9 })],
  ["bomb.pdf", pdfOf(new Uint8Array(300_000_000).fill(32))],
  ["text.pdf", pdfOf(utf8(`BT /F1 12 Tf ${"1 0 0 1 72 700 Tm (Hello) Tj ".repeat(1_000_000)} ET`))],
  ["nested.pdf", pdfOf(utf8("[".repeat(1_000_000)))],
  ["loop.pdf", pdfOf(utf8("BT /F1 12 Tf (Hi) Tj ET"), (_, tree) => `${ref(tree)} ${ref(tree)}`)],
  ["many.docx", zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, new Uint8Array(0)])))],
];

test.each(hostile)("%s is refused quickly", async (name, bytes) => {
  const start = process.cpuUsage();
  expect(await reads(name, bytes)).toBe(false);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(longestMilliseconds);
});

test.each([
  ["play.rtf", (count: number) => `{\\rtf1 ${"MARA\\par\\tab Hello.\\par ".repeat(count)}}`],
  [
    "play.fodt",
    (count: number) =>
      `<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:body><office:text>${"<text:p>MARA</text:p><text:p>Hello.</text:p>".repeat(count)}</office:text></office:body></office:document>`,
  ],
  ["play.ds", (count: number) => `# X\n\n## ACT I\n\n${"MARA\nHello.\n\n> She sits.\n\n".repeat(count)}`],
  ["play.md", (count: number) => `# X\n\n${"**MARA**  \nHello _you_ _a.\n\n".repeat(count)}`],
  ["play.html", (count: number) => "<p align=center>MARA</p><p>Hello.</p><p><i>She sits.</i></p>".repeat(count)],
] as const)("%s is read in linear time", async (name, textOf) => {
  const readsAll = async (count: number) => expect(await isRead(name, utf8(textOf(count)))).toBe(true);
  await readsAll(250);
  expect(await isLinear(readsAll, 500)).toBe(true);
});
