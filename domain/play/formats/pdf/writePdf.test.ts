import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test, vi } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import { fixedMeasure } from "#domain/play/layout/measures/fixedMeasure.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, dialogue, parenthetical, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { verse } from "#tests/support/verse.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { glyphRuns } from "./glyphRuns.ts";
import { canPrint, missingGlyphs } from "./missingGlyphs.ts";
import { writePdf } from "./writePdf.ts";

const fonts = manuscriptFonts();
const createdAt = new Date("2026-01-01T00:00:00Z");

async function print(play: Play, author = "Jane Doe") {
  const bytes = writePdf(paginate(play), { fonts, title: play.front.title, author, createdAt });
  return getDocument({ data: bytes, verbosity: 0 }).promise;
}

async function itemsOn(pdf: Awaited<ReturnType<typeof print>>, page: number) {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => ("str" in item ? [item] : []));
}

async function wordsOf(pdf: Awaited<ReturnType<typeof print>>): Promise<readonly string[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => itemsOn(pdf, index + 1));
  const texts = (await Promise.all(pages)).map((items) =>
    items.map((item) => (item.hasEOL ? `${item.str} ` : item.str)).join(""),
  );
  return texts.join(" ").split(/\s+/).filter(Boolean);
}

const small = playWith(
  { title: "A Doll’s House", authors: "Henrik Ibsen" },
  act("ACT I"),
  scene("Scene 1"),
  speech("Nora", parenthetical("softly"), verse(60, "verse")),
  speech("Чайка", "Я — чайка. Нет, не то."),
);

test("the PDF contains every word of the play, and adds only names and numbers", async () => {
  const words = await wordsOf(await print(small));
  const expected = small.blocks.flatMap((part) => textOf(part).split(/\s+/));
  const fold = (all: readonly string[]) => all.map((word) => word.toLowerCase().replace(/[()]/g, "")).sort();
  const added = "A Doll’s House by Henrik Ibsen I-1-1 I-1-2 Nora Continued".split(" ");
  expect(fold(words)).toEqual(fold([...expected, ...added]));
});

test("lines are where the paginator put them", async () => {
  const pdf = await print(small);
  const items = await itemsOn(pdf, 2);
  const find = (text: string) => items.find((item) => item.str.trim() === text)?.transform;
  expect(find("verse 1")?.[4]).toBeCloseTo(72);
  expect(find("verse 2")?.[5]).toBeCloseTo((find("verse 1")?.[5] ?? 0) - 12);
  expect(find("I-1-1")?.[4]).toBeCloseTo(612 - 72 - 5 * 7.2);
});

test("text in a proportional font is where the paginator put it, word for word", async () => {
  const manuscript = paginate(small, layouts.uk);
  const bytes = writePdf(manuscript, { fonts: manuscriptFonts("Arimo"), title: "T", createdAt });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const page = manuscript.pages.findIndex(({ section }) => section === "play");
  const items = await itemsOn(pdf, page + 1);
  const space = manuscript.measure.widthOf(" ", { text: " " }) * 72;
  for (const { x, width, spans } of manuscript.pages[page]?.lines ?? []) {
    const item = items.find(({ str }) => str.trim() === textOfSpans(spans).trim());
    expect(item?.transform[4]).toBeCloseTo(x * 72, 2);
    const end = (item?.width ?? 0) - (item?.str.endsWith(" ") ? space : 0);
    expect(end).toBeCloseTo(width * 72, 1);
  }
});

test("an imposed booklet has two pages on each side of its sheets, and is read in the order of the play", async () => {
  const manuscript = paginate(small, layouts["acting-edition"]);
  const options = { fonts: manuscriptFonts("Tinos"), title: "T", createdAt };
  const bytes = writePdf(manuscript, { ...options, imposed: true });
  expect(await warningsOf(bytes)).toEqual([]);
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  expect(manuscript.pages).toHaveLength(4);
  expect(pdf.numPages).toBe(2);
  expect((await pdf.getPage(1)).view).toEqual([0, 0, 792, 612]);
  const numbersOn = async (side: number) =>
    (await itemsOn(pdf, side))
      .filter(({ str }) => /^\d+$/.test(str.trim()))
      .map(({ str, transform }) => [str.trim(), transform[4] > 396]);
  expect(await numbersOn(1)).toEqual([["2", false]]);
  expect(await numbersOn(2)).toEqual([["1", true]]);
  expect((await pdf.getOutline()).map((item) => item.title)).toEqual(["ACT I", "Scene 1"]);
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
});

test("the file is tagged and has a title, a language and bookmarks", async () => {
  const pdf = await print(small);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "A Doll’s House", Author: "Jane Doe", Language: "en" });
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  expect((await pdf.getOutline()).map((item) => item.title)).toEqual(["ACT I", "Scene 1"]);
});

