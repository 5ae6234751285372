import { expect, test } from "vitest";
import { readSheet, textOfSheet } from "./readSheet.ts";

test.each([
  ["commas", 'Theater,Play\nBush,"Ghosts, again"'],
  ["semicolons", 'Theater;Play\r\nBush;"Ghosts, again"\r\n'],
  ["tabs", "Theater\tPlay\nBush\tGhosts, again\n\n"],
  ["old line ends", 'Theater,Play\rBush,"Ghosts, again"'],
  ["a byte order mark", '\uFEFF"Theater","Play"\n"Bush","Ghosts, again"'],
])("cells are read from a sheet with %s", (_, text) => {
  expect(readSheet(text)).toEqual([
    ["Theater", "Play"],
    ["Bush", "Ghosts, again"],
  ]);
});

test("quoted cells keep their line breaks and quotes, and a quote without an end is text", () => {
  expect(readSheet('A,"one\r\ntwo, ""three"""\n"open,B')).toEqual([
    ["A", 'one\ntwo, "three"'],
    ['"open', "B"],
  ]);
  expect(readSheet('12" reel,"a"b,')).toEqual([['12" reel', "ab", ""]]);
});

test("rows without text are left out, and control characters become spaces", () => {
  expect(readSheet("A,B\n,\n \u0000 ,\nC,D\u0007d")).toEqual([
    ["A", "B"],
    ["C", "D d"],
  ]);
  expect(readSheet("")).toEqual([]);
});

test("a separator at the end of the text is followed by an empty cell", () => {
  expect(readSheet("A,B\nC,")).toEqual([
    ["A", "B"],
    ["C", ""],
  ]);
});

test("files in UTF-8, UTF-16 and Windows-1252 are read", () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes);
  expect(textOfSheet(new TextEncoder().encode("Café"))).toBe("Café");
  expect(textOfSheet(bytes(0x43, 0x61, 0x66, 0xe9, 0x20, 0x80))).toBe("Café €");
  expect(textOfSheet(bytes(0xff, 0xfe, 0x41, 0x00))).toBe("\uFEFFA".slice(1));
});
