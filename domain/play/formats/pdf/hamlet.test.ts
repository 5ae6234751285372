import { existsSync, readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { writePdf } from "./writePdf.ts";

const corpus = new URL("../../../../../shared/corpus/generated/hamlet.fountain", import.meta.url);
const isThere = existsSync(corpus);
if (!isThere)
  console.warn("Left out: the corpus (../shared) does not lie beside this checkout, so Hamlet is not printed.");

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of the file without what pagination adds: page numbers, and the names of continued speeches. */
async function printedWords(bytes: Uint8Array, pages: readonly ManuscriptSheet[]): Promise<readonly string[]> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const out: string[] = [];
  for (const [index, { label, continued }] of pages.entries()) {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    const lines = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""));
    const kept = lines.join("").split("\n");
    for (const addition of [label, continued]) if (kept[0] === addition) kept.shift();
    out.push(...words(kept.join("\n").replaceAll("(Continued)", "")));
  }
  return out;
}

const spokenWords = (play: Play) =>
  play.blocks.filter(({ kind }) => kind !== "note").flatMap((part) => words(textOf(part)));

test.skipIf(!isThere)("Hamlet is printed word for word, in the order of the play", async () => {
  const { play } = readFountain(readFileSync(corpus, "utf8"), numberedIds());
  const manuscript = paginate(play);
  const options = { fonts: manuscriptFonts(), title: "Hamlet", createdAt: new Date(0) };
  const bytes = writePdf(manuscript, options);
  expect(bytes.length).toBeLessThan(350_000);
  const printed = await printedWords(bytes, manuscript.pages);
  const spoken = spokenWords(play);
  expect(spoken.length).toBeGreaterThan(30_000);
  expect(printed.slice(-spoken.length)).toEqual(spoken);
});
