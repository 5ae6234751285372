import { strToU8, zlibSync } from "fflate";
import { expect, test } from "vitest";
import { assertStreamSizes } from "./streamSizes.ts";

/** Returns a file with one stream. */
function fileWith(dictionary: string, content: Uint8Array): Uint8Array {
  const [head, end] = [strToU8(`%PDF-1.7\n4 0 obj\n<<${dictionary}>>\nstream\n`), strToU8("\nendstream\nendobj\n")];
  const bytes = new Uint8Array(head.length + content.length + end.length);
  bytes.set(head);
  bytes.set(content, head.length);
  bytes.set(end, head.length + content.length);
  return bytes;
}

const page = zlibSync(strToU8("BT (Who is there?) Tj ET ".repeat(200)));
const bomb = zlibSync(new Uint8Array(6_000_000));

test.each([
  ["a page of a play", "/Filter /FlateDecode", page],
  ["an old page in ASCII", "/Filter [/ASCII85Decode /LZWDecode]", new Uint8Array(9_000)],
  ["an old font in ASCII", "/Length1 5 /Filter [/A85 /Fl]", new Uint8Array(90_000)],
  ["a picture, which is never decoded", "/Subtype /Image /Filter /FlateDecode", bomb],
  ["a stream that isn't compressed", "/Length 6000000", new Uint8Array(6_000_000)],
])("takes %s", (_, dictionary, content) => {
  expect(() => assertStreamSizes(fileWith(dictionary, content))).not.toThrow();
});

test.each([
  ["a page of six megabytes", "/Filter /FlateDecode", bomb],
  ["its filter's name in numbers", "/Filter /Fl#61teDecode", bomb],
  ["two compressions, the second of which makes gigabytes", "/Filter [/FlateDecode /FlateDecode]", zlibSync(bomb)],
  ["two compressions in short", "/F [/Fl /LZW]", zlibSync(bomb)],
  ["long text in ASCII that was compressed", "/Filter [/ASCII85Decode /FlateDecode]", new Uint8Array(50_000)],
  ["filters in another object", "/Filter 9 0 R", new Uint8Array(50_000)],
])("refuses %s", (_, dictionary, content) => {
  expect(() => assertStreamSizes(fileWith(dictionary, content))).toThrow("much larger than it looks");
});