/** Returns the levels of a file's headings in order, and whether it says that it's accessible. */
async function accessibilityOf(play: Play, options: { readonly language?: string; readonly title?: string } = {}) {
  const bytes = writePdf(paginate(play), { fonts, title: "T", language: "en", createdAt, ...options });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { metadata } = await pdf.getMetadata();
  const levels: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++)
    levels.push(...(JSON.stringify(await (await pdf.getPage(page)).getStructTree()).match(/"H\d"/g) ?? []));
  return { levels: levels.map((one) => one.slice(1, -1)), isPdfUa: metadata?.get("pdfuaid:part") === "1" };
}

test.each([
  [
    "a title page, acts and scenes",
    playWith({ title: "T" }, act("I"), scene("1"), speech("A", "x")),
    ["H1", "H2", "H3"],
  ],
  ["scenes only", playWith({ title: "T" }, scene("1"), speech("A", "x")), ["H1", "H2"]],
  [
    "a scene before the first act",
    playWith({ title: "T" }, scene("1"), act("I"), scene("2")),
    ["H1", "H2", "H2", "H2"],
  ],
  ["no headings of its own", playWith({ title: "T" }, speech("A", "x")), ["H1"]],
])("a file of a play with %s leaves out no level of headings, and says that it's PDF/UA", async (_, play, levels) => {
  expect(await accessibilityOf(play)).toEqual({ levels, isPdfUa: true });
});

test("a file without a title, or in a language that isn't known, doesn't say that it's PDF/UA", async () => {
  const play = playWith({ title: "T" }, speech("A", "x"));
  expect((await accessibilityOf(play, { title: " " })).isPdfUa).toBe(false);
  const bytes = writePdf(paginate(play), { fonts, title: "T", createdAt });
  const { metadata } = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getMetadata();
  expect(metadata?.get("pdfuaid:part")).toBeNull();
});

test("screen readers can tell headings from paragraphs", async () => {
  const pdf = await print(small);
  const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
  expect(tree).toContain('"role":"H2"');
  expect(tree).toContain('"role":"P"');
});

/** Returns what pdf.js warns about while it opens a file; it repairs what it can and says so. */
async function warningsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 1 }).promise;
  for (let page = 1; page <= pdf.numPages; page++) await (await pdf.getPage(page)).getOperatorList();
  const warnings = log.mock.calls.flat().map(String);
  log.mockRestore();
  return warnings;
}

test("readers find every object where the file says it is", async () => {
  const bytes = writePdf(paginate(small), { fonts, title: "T", createdAt });
  expect(await warningsOf(bytes)).toEqual([]);
  const text = Buffer.from(bytes).toString("latin1");
  const misplaced = Buffer.from(text.replace(/startxref\n\d/, "startxref\n9"), "latin1");
  expect(await warningsOf(new Uint8Array(misplaced))).not.toEqual([]);
});

test("the same manuscript gives the same bytes", () => {
  const options = { fonts, title: "T", createdAt };
  expect(writePdf(paginate(small), options)).toEqual(writePdf(paginate(small), options));
});

test("a title with marks that XML and PDF use themselves is given as written", async () => {
  const title = "A <b> & (c\\) «ж»";
  const bytes = writePdf(paginate(small), { fonts, title, author: "D & E", createdAt });
  const { info, metadata } = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getMetadata();
  expect(info).toMatchObject({ Title: title, Author: "D & E" });
  expect(metadata?.get("dc:title")).toBe(title);
});

test("accents without a letter of their own stand over their letter", async () => {
  const pdf = await print(playWith({ title: "T" }, speech("A", "q\u0301x")));
  const items = await itemsOn(pdf, 2);
  expect(items.map(({ str }) => str).join("")).toContain("q\u0301x");
});

test("without an author, the file contains no name", async () => {
  const { info } = await (await print(small, "")).getMetadata();
  expect(info).not.toHaveProperty("Author");
});

test("right-to-left words are in visual order, with their punctuation on the left and brackets around them", async () => {
  const [line] = paginate(playWith({ title: "T" }, speech("A", "(שלום) עולם, 42"))).pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts), fixedMeasure(10)) : [];
  const shown = runs.flatMap((run) => visualOrder(run.text));
  expect(shown.join("").trim()).toBe("42 ,םלוע (םולש)");
  expect(new Set(runs.filter((run) => /[א-ת]/.test(run.text)).map((run) => run.family))).toEqual(new Set([1]));
});

/** Returns the text as drawn: the font engine draws text with Hebrew letters from its end. */
const visualOrder = (text: string) =>
  (text.match(/\s+|\S+/g) ?? []).map((word) => (/[א-ת]/.test(word) ? Array.from(word).reverse().join("") : word));

