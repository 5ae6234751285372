import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
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
