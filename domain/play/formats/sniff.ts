/** What a file that isn't text turns out to be, by its first bytes. */
const signatures: readonly (readonly [begins: string, what: string])[] = [
  ["%PDF", "a PDF"],
  ["PK\x03\x04", "a ZIP archive or a Word, Highland or Fade In document"],
  ["\x89PNG", "a picture"],
  ["\xff\xd8\xff", "a picture"],
  ["GIF8", "a picture"],
  ["\xd0\xcf\x11\xe0", "an old Word document"],
  ["\x1f\x8b", "a compressed file"],
  ["{\\rtf", "a rich text (RTF) document"],
  ["<?xml", "an XML document, as Final Draft makes them"],
  ["<FinalDraft", "a Final Draft document"],
  ["<!DOCTYPE", "a web page"],
  ["<html", "a web page"],
];

/** Describes what the file is; undefined if it may be text. */
export function findForeignContent(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16)).replace(/^ï»¿/, "");
  const known = signatures.find(([begins]) => start.startsWith(begins));
  return known?.[1];
}
