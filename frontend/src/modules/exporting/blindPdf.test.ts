import { expect, test } from "vitest";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";

/** Prints the play as the worker does and reads the PDF back. */
async function readBack(play: Play): Promise<string> {
  const { title, authors: author } = play.front;
  const print = { fonts: manuscriptFonts(), title, author, createdAt: new Date("2026-01-01T00:00:00Z") };
  return pdfText(writePdf(paginate(play), print));
}

test("a blind PDF names nobody: not in its text, its properties or its bytes", async () => {
  expect(namesInPlay(await readBack(namedPlay)).length).toBeGreaterThan(2);
  const blind = await readBack(withoutNames(namedPlay, { alsoNames: blindNames }));
  expect(blind).toContain("REGINE");
  expect(namesInPlay(blind)).toEqual([]);
});
