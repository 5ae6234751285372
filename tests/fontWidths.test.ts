import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontWidthsFile } from "../bin/fontWidthsFile.ts";

test("the table of character widths is what the font files give", () => {
  const table = new URL("../domain/play/layout/widthsOfFonts.ts", import.meta.url);
  expect(readFileSync(table, "utf8")).toBe(fontWidthsFile());
});
