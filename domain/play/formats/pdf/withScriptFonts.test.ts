import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { installedScriptFonts, manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { passages, playInManyScripts } from "#tests/support/playInManyScripts.ts";
import { readFontSlices } from "./fontSlices.ts";
import { missingGlyphs } from "./missingGlyphs.ts";
import { openFont } from "./openFont.ts";
import { type ScriptFontSource, withScriptFonts } from "./withScriptFonts.ts";
import { writePdf } from "./writePdf.ts";

/** Records which files are read. */
function watched() {
  const files: string[] = [];
  const source: ScriptFontSource = {
    ...installedScriptFonts,
    readFile: (address, font) => {
      files.push(address.replace(/^.*\/|-normal.*$/g, ""));
      return installedScriptFonts.readFile(address, font);
    },
  };
  return { files, source };
}

const saying = (text: string): Play => playWith({ title: "T" }, speech("A", text));

async function fontsFor(play: Play, source: ScriptFontSource = installedScriptFonts) {
  const manuscript = paginate(play, layouts.uk);
  return { manuscript, fonts: await withScriptFonts({ manuscript, fonts: manuscriptFonts("Arimo") }, source) };
}

async function textOfPdf(play: Play): Promise<string> {
  const { manuscript, fonts } = await fontsFor(play);
  const bytes = writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  });
  return (await Promise.all(pages)).join("");
}

const unspaced = (text: string) => text.replace(/\s/g, "");
const arabicWords = (text: string) => (text.match(/[\u0620-\u06d3]+/g) ?? []).sort();

test.each(["japanese", "simplified", "traditional", "korean", "polytonic"] as const)(
  "a PDF in %s has the text of the play",
  async (name) => {
    expect(unspaced(await textOfPdf(saying(passages[name])))).toContain(unspaced(passages[name]));
  },
);

test.each(["arabic", "urdu"] as const)("a PDF in %s has every word with its letters in order", async (name) => {
  const words = arabicWords(passages[name]);
  expect(words.length).toBeGreaterThan(15);
  expect(arabicWords(await textOfPdf(saying(passages[name])))).toEqual(words);
});

test("only the files with a play's letters are read, in the weights that it has", async () => {
  const { files, source } = watched();
  await fontsFor(saying("To be, or not to be — Чайка, שלום."), source);
  expect(files).toEqual([]);
  await fontsFor(saying("هو"), source);
  expect(files).toEqual(["vazirmatn-arabic-400"]);
  await fontsFor(saying(passages.japanese), source);
  const japanese = files.slice(1);
  expect(japanese.length).toBeLessThan(40);
  expect(japanese.every((file) => /^noto-sans-jp-.*-400$/.test(file))).toBe(true);
});

test("a letter that the language's font doesn't have comes from another", async () => {
  const { manuscript, fonts } = await fontsFor(playInManyScripts);
  expect(missingGlyphs(manuscript, fonts, playInManyScripts.blocks)).toEqual([]);
  const names = fonts.map(({ regular }) => openFont(regular).postscriptName);
  for (const name of ["Vazirmatn-Regular", "NotoSansJP-Regular", "NotoSansKR-Regular"]) expect(names).toContain(name);
});

test("a character that these fonts don't have either is still listed", async () => {
  const play = saying("日本 ก 한국 😀 سلام");
  const { manuscript, fonts } = await fontsFor(play);
  expect(missingGlyphs(manuscript, fonts, play.blocks).map(({ character }) => character)).toEqual(["ก"]);
});

test("Arabic letters are as wide in the PDF as the paginator measured them", async () => {
  const { manuscript, fonts } = await fontsFor(saying("السؤال"));
  const bytes = writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(2)).getTextContent();
  const [word] = items.flatMap((item) => ("str" in item && item.str === "السؤال" ? [item] : []));
  expect(word?.width).toBeCloseTo(manuscript.measure.widthOf("السؤال", { text: "" }) * 72, 1);
});

test("a style sheet's files are read with their ranges, however they're written", () => {
  const sheet = `@font-face{font-family:A;src:url(/assets/a-1.woff) format("woff");unicode-range:U+4??,U+25ee8,U+30-39}
    @font-face { src: url("./files/b.woff") format('woff'); unicode-range: u+AC00; }`;
  expect(readFontSlices(sheet)).toEqual([
    {
      address: "/assets/a-1.woff",
      ranges: [
        [0x400, 0x4ff],
        [0x25ee8, 0x25ee8],
        [0x30, 0x39],
      ],
    },
    { address: "./files/b.woff", ranges: [[0xac00, 0xac00]] },
  ]);
});

const symbols = "✓ ✗ ★ ♭ ♮ ☾ ⌘ 😀 🚀 ❤️ 👩‍🚀 👍🏽";

test.each(["Courier Prime", "Arimo"] as const)(
  "signs and emoji are printed beside %s, in fonts of their own",
  async (name) => {
    const { files, source } = watched();
    const play = saying(`${symbols} ℃ ‽`);
    const manuscript = paginate(play, name === "Arimo" ? layouts.uk : layouts["guild-modern"]);
    const fonts = await withScriptFonts({ manuscript, fonts: manuscriptFonts(name) }, source);
    expect(missingGlyphs(manuscript, fonts, play.blocks)).toEqual([]);
    expect(files.length).toBeGreaterThan(2);
    const bytes = writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
    const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(2);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    for (const sign of ["✓", "★", "♭", "😀", "🚀", "👍"]) expect(text).toContain(sign);
    // Skin tones are shades of a color, which a font in black would print as a square.
    expect(text).not.toContain("🏽");
  },
);

test("a symbol is no wider than the room it was measured with", async () => {
  const play = saying("✓✓✓");
  const manuscript = paginate(play, layouts["guild-modern"]);
  const fonts = await withScriptFonts({ manuscript, fonts: manuscriptFonts() }, installedScriptFonts);
  const bytes = writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
  const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(2);
  const { items } = await page.getTextContent();
  const signs = items.flatMap((item) => ("str" in item && item.str.includes("✓") ? [item] : []));
  expect(signs.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(3 * 7.2 + 0.1);
});

test.each(["a‑b – “quoted” ﬁne", "→ ≤ ½ €"])("%s needs no font of symbols beside Arimo", async (text) => {
  const { files, source } = watched();
  await fontsFor(saying(text), source);
  expect(files).toEqual([]);
});
