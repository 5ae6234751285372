import { expect, test } from "vitest";
import * as arabicTable from "#domain/play/layout/measures/widthsOfArabic.ts";
import * as table from "#domain/play/layout/measures/widthsOfFonts.ts";
import { arabicWidthsTable } from "../bin/arabicWidthsTable.ts";
import { fontWidthsTable } from "../bin/fontWidthsTable.ts";

test("the table of character widths is what the font files give", () => {
  expect({ ...table }).toEqual(fontWidthsTable());
});

test("the table of Arabic letters' widths is what the font files give", () => {
  expect({ ...arabicTable }).toEqual(arabicWidthsTable());
});
