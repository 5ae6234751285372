import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect } from "vitest";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";

/** In lower case, without punctuation. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the printed words of a play. Notes are private and aren't printed. */
export const wordsOfPlay = ({ blocks }: Play): readonly string[] =>
  blocks.filter(({ kind }) => kind !== "note").flatMap((block) => wordsOf(textOf(block)));

/** Returns the words of a PDF, page by page, without page numbers and the names of continued speeches. */
export async function wordsOfPdf(bytes: Uint8Array, pages: readonly ManuscriptSheet[]) {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    const lines = text.split("\n");
    const { label, continued } = pages[number - 1] ?? {};
    for (const addition of [label, continued]) if (lines[0] === addition) lines.shift();
    words.push(...wordsOf(lines.join("\n").replaceAll("(Continued)", "")));
  }
  return { numPages: pdf.numPages, words };
}

/**
 * Returns the words of a PDF, sorted alphabetically within each page, because two printers may go through a page in
 * different orders.
 */
export async function pagesOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    pages.push([...wordsOf(text)].sort().join(" "));
  }
  return pages;
}

/** Where a line of a PDF begins, in points from the left and bottom edges. */
interface PdfLine {
  readonly x: number;
  readonly y: number;
}

/** Returns the size of each page of a PDF in points, and its lines. */
export async function linesOfPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: { readonly size: readonly number[]; readonly lines: readonly PdfLine[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = new Map<string, PdfLine>();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      const known = lines.get(y.toFixed(1));
      if (!known || x < known.x) lines.set(y.toFixed(1), { x, y });
    }
    pages.push({ size: page.view.slice(2), lines: [...lines.values()] });
  }
  return pages;
}

/** Checks the size of a PDF's paper, and that every line begins where the play's layout places it. */
export async function expectPdfOf(play: Play, bytes: Uint8Array): Promise<void> {
  const { layout, pages: sheets } = paginate(play);
  const pages = await linesOfPdf(bytes);
  expect(pages.length).toBe(sheets.length);
  for (const [index, { size, lines }] of pages.entries()) {
    expect(size[0]).toBeCloseTo(layout.paper.width * 72, 1);
    expect(size[1]).toBeCloseTo(layout.paper.height * 72, 1);
    const expected = (sheets[index]?.lines ?? []).filter(({ spans }) => spans.length > 0);
    expect(lines.map(({ x }) => x.toFixed(1)).sort()).toEqual(expected.map(({ x }) => (x * 72).toFixed(1)).sort());
  }
}