test("italics are placed in cells like all other text", () => {
  const words = { text: "office fluffy", italic: true } as const;
  const [line] = paginate(playWith({ title: "T" }, speech("A", dialogue(words)))).pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts), fixedMeasure(10)) : [];
  expect(runs.map((run) => run.text)).toEqual(["of", "f", "ice f", "luf", "fy"]);
  expect(runs.map((run) => Math.round((run.x - 1) * 10))).toEqual([0, 2, 3, 8, 11]);
});

test("characters that no font has are listed with act, scene and surrounding text", () => {
  const play = playWith(
    { title: "T ★" },
    act("Act One"),
    scene("Scene 1", speech("A", "To 世界, and 世.")),
    scene("Scene 2", speech("Б", "Ω \u200fש\u200f e\u0301 世 👩‍🚀")),
  );
  const first = { section: "play", page: "I-1-1", act: "Act One", scene: "Scene 1", quote: "To 世界, and 世." };
  const second = { ...first, scene: "Scene 2", quote: "Ω \u200fש\u200f e\u0301 世 👩‍🚀" };
  expect(missingGlyphs(paginate(play), fonts, play.blocks)).toEqual([
    {
      character: "★",
      codePoints: ["U+2605"],
      count: 1,
      places: [{ section: "title", page: "", act: "", scene: "", quote: "T ★" }],
    },
    { character: "世", codePoints: ["U+4E16"], count: 3, places: [first, second] },
    { character: "界", codePoints: ["U+754C"], count: 1, places: [first] },
    { character: "👩‍🚀", codePoints: ["U+1F469", "U+200D", "U+1F680"], count: 1, places: [second] },
  ]);
  expect(canPrint(paginate(play), fonts)).toBe(false);
  const cyrillic = paginate(playWith({ title: "T" }, speech("Б", "Да.")));
  expect([canPrint(cyrillic, fonts), canPrint(cyrillic, fonts.slice(0, 1))]).toEqual([true, false]);
});

test("a character that occurs everywhere is listed with its first places only", () => {
  const play = playWith({ title: "T" }, ...Array.from({ length: 40 }, (_, at) => speech("A", `${at} ♭`)));
  const [flat] = missingGlyphs(paginate(play), fonts, play.blocks);
  expect(flat?.count).toBe(40);
  expect(flat?.places.map(({ quote }) => quote)).toEqual(["0 ♭", "1 ♭", "2 ♭"]);
});

test.each([
  ["hyphens and dashes", "a\u2010b\u2011c\u2012d\u2015e\u2212f\u2043g", "a-b\u2011c–d—e−f-g"],
  ["spaces of other widths", "a\u00a0b\u2007c\u202fd\u2009e\u2003f\u3000g", "a b c d e f g"],
  ["quotes and primes", "\u02bctis \u201bx\u201f y\u02b9", "’tis ‘x“ y'"],
  ["dots and bullets", "a\u2024b\u2027c\u22c5d\u2023", "a.b·c·d•"],
  ["letters of double width", "\uff21\uff42\uff01", "Ab!"],
  ["joined letters", "o\ufb00er a\ufb03x", "offer affix"],
])("%s are printed as their look-alikes in the fonts", async (_, written, printed) => {
  const play = playWith({ title: "T" }, speech("A", written));
  const manuscript = paginate(play);
  expect(missingGlyphs(manuscript, fonts.slice(0, 1), play.blocks)).toEqual([]);
  const [line] = manuscript.pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts.slice(0, 1)), manuscript.measure) : [];
  expect(runs.map(({ text }) => text).join("")).toBe(printed);
});

test("a replacement takes the width of the character it replaces", () => {
  const [line] = paginate(playWith({ title: "T" }, speech("A", "x世y"))).pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts), fixedMeasure(10)) : [];
  expect(runs.map(({ text, x }) => [text, Math.round((x - 1) * 10)])).toEqual([
    ["x", 0],
    ["□", 1],
    ["y", 3],
  ]);
});

test.each(["♭", "✓", "日", "👩‍🚀", "م", "x\u0f18"])("%s is printed as a box, never as a gap", async (character) => {
  const pdf = await print(playWith({ title: "T" }, speech("A", `To ${character} it`)));
  expect((await wordsOf(pdf)).filter((word) => word.includes("□"))).toEqual(["□"]);
});

test("small capitals are glyphs of their own, and are read as the capitals that they stand for", async () => {
  const written = { ...playWith({}, speech("Nora", "Who's there?")), pageLayout: { layout: "acting-edition" } };
  const pdf = writePdf(paginate(written), { fonts: manuscriptFonts("EB Garamond"), title: "T", createdAt });
  const text = await pdfText(pdf);
  // One part of the file for the text, and one for the small capitals.
  expect(new Set(text.match(/GHOS\w+\+EBGaramond-Regular/g)).size).toBe(2);
  expect(text).toContain("NORA");
});
