import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { act, dialogue, parenthetical, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { verse } from "#tests/support/verse.ts";
import { fixedMeasure } from "../../layout/measure.ts";
import { paginate } from "../../layout/paginate.ts";
import { type Play, textOf } from "../../play.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { glyphRuns } from "./glyphRuns.ts";
import { missingGlyphs } from "./missingGlyphs.ts";
import { writePdf } from "./writePdf.ts";

const fonts = manuscriptFonts();
const createdAt = new Date("2026-01-01T00:00:00Z");

async function print(play: Play, author = "Jane Doe") {
  const bytes = await writePdf(paginate(play), { fonts, title: play.front.title, author, createdAt });
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

test("the PDF has every word of the play, and nothing but names and numbers more", async () => {
  const words = await wordsOf(await print(small));
  const expected = small.blocks.flatMap((part) => textOf(part).split(/\s+/));
  const fold = (all: readonly string[]) => all.map((word) => word.toLowerCase().replace(/[()]/g, "")).sort();
  const added = "A Doll’s House by Henrik Ibsen I-1-1 I-1-2 Nora Continued".split(" ");
  expect(fold(words)).toEqual(fold([...expected, ...added]));
});

test("lines stand where the paginator put them", async () => {
  const pdf = await print(small);
  const items = await itemsOn(pdf, 2);
  const find = (text: string) => items.find((item) => item.str.trim() === text)?.transform;
  expect(find("verse 1")?.[4]).toBeCloseTo(72);
  expect(find("verse 2")?.[5]).toBeCloseTo((find("verse 1")?.[5] ?? 0) - 12);
  expect(find("I-1-1")?.[4]).toBeCloseTo(612 - 72 - 5 * 7.2);
});

test("the file is tagged, has title, language and bookmarks", async () => {
  const pdf = await print(small);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "A Doll’s House", Author: "Jane Doe", Language: "en" });
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  expect((await pdf.getOutline()).map((item) => item.title)).toEqual(["ACT I", "Scene 1"]);
});

test("headings and paragraphs are told apart for screen readers", async () => {
  const pdf = await print(small);
  const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
  expect(tree).toContain('"role":"H2"');
  expect(tree).toContain('"role":"P"');
});

test("without an author the file names nobody", async () => {
  const { info } = await (await print(small, "")).getMetadata();
  expect(info).not.toHaveProperty("Author");
});

test("right-to-left words stand in visual order, with their marks on the left and brackets around them", async () => {
  const [line] = paginate(playWith({ title: "T" }, speech("A", "(שלום) עולם, 42"))).pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts), fixedMeasure(10)) : [];
  const shown = runs.flatMap((run) => visualOrder(run.text));
  expect(shown.join("").trim()).toBe("42 ,םלוע (םולש)");
  expect(new Set(runs.filter((run) => /[א-ת]/.test(run.text)).map((run) => run.family))).toEqual(new Set([1]));
});

/** The font engine draws a text with Hebrew letters from its end. */
const visualOrder = (text: string) =>
  (text.match(/\s+|\S+/g) ?? []).map((word) => (/[א-ת]/.test(word) ? Array.from(word).reverse().join("") : word));

test("italics stand in cells as all else does", () => {
  const words = { text: "office fluffy", italic: true } as const;
  const [line] = paginate(playWith({ title: "T" }, speech("A", dialogue(words)))).pages[1]?.lines.slice(-1) ?? [];
  const runs = line ? glyphRuns(line, fontCoverage(fonts), fixedMeasure(10)) : [];
  expect(runs.map((run) => run.text)).toEqual(["of", "f", "ice f", "luf", "fy"]);
  expect(runs.map((run) => Math.round((run.x - 1) * 10))).toEqual([0, 2, 3, 8, 11]);
});

test("characters that no font has are named with their page", () => {
  const play = playWith({ title: "T" }, speech("A", "To 世界, and 世."), speech("Б", "Ω \u200fש\u200f e\u0301"));
  expect(missingGlyphs(paginate(play), fonts)).toEqual([
    { character: "世", codePoint: "U+4E16", page: "1" },
    { character: "界", codePoint: "U+754C", page: "1" },
  ]);
  expect(missingGlyphs(paginate(play), fonts.slice(0, 1)).map((glyph) => glyph.character)).toContain("Б");
});

test("a missing character is printed as a question mark, not as a gap", async () => {
  const pdf = await print(playWith({ title: "T" }, speech("A", "To 世 it")));
  expect(await wordsOf(pdf)).toContain("?");
});
