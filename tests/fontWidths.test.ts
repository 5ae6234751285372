import { expect, test } from "vitest";
import * as table from "#domain/play/layout/widthsOfFonts.ts";
import { fontWidthsTable } from "../bin/fontWidthsTable.ts";

test("the table of character widths is what the font files give", () => {
  expect({ ...table }).toEqual(fontWidthsTable());
});
